import { line, sentences } from "./texts.ts";
import { plainTitledText } from "./titled-text.ts";

/** The texts that all words of the estimate are made of. */
export const label = line(80);
export const button = line(60);
export const message = sentences(200);
export const hint = sentences(260);
export const titledText = plainTitledText();

/** What the program fills in: `withBlanks("n")` must have `{n}` in it. */
export function withBlanks(...blanks: string[]) {
	return line(120, { blanks });
}
