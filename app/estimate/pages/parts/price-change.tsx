import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { PriceChange } from "#app/model/estimate/step-content.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says that prices have changed. Takes the focus when the estimate was therefore not sent. */
export function PriceChangeNotice({ change, answer }: { change: PriceChange | null; answer?: StepAnswer | undefined }) {
	const isUnsent = answer?.hasOldPrices === true;
	const box = useAnswerFocus(change && isUnsent && answer);
	if (!change) return null;
	return (
		<Notice
			ref={box}
			tone={isUnsent ? "warning" : "info"}
			role={isUnsent ? "alert" : "note"}
			tabIndex={-1}
			autoFocus={isUnsent}
			title={change.title}
			className="scroll-mt-6"
		>
			{change.text} {isUnsent && change.unsent}
		</Notice>
	);
}
