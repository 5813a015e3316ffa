import { line, sentences } from "./texts.ts";
import { plainTitledText } from "./titled-text.ts";

export const label = line(80);
export const button = line(60);
export const message = sentences(200);
export const hint = sentences(260);
export const titledText = plainTitledText();

/** A line with placeholders: text of `withBlanks("n")` must contain `{n}`. */
export function withBlanks(...blanks: string[]) {
	return line(120, { blanks });
}
