import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { FormAlert } from "../../../admin/ui/form-parts.tsx";
import { KeptForm } from "../../../admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "../../../admin/ui/staff-language.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import type { AppointmentPageData } from "../../.server/office/booking/appointment-page.ts";
import type { FormFault } from "../../.server/office/handle-lead.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";
import { AmountField } from "../quotes/amount-field.tsx";
import { Check } from "./check.tsx";

export interface EndingAnswer {
	intent: string;
	typed: Readonly<Record<string, string>>;
	fault: FormFault | "tick-missing" | null;
	conflict: readonly string[] | null;
}

/** Marks an appointment as done or missed. The office adds the final amount, the crew ticks that the work is done. */
export function AppointmentEnding({
	loaded,
	answer,
}: {
	loaded: AppointmentPageData;
	answer: EndingAnswer | undefined;
}) {
	const { done, missed, faults } = useStaffLanguage().words.booking;
	const { state, formData } = useNavigation();
	const field = useRef<HTMLDivElement>(null);
	const fault = answer?.intent === "appointment-done" ? answer.fault : null;
	useEffect(() => {
		if (fault) field.current?.querySelector("input")?.focus();
	}, [fault]);
	const busy = (intent: string) => state !== "idle" && formData?.get("intent") === intent;
	const basics = (intent: string) => (
		<>
			<FormBasics intent={intent} revision={loaded.revision} />
			<input type="hidden" name="of" value={loaded.of} />
		</>
	);
	return (
		<>
			{answer?.fault === "stale" && <FormAlert>{faults.stale}</FormAlert>}
			{answer?.conflict && <ConflictNotice answer={answer} changes={answer.conflict} />}
			<section className="office-panel" aria-labelledby="done">
				<h2 id="done">{done.title}</h2>
				<p className="text-ink-600 text-small">{loaded.isOffice ? done.text : done.crewText}</p>
				<KeptForm
					keep="done"
					revision="seen"
					method="post"
					noValidate
					isBusy={busy("appointment-done")}
					className="mt-3 grid gap-4"
				>
					{basics("appointment-done")}
					<div ref={field}>
						{loaded.closing && loaded.lead ? (
							<AmountField
								lead={loaded.lead.id}
								amount={answer?.typed.amount ?? loaded.closing.amount}
								accepted={loaded.closing.accepted}
								fault={fault}
							/>
						) : (
							<>
								<Check
									name="finished"
									aria-invalid={fault === "tick-missing" || undefined}
									aria-describedby={fault === "tick-missing" ? "finished-error" : undefined}
								>
									{done.tick}
								</Check>
								<FieldError id="finished-error">{fault === "tick-missing" ? done.tickMissing : undefined}</FieldError>
							</>
						)}
					</div>
					<Button
						type="submit"
						look="dark"
						busy={busy("appointment-done")}
						className="justify-self-start max-sm:w-full"
					>
						{done.submit}
					</Button>
				</KeptForm>
			</section>
			<section className="office-panel" aria-labelledby="missed">
				<h2 id="missed">{missed.title}</h2>
				<p className="text-ink-600 text-small">{missed.text}</p>
				<KeptForm keep={false} method="post" isBusy={busy("appointment-missed")} className="mt-3">
					{basics("appointment-missed")}
					<Button type="submit" look="light" busy={busy("appointment-missed")} className="max-sm:w-full">
						{missed.submit}
					</Button>
				</KeptForm>
			</section>
		</>
	);
}
