import type { Question } from "#app/model/site/service-words.ts";

/** The HTML that `app/.server/content/markdown.ts` generates for a question. */
const questionBlock = /<details class="question"><summary>(.*?)<\/summary><div>([\s\S]*?)<\/div><\/details>/g;

/** Extracts the questions and answers of a rendered Markdown page as plain text. */
export function questionsInProse(html: string): Question[] {
	return [...html.matchAll(questionBlock)].map(([, question = "", answer = ""]) => {
		return { question: textOf(question), answer: textOf(answer) };
	});
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function textOf(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = "") => {
			return code ? String.fromCodePoint(Number(code)) : (named[name] ?? whole);
		})
		.replace(/[ \t\n]+/g, " ")
		.trim();
}
