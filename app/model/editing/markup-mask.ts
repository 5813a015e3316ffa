/** Replaces the parts of prose that rules must not read: tokens, link targets, code, addresses. */
export const atom = "\ufffc";

/** Replaces the marks that separate two pieces of prose on a line: list marks, table borders, callout marks. */
const separator = "\n";

const masks: readonly (readonly [pattern: RegExp, standIn: string])[] = [
	[/^```[\s\S]*?^```/gm, separator],
	[/^[ \t|:-]*\|[ \t|:-]*$/gm, separator],
	[/`[^`\n]+`/g, atom],
	[/\{\{?[\w:-]+\}?\}/g, atom],
	[/!\[/g, atom],
	[/\]\([^()\n]*\)/g, atom],
	[/(?:https?:\/\/|www\.)[^\s<>|()[\]]*[^\s<>|()[\].,;:!?…»”’"']/g, atom],
	[/\b(?:mailto|tel|page|article):[\w+.@-]*\w/g, atom],
	[/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, atom],
	[/^[^\S\n]*(?:(?:[-*+>]|#{1,6}|\d+[.)])[^\S\n]+)+(?:\[!\w+\][^\S\n]*)?/gm, separator],
	[/[^\S\n]*\|[^\S\n]*/g, separator],
];

/** Masks everything that is not prose. The result has the same length and positions as the text. */
export function maskMarkup(text: string): string {
	return masks.reduce(
		(masked, [pattern, standIn]) => masked.replace(pattern, (hidden) => standIn.repeat(hidden.length)),
		text,
	);
}
