import { z } from "zod";
import type { Question, TitledText } from "../service-words.ts";
import { line, rich, sentences } from "./texts.ts";

interface Blanks {
	title?: readonly string[];
	text?: readonly string[];
}

export const titledText = z.strictObject({ title: line(80), text: rich(600) }) satisfies z.ZodType<TitledText>;

/** Where the page shows the text as it is: bold and links would be seen as signs. */
export function plainTitledText({ title = [], text = [] }: Blanks = {}) {
	return z.strictObject({
		title: line(80, { blanks: title }),
		text: sentences(400, { blanks: text }),
	}) satisfies z.ZodType<TitledText>;
}

export const question = z.strictObject({ question: line(120), answer: rich(800) }) satisfies z.ZodType<Question>;
