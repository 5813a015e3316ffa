import type { FAQPage } from "schema-dts";
import type { Question } from "#app/model/site/service-words.ts";
import { plainText } from "./plain-text.ts";

/** Expects the questions that the page shows; answers are complete. */
export function questionsNode(questions: readonly Question[], url: string, language: string): FAQPage {
	return {
		"@type": "FAQPage",
		"@id": `${url}#questions`,
		inLanguage: language,
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}
