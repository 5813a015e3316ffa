import { windowsId } from "#app/model/estimate/step-answer.ts";
import type { GoneWindow, StepWindowWords } from "#app/model/estimate/step-windows.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { ChoiceRow } from "#app/ui/choice-row.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useRedirectKey } from "./use-redirect-key.ts";

/** Says that the chosen window has gone, and offers the nearest ones. Nothing is chosen in the visitor's place. */
export function WindowGone({ gone, words }: { gone: GoneWindow; words: StepWindowWords }) {
	const { title, text, isAnswer, near } = gone;
	const key = useRedirectKey();
	const notice = useAnswerFocus(isAnswer && key);
	return (
		<div className="grid gap-5">
			<Notice
				ref={notice}
				tone="warning"
				role="alert"
				title={title}
				tabIndex={-1}
				autoFocus={isAnswer}
				data-page-focus={isAnswer || undefined}
				className="scroll-mt-6"
			>
				{text}
			</Notice>
			{near.length > 0 && (
				<fieldset>
					<legend className="question-label">{words.nearest}</legend>
					<div className="tabular mt-3 grid gap-2.5">
						{near.map((window) => (
							<ChoiceRow key={window.value} type="radio" name="window" value={window.value}>
								<span className="near-window">
									<span>
										<span className="window-time">{window.text}</span>
										<span className="near-day">{window.day}</span>
									</span>
									<span className="text-small text-teal-700">{window.note}</span>
								</span>
							</ChoiceRow>
						))}
					</div>
					<a href={`#${windowsId}`} className="text-link mt-2">
						{words.allDays}
						<Icon name="chevron-down" size={18} />
					</a>
				</fieldset>
			)}
		</div>
	);
}
