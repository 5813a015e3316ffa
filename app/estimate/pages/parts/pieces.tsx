import { useEffect, useRef, useState } from "react";
import { fieldName, newPieceKey, pieceKeys, type Values } from "#app/model/estimate/form.ts";
import type { Kind, PieceField, PiecesQuestion } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PiecesProps {
	kind: Kind;
	question: PiecesQuestion;
	words: DetailsContent["words"];
	text: QuestionText;
	values: Values;
	errors: Readonly<Record<string, string>>;
}

/** Its buttons submit the form and the server adds or removes the row; with JavaScript the browser does. */
export function Pieces({ kind, question, words, text, values, errors }: PiecesProps) {
	const list = useRef<HTMLFieldSetElement>(null);
	const [keys, setKeys] = useState(() => pieceKeys(kind, values));
	/** Keys are never reused, so that a new row does not show the values of a removed one. */
	const used = useRef(keys);
	const { pieceTitle, addPiece }: Readonly<Record<"pieceTitle" | "addPiece", Partial<Record<Kind, string>>>> = words;
	const first = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: adding or removing a row changes the price range
	useEffect(() => {
		if (first.current) first.current = false;
		else list.current?.form?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [keys]);
	const add = (event: React.MouseEvent) => {
		event.preventDefault();
		const key = newPieceKey(used.current);
		used.current = [...used.current, key];
		setKeys([...keys, key]);
		requestAnimationFrame(() => document.getElementById(idOf(kind, key, question.fields[0]?.name ?? ""))?.focus());
	};
	const remove = (event: React.MouseEvent, key: string) => {
		event.preventDefault();
		setKeys(keys.filter((other) => other !== key));
		list.current?.querySelector<HTMLButtonElement>("[data-add]")?.focus();
	};
	return (
		<fieldset ref={list} className="question">
			<legend className="question-label">{text.label}</legend>
			{text.hint && <p className="question-hint">{text.hint}</p>}
			<ol className="mt-3 grid gap-4">
				{keys.map((key, index) => (
					<li key={key} className="piece-row rounded-md bg-white p-5">
						<fieldset>
							<legend className="float-left font-semibold text-spruce">
								{fillIn(pieceTitle[kind] ?? "", { n: index + 1 })}
							</legend>
							{keys.length > 1 && (
								<button
									type="submit"
									name="intent"
									value={`remove:${kind}:${key}`}
									onClick={(event) => remove(event, key)}
									className="-mt-2.5 -mr-2.5 float-right grid size-11 cursor-pointer place-items-center rounded-pill text-ink-600 hover:bg-cream"
									aria-label={fillIn(words.removePiece, { n: index + 1 })}
								>
									<Icon name="close" size={19} />
								</button>
							)}
							<input type="hidden" name={fieldName(kind, "pieces", key, "row")} value="1" />
							<div className="clear-both grid grid-cols-2 gap-4 pt-3 sm:grid-cols-4">
								{question.fields.map((field) => (
									<PieceInput key={field.name} {...{ kind, field, words, text, values, errors }} piece={key} />
								))}
							</div>
						</fieldset>
					</li>
				))}
			</ol>
			<FormRefusal place={`pieces:${kind}`} className="mt-4" />
			{keys.length < question.most && (
				<Button
					type="submit"
					name="intent"
					value={`add:${kind}`}
					data-add
					onClick={add}
					look="outline"
					size="small"
					icon="plus"
					className="mt-4"
				>
					{addPiece[kind]}
				</Button>
			)}
		</fieldset>
	);
}

function PieceInput({
	kind,
	piece,
	field,
	words,
	text,
	values,
	errors,
}: Omit<PiecesProps, "question"> & { piece: string; field: PieceField }) {
	const name = fieldName(kind, "pieces", piece, field.name);
	const { label, hint, options } = text.fields?.[field.name] ?? { label: field.name };
	const unit = { width: words.units.feet, length: words.units.feet, area: words.units.squareFeet }[field.name];
	const shared = {
		id: idOf(kind, piece, field.name),
		name,
		label: unit ? `${label} (${unit})` : label,
		hint,
		error: errors[name],
		defaultValue: values[name] ?? (field.input.type === "number" ? field.input.default : undefined) ?? "",
		className: field.input.type === "choice" ? "col-span-2" : "",
	};
	return (
		<div data-only={field.only?.join(" ")} className={`flex flex-col justify-end ${shared.className}`}>
			{field.input.type === "choice" ? (
				<SelectField {...shared}>
					<option value="">{field.name === "piece" ? words.chooseOption : words.unknown}</option>
					{field.input.options.map((option) => (
						<option key={option} value={option}>
							{optionLabel(options?.[option] ?? option)}
						</option>
					))}
				</SelectField>
			) : (
				<TextField
					{...shared}
					inputMode={field.input.decimals ? "decimal" : "numeric"}
					autoComplete="off"
					maxLength={8}
				/>
			)}
		</div>
	);
}

function idOf(kind: Kind, key: string, field: string): string {
	return fieldName(kind, "pieces", key, field);
}
