import { constants, inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Prints the page on Letter paper and returns how many lines of text each sheet has. */
export async function printedSheets(page: Page): Promise<number[]> {
	const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
	const contents = [...pdf.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id);
	return contents.map((id) => {
		const stream = new RegExp(`\\n${id} 0 obj[\\s\\S]*?/Length (\\d+)[\\s\\S]*?stream\\r?\\n`).exec(pdf);
		if (!stream) throw new Error(`No content ${id} in the PDF`);
		const start = stream.index + stream[0].length;
		const bytes = Buffer.from(pdf.slice(start, start + Number(stream[1])), "latin1");
		// The stream of a blank sheet is empty.
		const heights = inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
			.toString("latin1")
			.matchAll(/ (\S+) Tm\b/g);
		return new Set([...heights].map(([, height]) => height)).size;
	});
}
