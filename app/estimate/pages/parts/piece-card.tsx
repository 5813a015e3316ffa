import type { ComponentProps, ReactNode } from "react";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import type { LineText } from "#app/model/estimate/text.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Drawing } from "#app/ui/icon.tsx";
import { pieceIcons, removeIcon } from "./piece-icons.ts";

interface PieceCardProps {
	/** The id of the heading, which takes focus when the card is added or restored. */
	id: string;
	title: string;
	sort: string | undefined;
	text: Pick<LineText, "note" | "amount"> | null;
	words: DetailsContent["words"]["pieceCard"];
	/** Null for a card that cannot be removed. */
	remove: ComponentProps<"button"> | null;
	/** A removed card stays in the form, unseen, so that restoring it brings back its answers. */
	removed: boolean;
	children: ReactNode;
}

/** One piece: its sort, its price, the button that removes it, and its questions. */
export function PieceCard({ id, title, sort, text, words, remove, removed, children }: PieceCardProps) {
	return (
		<li hidden={removed} className="rounded-lg bg-white px-4 pt-2.5 pb-6 sm:px-8 sm:pb-8">
			<fieldset aria-labelledby={id}>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2.5 sm:flex-nowrap sm:gap-x-4">
					<span className="grid size-12 shrink-0 place-items-center rounded-md bg-mint-100 text-teal-700 sm:size-14">
						<Drawing path={pieceIcons[sort ?? "rug"] ?? ""} size={26} />
					</span>
					<div className="min-w-0 flex-1">
						<h3 id={id} tabIndex={-1} className="scroll-mt-6 rounded-sm text-h4">
							{title}
						</h3>
						{text?.note && <p className="text-ink-600 text-small leading-snug">{text.note}</p>}
					</div>
					<p className="tabular font-bold font-display text-h4 text-spruce tracking-tight max-sm:order-last max-sm:w-full sm:whitespace-nowrap">
						{text && <span className="sr-only">{words.price} </span>}
						{text?.amount}
					</p>
					{remove && (
						<button
							type="submit"
							name="intent"
							aria-label={fillIn(words.removeNamed, { piece: title })}
							className="-mr-2 inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm px-2 font-semibold text-ink-600 text-note hover:text-danger-dark"
							{...remove}
						>
							<Drawing path={removeIcon} />
							<span className="max-sm:hidden">{words.remove}</span>
						</button>
					)}
				</div>
				<div className="mt-5 flex flex-wrap gap-x-8 gap-y-6">{children}</div>
			</fieldset>
		</li>
	);
}
