import { useRef } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Question } from "#app/estimate/pages/parts/questions.tsx";
import { answeredOf } from "#app/model/estimate/answered.ts";
import type { Values } from "#app/model/estimate/form.ts";
import { type EstimateQuestion, type Kind, questionsOf } from "#app/model/estimate/questions.ts";
import type { QuestionText, QuestionTexts } from "#app/model/estimate/words.ts";
import type { CallEstimateView } from "../../.server/estimate/call-estimate-view.ts";
import { CallPieces } from "./call-pieces.tsx";
import { type StartValues, useCallAnswers } from "./use-call-answers.ts";

interface CallEstimateProps {
	view: CallEstimateView;
	/** What the fields start with, also those of services that are not chosen. */
	values: StartValues;
	/** Error messages by field name. */
	errors?: Readonly<Record<string, string>>;
}

/**
 * The questions of every service, one panel each; CSS shows those whose box `service` is checked in the same form. All
 * fields are uncontrolled: to show other values, the caller changes the `key`.
 */
export function CallEstimate({ view, values, errors = {} }: CallEstimateProps) {
	const place = useRef<HTMLDivElement>(null);
	const { kinds, details } = useCallAnswers(place, values);
	const { words } = useStaffLanguage();
	const start = Object.fromEntries(Object.entries(values).map(([name, [value = ""]]) => [name, value]));
	return (
		<div ref={place} className="call-services">
			{view.services.map(({ kind, title }) => {
				const { answered, asked } = answeredOf(kind, kinds.includes(kind) ? details : {});
				return (
					<section
						key={kind}
						className="office-panel call-service service-questions"
						data-kind={kind}
						aria-labelledby={`call-${kind}`}
					>
						<div className="call-panel-head">
							<h2 id={`call-${kind}`}>{title}</h2>
							<p className="tabular text-ink-600 text-small">{words.callEstimate.answered(answered, asked)}</p>
						</div>
						<div className="call-questions">
							{questionsOf(kind).map((question) => (
								<CallQuestion
									key={question.name}
									kind={kind}
									question={question}
									view={view}
									errors={errors}
									values={start}
								/>
							))}
						</div>
					</section>
				);
			})}
		</div>
	);
}

/** A question of the public estimate, without its drawings and hints: the member asks it aloud. */
function CallQuestion({
	kind,
	question,
	view: { words, live },
	values,
	errors,
}: {
	kind: Kind;
	question: EstimateQuestion;
	view: CallEstimateView;
	values: Values;
	errors: Readonly<Record<string, string>>;
}) {
	const texts: QuestionTexts = live.words.questions[kind];
	const { hint: _, ...text }: QuestionText = texts[question.name] ?? { label: question.name };
	const shared = { kind, words, live, text, values, errors };
	switch (question.type) {
		case "pieces":
			return <CallPieces question={question} {...shared} />;
		case "choice": {
			const { cards: _drawings, ...plain } = question;
			return <Question question={plain} {...shared} />;
		}
		case "number": {
			// Empty until it is answered: a number that is filled in would look like an answer of the caller.
			const { default: _untouched, ...plain } = question;
			return <Question question={plain} {...shared} />;
		}
		case "several":
			return <Question question={question} {...shared} />;
	}
}
