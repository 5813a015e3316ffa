import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Keeping } from "./use-draft-saver.ts";

/** The save state; announced as an alert when saving failed. */
export function SaveLine({ keeping: { state, flush } }: { keeping: Keeping }) {
	const { editor } = useStaffLanguage().words.content;
	const isTrouble = state === "failed" || state === "signed-out" || state === "refused" || state === "conflict";
	return (
		<p className="save-line scripted" data-state={state} role={isTrouble ? "alert" : "status"}>
			<OfficeIcon name={isTrouble ? "alert" : state === "saved" ? "check" : "pen"} size={16} />
			<span>{editor.states[state]}</span>
			{(state === "failed" || state === "signed-out") && (
				<button type="button" className="office-action" onClick={flush}>
					{editor.retry}
				</button>
			)}
		</p>
	);
}
