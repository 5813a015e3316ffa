import { sortsOf } from "#app/model/estimate/pieces-form.ts";
import type { Kind, PiecesQuestion } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { Drawing, Icon } from "#app/ui/icon.tsx";
import { pieceIcons } from "./piece-icons.ts";

interface AddPieceProps {
	kind: Kind;
	question: PiecesQuestion;
	words: DetailsContent["words"];
	text: QuestionText;
	/** The sorts in the list so far. */
	present: readonly (string | undefined)[];
	/** The price of a piece of a sort about which nothing else is known. */
	priceOf: (sort: string) => string;
	onAdd: (event: React.MouseEvent, sort?: string) => void;
}

/** One button for each sort of piece, so that a card never asks which sort it is. Rugs have a single button. */
export function AddPiece({ kind, question, words, text, present, priceOf, onAdd }: AddPieceProps) {
	const label = (words.addPiece as Partial<Record<Kind, string>>)[kind];
	const sorts = sortsOf(question);
	if (sorts.length === 0) {
		return (
			<Button
				type="submit"
				name="intent"
				value={`add:${kind}`}
				onClick={onAdd}
				look="outline"
				size="small"
				icon="plus"
				className="mt-4"
			>
				{label}
			</Button>
		);
	}
	const names = text.fields?.piece?.options;
	return (
		<fieldset className="mt-8">
			<legend className="question-label">{label}</legend>
			<p className="question-hint">{words.pieceCard.addHint}</p>
			<div className="mt-3.5 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-2.5">
				{sorts.map((sort) => {
					const name = optionLabel(names?.[sort] ?? sort);
					return (
						<button
							key={sort}
							type="submit"
							name="intent"
							value={`add:${kind}:${sort}`}
							onClick={(event) => onAdd(event, sort)}
							className="tabular flex min-h-18 cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-left font-semibold text-note text-spruce leading-tight shadow-[inset_0_0_0_1.5px_var(--color-edge)] hover:bg-white hover:shadow-[inset_0_0_0_2px_var(--color-teal)] sm:px-4.5"
						>
							<Drawing path={pieceIcons[sort] ?? ""} size={26} className="text-teal-700" />
							<span className="min-w-0 flex-1">
								{present.includes(sort) ? fillIn(words.pieceCard.more, { piece: name }) : name}
								<span className="block font-normal text-ink-600 text-small">{priceOf(sort)}</span>
							</span>
							<Icon name="plus" className="text-teal-700 max-sm:hidden" />
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}
