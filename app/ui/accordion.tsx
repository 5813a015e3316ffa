import type { Question } from "#app/model/site/service-words.ts";
import { Icon } from "./icon.tsx";
import { RichText } from "./rich-text.tsx";

/** Questions and answers as native `details` elements: searchable, printable, without JavaScript. The first is open. */
export function QuestionList({ questions, name }: { questions: readonly Question[]; name: string }) {
	return (
		<div>
			{questions.map(({ question, answer }, index) => (
				<details key={question} className="accordion" name={name} open={index === 0}>
					<summary>
						<h3 className="text-h4">{question}</h3>
						<Icon name="plus" size={22} />
					</summary>
					<p className="max-w-[38em] pb-6 text-[1.0625rem] text-ink-600">
						<RichText text={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
