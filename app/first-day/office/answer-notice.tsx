import { FormAlert, FormNotice } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import type { FirstDayAnswer } from "../.server/handle-first-day.ts";

const refusals: ReadonlySet<FirstDayAnswer["kind"]> = new Set(["failed", "too-many", "code-over", "changed"]);

/** Says what a button did. Takes the focus, because a step that is done moves away with its button. */
export function Notice({ answer }: { answer: FirstDayAnswer | undefined }) {
	const { notices } = useStaffLanguage().words.firstDay;
	// The field says what is wrong with a code.
	const said = answer && answer.kind !== "wrong-code" ? notices[answer.kind] : null;
	const place = useSaid(said !== null, answer);
	return (
		<div ref={place} tabIndex={-1} className="first-day-notice">
			{said && answer && (refusals.has(answer.kind) ? <FormAlert>{said}</FormAlert> : <FormNotice>{said}</FormNotice>)}
		</div>
	);
}
