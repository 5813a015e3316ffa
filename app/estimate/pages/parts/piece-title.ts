import type { Kind } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

export interface PieceRow {
	key: string;
	sort: string | undefined;
}

/** "Sofa", then "Sofa 2" for another one; rugs are "Tapis 1", "Tapis 2". */
export function pieceTitle(
	kind: Kind,
	row: PieceRow,
	rows: readonly PieceRow[],
	words: DetailsContent["words"],
	text: QuestionText,
): string {
	const alike = rows.filter(({ sort }) => sort === row.sort);
	const n = alike.findIndex(({ key }) => key === row.key) + 1;
	const titles: Partial<Record<Kind, string>> = words.pieceTitle;
	if (row.sort === undefined) return fillIn(titles[kind] ?? "", { n });
	const label = optionLabel(text.fields?.piece?.options?.[row.sort] ?? row.sort);
	return n > 1 ? `${label} ${n}` : label;
}
