import { useEffect, useRef } from "react";
import { FormAlert, FormNotice } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirstDayAnswer } from "../.server/handle-first-day.ts";

/** Says what a button did. Takes the focus, because a step that is done moves away with its button. */
export function Notice({ answer }: { answer: FirstDayAnswer | undefined }) {
	const { mails, domain, later, changed, states } = useStaffLanguage().words.firstDay;
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer && answer.kind !== "wrong-code") place.current?.focus();
	}, [answer]);
	const good = {
		sent: mails.sentNotice,
		confirmed: mails.confirmedNotice,
		approved: states.done,
		checked: domain.checkedNotice,
	};
	const bad = { "too-many": mails.tooMany, "code-over": mails.over, changed };
	const words =
		answer && { ...good, ...bad, hidden: later.hidden, shown: later.show }[answer.kind as keyof typeof good];
	return (
		<div ref={place} tabIndex={-1} className="first-day-notice">
			{words && (answer.kind in bad ? <FormAlert>{words}</FormAlert> : <FormNotice>{words}</FormNotice>)}
		</div>
	);
}
