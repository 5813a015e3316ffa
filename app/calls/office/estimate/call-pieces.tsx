import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { PieceField } from "#app/estimate/pages/parts/piece-field.tsx";
import { type PieceRow, pieceTitle } from "#app/estimate/pages/parts/piece-title.ts";
import { usePieces } from "#app/estimate/pages/parts/use-pieces.ts";
import { readPiece, type Values } from "#app/model/estimate/form.ts";
import { describePiece } from "#app/model/estimate/piece-text.ts";
import { fieldsOf, rowName, sortsOf, startingValues } from "#app/model/estimate/pieces-form.ts";
import type { Kind, PiecesQuestion } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

interface CallPiecesProps {
	kind: Kind;
	question: PiecesQuestion;
	words: DetailsContent["words"];
	live: DetailsContent["live"];
	text: QuestionText;
	values: Values;
	errors: Readonly<Record<string, string>>;
}

/** Furniture or rugs: one row each, with its price. Without JavaScript the buttons send the form (`editCallPieces`). */
export function CallPieces({ kind, question, words, live, text, values, errors }: CallPiecesProps) {
	const { locale, words: staff } = useStaffLanguage();
	const { list, rows, removed, shown, typed, add, remove, restore } = usePieces(kind, values);
	const sorts = sortsOf(question);
	const gone = rows.find(({ key }) => key === removed);
	const fields = withoutHints(text);
	// The removed piece keeps the title that it had.
	const titleOf = (row: PieceRow) => pieceTitle(kind, row, row.key === removed ? rows : shown, words, text);
	return (
		<fieldset ref={list} id={`${kind}.pieces`} className="question">
			<legend className="question-label">{text.label}</legend>
			<ol className="call-pieces">
				{rows.map((row) => {
					const name = rowName(kind, row.key);
					const title = titleOf(row);
					const start = values[`${name}.row`] ? values : { ...startingValues(name, row.sort), ...values };
					const piece = readPiece(kind, row.key, { ...typed, [`${name}.piece`]: row.sort ?? "" });
					return (
						<li key={row.key} hidden={row.key === removed}>
							<fieldset aria-labelledby={name}>
								<div className="call-piece-head">
									<h3 id={name} tabIndex={-1}>
										{title}
									</h3>
									<p className="tabular">{describePiece(kind, piece, live, locale)?.amount}</p>
									{(sorts.length > 0 || shown.length > 1) && (
										<button
											type="submit"
											name="do"
											value={`remove:${kind}:${row.key}`}
											aria-label={fillIn(words.pieceCard.removeNamed, { piece: title })}
											className="office-action"
											onClick={(event) => remove(event, row.key)}
										>
											{words.pieceCard.remove}
										</button>
									)}
								</div>
								<input type="hidden" name={`${name}.row`} value="1" />
								{row.sort && <input type="hidden" name={`${name}.piece`} value={row.sort} />}
								{row.key === removed && <input type="hidden" name={`${name}.removed`} value="1" />}
								<div className="call-piece-fields">
									{fieldsOf(question, row.sort)
										.filter((field) => field.name !== "piece")
										.map((field) => (
											<PieceField
												key={field.name}
												row={name}
												values={start}
												text={fields}
												field={field}
												words={words}
												errors={errors}
											/>
										))}
								</div>
							</fieldset>
						</li>
					);
				})}
			</ol>
			{shown.length === 0 && <p className="text-ink-600 text-small">{staff.callEstimate.noPiece}</p>}
			<div role="status">
				{gone && (
					<p className="call-piece-gone">
						{fillIn(words.pieceCard.removed, { piece: titleOf(gone) })}
						<button
							id={`${kind}-restore`}
							type="submit"
							name="do"
							value={`restore:${kind}:${gone.key}`}
							className="office-action"
							onClick={restore}
						>
							{words.pieceCard.restore}
						</button>
					</p>
				)}
			</div>
			{shown.length < question.most && (
				<fieldset className="call-piece-add">
					<legend className="sr-only">{addLabel(kind, words)}</legend>
					{(sorts.length > 0 ? sorts : [undefined]).map((sort) => (
						<button
							key={sort ?? ""}
							type="submit"
							name="do"
							value={sort ? `add:${kind}:${sort}` : `add:${kind}`}
							className="choice pill"
							onClick={(event) => add(event, sort)}
						>
							<OfficeIcon name="plus" size={17} />
							{sort ? optionLabel(text.fields?.piece?.options?.[sort] ?? sort) : addLabel(kind, words)}
						</button>
					))}
				</fieldset>
			)}
		</fieldset>
	);
}

function addLabel(kind: Kind, { addPiece }: DetailsContent["words"]): string {
	return (addPiece as Partial<Record<Kind, string>>)[kind] ?? "";
}

function withoutHints(text: QuestionText): QuestionText {
	const fields = Object.entries(text.fields ?? {}).map(([name, { hint: _, ...field }]) => [name, field]);
	return { ...text, fields: Object.fromEntries(fields) };
}
