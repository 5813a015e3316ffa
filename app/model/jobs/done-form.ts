import type { Localized } from "#app/locale/locales.ts";
import { dueMonths, type JobContent, longestNote, mostLines } from "./job.ts";

/** One line that a member ticks when it is done. */
interface OfferedLine {
	text: Localized<string>;
	/** Before taxes; null without an accepted quote. */
	cents: number | null;
}

/** What was to be done: the lines of the accepted quote, or the services asked. */
export interface OfferedWork {
	/** Of the accepted quote; 0 without one. A form about another version is refused. */
	version: number;
	lines: readonly OfferedLine[];
	/** In cents, before taxes; null without an accepted quote. */
	accepted: { amount: number; most: number; discount: number } | null;
}

/**
 * The queue of a browser names its member in this header. Somebody else may have signed in on the same phone meanwhile,
 * and must not send it.
 */
export const queueHeader = "X-Queue-Member";

/** Another version has other boxes: ticks that were kept for the earlier one do not change them. */
export function lineField(version: number): string {
	return `line-${version}`;
}

/** What was done, as typed. Null when the form is about another version of the quote. */
export function readJobContent(form: FormData, { version, lines }: OfferedWork): JobContent | null {
	if (form.get("lines") !== String(version)) return null;
	const ticked = new Set(form.getAll(lineField(version)).map(String));
	const months = String(form.get("months") ?? "");
	return {
		lines: lines.slice(0, mostLines).map((line, index) => ({ ...line, isDone: ticked.has(String(index)) })),
		note: String(form.get("note") ?? "")
			.replaceAll("\r\n", "\n")
			.trim()
			.slice(0, longestNote),
		dueMonths: dueMonths.find((each) => String(each) === months) ?? null,
	};
}

/** What the customer pays when some lines are not done: the accepted price without them, in cents. */
export function amountWithout({ lines, accepted }: OfferedWork, undone: readonly number[]): number | null {
	if (!accepted) return null;
	const less = undone.reduce((sum, index) => sum + (lines[index]?.cents ?? 0), 0);
	return Math.max(0, accepted.amount - less);
}
