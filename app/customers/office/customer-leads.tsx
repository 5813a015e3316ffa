import { Link, useActionData, useNavigation } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Part } from "#app/leads/office/part.tsx";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { ApartFault } from "../.server/change-customer.ts";
import type { CustomerLeadRow } from "../.server/customer-lead-rows.ts";
import type { CustomerData } from "../.server/customer-page.ts";

interface Answer {
	fault: ApartFault;
	chosen: readonly string[];
}

/** The leads of a customer. Those of another person can be ticked and told apart. */
export function CustomerLeads({ customer: { leads, shown, mayAct } }: { customer: CustomerData }) {
	const { list } = useStaffLanguage().words.customers;
	const answer = useActionData<Answer>();
	const { state } = useNavigation();
	const error = useAnswerFocus(answer);
	if (!mayAct || leads.length < 2) {
		return (
			<Part title={list.title}>
				<LeadRows leads={leads} />
			</Part>
		);
	}
	return (
		<Part title={list.title}>
			<KeptForm
				keep="apart"
				revision="shown"
				isUnsaved={answer !== undefined}
				isBusy={state !== "idle"}
				method="post"
				className="grid gap-4"
				preventScrollReset
			>
				<input type="hidden" name="shown" value={shown} />
				<LeadRows leads={leads} chosen={answer?.chosen ?? []} />
				<div className="customer-apart">
					<div>
						<p className="font-semibold text-spruce">{list.apartTitle}</p>
						<p className="text-ink-600 text-small">{list.apartHint}</p>
					</div>
					<Button type="submit" look="light" busy={state !== "idle"}>
						{list.apart}
					</Button>
					{answer && (
						// biome-ignore lint/a11y/noAutofocus: without JavaScript, the error of a rejected form would be off-screen.
						<div ref={error} role="alert" tabIndex={-1} autoFocus>
							<FieldError id="apart-error">{list.faults[answer.fault]}</FieldError>
						</div>
					)}
				</div>
			</KeptForm>
		</Part>
	);
}

/** With `chosen`, each lead has a box. */
export function LeadRows({ leads, chosen }: { leads: readonly CustomerLeadRow[]; chosen?: readonly string[] }) {
	const { words } = useStaffLanguage();
	return (
		<ul className="customer-list">
			{leads.map(({ id, reference, services, received, status, price, marks }) => (
				<li key={id}>
					{chosen && (
						<label className="customer-box">
							<input type="checkbox" name="lead" value={id} defaultChecked={chosen.includes(id)} />
							<span className="sr-only">{words.customers.list.choose(reference)}</span>
						</label>
					)}
					<Link to={leadPath(id)} className="customer-item">
						<span className="customer-item-name">{services}</span>
						<span className="pick-status">{words.leads.statuses[status]}</span>
						<span className="pick-about">{[reference, received, ...marks].join(", ")}</span>
						{price && <span className="pick-about">{price}</span>}
					</Link>
				</li>
			))}
		</ul>
	);
}
