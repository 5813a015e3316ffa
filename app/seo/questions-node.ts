import type { FAQPage } from "schema-dts";
import type { Question } from "#app/model/site/service-words.ts";
import { plainText } from "./plain-text.ts";

/** The questions that the page shows, with their answers in full. */
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
