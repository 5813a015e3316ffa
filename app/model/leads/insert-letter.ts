import type { FilledLetter } from "./letter.ts";

/**
 * The text to insert at a place of a typed text, so that nothing typed is lost: the letter, with an empty line between it
 * and the words around it.
 */
export function letterAt(typed: string, at: number, { text }: Pick<FilledLetter, "text">): string {
	return gap(typed.slice(0, at), "end") + text + gap(typed.slice(at), "start");
}

function gap(beside: string, side: "start" | "end"): string {
	if (beside.trim() === "") return "";
	const has = (breaks: string) => (side === "end" ? beside.endsWith(breaks) : beside.startsWith(breaks));
	if (has("\n\n")) return "";
	return has("\n") ? "\n" : "\n\n";
}

/** The letter's subject replaces an empty one and one that was suggested, never one that the member wrote. */
export function subjectWith(
	typed: string,
	letter: Pick<FilledLetter, "subject">,
	suggested: readonly string[],
): string {
	return typed.trim() === "" || suggested.includes(typed.trim()) ? letter.subject : typed;
}
