import { formatMoney } from "#app/locale/format.ts";
import { readPiece, type Values } from "#app/model/estimate/form.ts";
import { describePiece } from "#app/model/estimate/piece-text.ts";
import { fieldsOf, rowName, sortsOf, startingValues } from "#app/model/estimate/pieces-form.ts";
import type { Kind, PiecesQuestion } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { AddPiece } from "./add-piece.tsx";
import { PieceCard } from "./piece-card.tsx";
import { PieceField } from "./piece-field.tsx";
import { type PieceRow, pieceTitle } from "./piece-title.ts";
import { usePieces } from "./use-pieces.ts";

interface PiecesProps {
	kind: Kind;
	question: PiecesQuestion;
	words: DetailsContent["words"];
	live: DetailsContent["live"];
	text: QuestionText;
	values: Values;
	errors: Readonly<Record<string, string>>;
}

/** Its buttons submit the form and the server edits the list (`editPieces`); with JavaScript the browser does. */
export function Pieces({ kind, question, words, live, text, values, errors }: PiecesProps) {
	const { locale } = useLanguage();
	const { list, rows, removed, shown, typed, add, remove, restore } = usePieces(kind, values);
	const hasSorts = sortsOf(question).length > 0;
	// The removed piece keeps the title that it had.
	const titleOf = (row: PieceRow) => pieceTitle(kind, row, row.key === removed ? rows : shown, words, text);
	const gone = rows.find(({ key }) => key === removed);
	const minimum = formatMoney(live.prices.ranges["minimum-call-out"].low, locale);
	return (
		<fieldset ref={list} id={`${kind}.pieces`} className="question scroll-mt-6">
			<legend className="question-label">{text.label}</legend>
			{text.hint && <p className="question-hint">{text.hint}</p>}
			<ol className="mt-4 grid gap-4 empty:hidden">
				{rows.map((row) => {
					const name = rowName(kind, row.key);
					const isNew = !values[`${name}.row`];
					const start = isNew ? { ...startingValues(name, row.sort), ...values } : values;
					const isRemovable = hasSorts || shown.length > 1;
					return (
						<PieceCard
							key={row.key}
							id={name}
							title={titleOf(row)}
							sort={row.sort}
							text={describePiece(
								kind,
								readPiece(kind, row.key, { ...typed, [`${name}.piece`]: row.sort ?? "" }),
								live,
								locale,
							)}
							words={words.pieceCard}
							remove={
								isRemovable ? { value: `remove:${kind}:${row.key}`, onClick: (event) => remove(event, row.key) } : null
							}
							removed={row.key === removed}
						>
							<input type="hidden" name={`${name}.row`} value="1" />
							{row.sort && <input type="hidden" name={`${name}.piece`} value={row.sort} />}
							{row.key === removed && <input type="hidden" name={`${name}.removed`} value="1" />}
							{fieldsOf(question, row.sort)
								.filter((field) => field.name !== "piece")
								.map((field) => (
									<PieceField
										key={field.name}
										row={name}
										values={start}
										field={field}
										words={words}
										text={text}
										errors={errors}
									/>
								))}
						</PieceCard>
					);
				})}
			</ol>
			{shown.length === 0 && (
				<p className="mt-4 rounded-md bg-white px-6 py-5 text-ink-600 text-note">
					{fillIn(words.pieceCard.empty, { minimum })}
				</p>
			)}
			<div role="status">
				{gone && (
					<p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-cream-200 py-1.5 pr-5 pl-6 text-note">
						{fillIn(words.pieceCard.removed, { piece: titleOf(gone) })}
						<button
							id={`${kind}-restore`}
							type="submit"
							name="intent"
							value={`restore:${kind}:${gone.key}`}
							onClick={restore}
							className="text-link cursor-pointer"
						>
							{words.pieceCard.restore}
						</button>
					</p>
				)}
			</div>
			<FormRefusal place={`pieces:${kind}`} className="mt-4" />
			{shown.length < question.most && (
				<AddPiece
					kind={kind}
					question={question}
					words={words}
					text={text}
					present={shown.map(({ sort }) => sort)}
					priceOf={(sort) => {
						const one = readPiece(kind, "new", {
							[`${rowName(kind, "new")}.piece`]: sort,
							...startingValues(rowName(kind, "new"), sort),
						});
						return describePiece(kind, one, live, locale)?.amount ?? "";
					}}
					onAdd={add}
				/>
			)}
		</fieldset>
	);
}
