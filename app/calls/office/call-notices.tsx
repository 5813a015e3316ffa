import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { callFields } from "#app/model/calls/call-form.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { CallAnswer } from "../.server/receive-call.ts";
import type { CallErrorTexts } from "./use-call-errors.ts";

/** Why the call is not saved yet. */
export function CallNotices({ answer, errors }: { answer: CallAnswer | undefined; errors: CallErrorTexts }) {
	const { calls } = useStaffLanguage().words;
	const listed = [
		...callFields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : [])),
		...Object.entries(answer?.answerErrors ?? {}).map(([field, text]) => ({ field, text })),
	];
	return (
		<>
			<ErrorSummary title={calls.summary} errors={listed} attempt={answer} />
			{answer?.kind === "gone" && <Gone answer={answer} />}
		</>
	);
}

/** Takes the focus after each refusal; `autofocus` does so without JavaScript. */
function Gone({ answer }: { answer: CallAnswer }) {
	const { gone, goneText } = useStaffLanguage().words.calls;
	const box = useAnswerFocus(answer);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the reason of a refused form would be off-screen.
		<div ref={box} role="alert" tabIndex={-1} autoFocus className="office-warning scroll-my-28">
			<strong className="font-semibold text-spruce">{gone}</strong>
			<p>{goneText}</p>
		</div>
	);
}
