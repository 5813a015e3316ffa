import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { StepContent } from "#app/model/estimate/step-content.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useKeepState } from "#app/runtime/keep-state.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface ChangedElsewhereProps {
	page: PageName;
	words: StepContent["save"]["changed"];
	answer: StepAnswer | undefined;
}

/** Shown when another tab changed this step. Takes focus after a press of the button, but not while the visitor types. */
export function ChangedElsewhere({ page, words, answer }: ChangedElsewhereProps) {
	const { locale } = useLanguage();
	const isRefused = useKeepState() === "changed";
	const box = useAnswerFocus(answer?.conflict && answer);
	if (!answer?.conflict && !isRefused) return null;
	return (
		<Notice
			ref={box}
			tone="warning"
			role="alert"
			tabIndex={-1}
			autoFocus={answer?.conflict}
			title={`${words.title}.`}
			className="w-full scroll-mb-28"
		>
			{words.text}
			<span className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button type="submit" name="intent" value="keep" look="dark" size="small">
					{words.keep}
				</Button>
				{/* A document load: the values of the other tab replace those of this page. */}
				<a href={pathTo(page, locale)} className="text-link">
					{words.take}
				</a>
			</span>
		</Notice>
	);
}
