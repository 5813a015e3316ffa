import { z } from "zod";
import { fieldHints } from "./field-hints.ts";
import { refuse } from "./refusals.ts";
import { rich } from "./texts.ts";

/** Rows are edited in one box with `|` between cells: a cell cannot contain `|`. */
const cell = rich(200)
	.refine((text) => !text.includes("|"), refuse("cell"))
	.register(fieldHints, { as: "rich", blanks: [] });

export const tableRows = z.array(z.array(cell).min(1).max(6)).min(1).max(20).register(fieldHints, { as: "table" });

/** Reports every row whose number of cells differs from that of the columns. */
export function refuseUneven(
	rows: readonly (readonly string[])[],
	columns: number,
	context: Pick<z.RefinementCtx, "addIssue">,
	at: readonly string[],
): void {
	for (const [index, row] of rows.entries()) {
		if (row.length === columns) continue;
		const { error, params } = refuse("cells", columns);
		context.addIssue({ code: "custom", message: error, params, path: [...at, index] });
	}
}
