import { Form } from "react-router";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { formatNumber } from "../../locale/format.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormBasics } from "./form-basics.tsx";
import { Panel } from "./panel.tsx";

/** The values of the fields, as typed or as proposed. */
export interface PlanValues {
	day: string;
	from?: string | undefined;
	length?: string | undefined;
}

const lengths = [1, 1.5, 2, 3, 4, 6, 8];

/** The form for the day and time of the appointment. Saving it sets the status to booked. */
export function PlanPanel({
	loaded: { request },
	day,
	answer,
}: {
	loaded: LeadData;
	day: string;
	answer: LeadAnswer | undefined;
}) {
	const { words } = useStaffLanguage();
	const { plan, reply } = words.leads;
	const typed = answer?.intent === "visit" ? answer.typed : null;
	const [plannedDay, plannedTime] = request.slot?.start.split("T") ?? [];
	const fault = answer?.fault === "plan-wrong" ? plan.wrong : answer?.fault === "plan-closed" ? plan.closed : null;
	return (
		<Panel title={plan.title} close={reply.close}>
			<Form method="post" className="grid gap-4 sm:grid-cols-3">
				<FormBasics intent="visit" revision={request.revision} />
				{fault && (
					<div className="sm:col-span-3">
						<FormAlert>{fault}</FormAlert>
					</div>
				)}
				<PlanFields
					values={{
						day: typed?.day ?? plannedDay ?? day,
						from: typed?.from ?? plannedTime,
						length: typed?.length,
					}}
				/>
				<button type="submit" className="button justify-self-start max-sm:w-full sm:col-span-3">
					{plan.book}
				</button>
			</Form>
		</Panel>
	);
}

export function PlanFields({ values: { day, from = "09:00", length = "2" } }: { values: PlanValues }) {
	const { words, locale } = useStaffLanguage();
	const { plan } = words.leads;
	return (
		<>
			<TextField type="date" name="day" label={plan.day} defaultValue={day} required />
			<TextField type="time" name="from" label={plan.from} defaultValue={from} step={900} required />
			<SelectField name="length" label={plan.length} defaultValue={length}>
				{lengths.map((hours) => (
					<option key={hours} value={hours}>
						{plan.hours(formatNumber(hours, locale))}
					</option>
				))}
			</SelectField>
		</>
	);
}
