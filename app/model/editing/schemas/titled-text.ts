import { z } from "zod";
import { line, rich, sentences } from "./texts.ts";

interface Blanks {
	title?: readonly string[];
	text?: readonly string[];
}

export const titledText = z.strictObject({ title: line(80), text: rich(600) });

/** For places where the page renders no markup: bold and links would show as raw signs. */
export function plainTitledText({ title = [], text = [] }: Blanks = {}) {
	return z.strictObject({ title: line(80, { blanks: title }), text: sentences(400, { blanks: text }) });
}

export const question = z.strictObject({ question: line(120), answer: rich(800) });
