import { useActionData } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";

/** The conflict notice of one form of the lead page, for a place beside the form's button. */
export function FormConflict({ intent, className = "" }: { intent: string; className?: string }) {
	const answer = useActionData<LeadAnswer>();
	if (!answer?.conflict || answer.intent !== intent) return null;
	return <ConflictNotice answer={answer} changes={answer.conflict} className={className} />;
}

/**
 * Lists what other members changed in the meantime. The forms already use the new revision. Takes focus and scrolls into
 * view after each new answer; `autofocus` does so without JavaScript.
 */
export function ConflictNotice({
	answer,
	changes,
	className = "",
}: {
	answer: object;
	changes: readonly string[];
	className?: string;
}) {
	const { words } = useStaffLanguage();
	const { conflict } = words.leads;
	const box = useAnswerFocus(answer);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the notice of a rejected form would be off-screen.
		<div ref={box} role="alert" autoFocus tabIndex={-1} className={`office-warning scroll-my-28 ${className}`}>
			<strong className="font-semibold text-spruce">{conflict.title}</strong>
			<p>{conflict.text}</p>
			<ul className="list-disc pl-5 font-medium">
				{[...new Set(changes)].map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
			<p>{conflict.again}</p>
		</div>
	);
}
