import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { customerPath } from "#app/admin/paths.ts";
import { FormAlert, OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { JoinFault } from "../.server/change-customer.ts";
import type { ComparedCustomer } from "../.server/join-page.ts";
import { LeadRows } from "./customer-leads.tsx";

/** Two customers side by side, and the button that makes them one. */
export function CompareCustomers({
	own,
	other,
	fault,
}: {
	own: ComparedCustomer;
	other: ComparedCustomer;
	fault: JoinFault | undefined;
}) {
	const { join } = useStaffLanguage().words.customers;
	return (
		<div className="grid gap-5">
			<div className="customer-compare">
				<Side title={join.this} customer={own} />
				<Side title={join.that} customer={other} />
			</div>
			{fault && <FormAlert>{join.faults[fault]}</FormAlert>}
			<OfficeForm
				intent="join"
				submit={join.confirm}
				keep={false}
				look="primary"
				otherwise={
					<Link
						to={`${customerPath(own.lead)}/joindre`}
						className="button justify-self-start max-sm:w-full"
						data-look="light"
					>
						{join.choose}
					</Link>
				}
			>
				<input type="hidden" name="shown" value={own.shown} />
				<input type="hidden" name="other" value={other.shown} />
			</OfficeForm>
		</div>
	);
}

function Side({ title, customer }: { title: string; customer: ComparedCustomer }) {
	const { join, list } = useStaffLanguage().words.customers;
	const id = useId();
	return (
		<section className="office-panel" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<dl className="customer-facts">
				<Fact name={join.names} values={[customer.name, ...customer.otherNames]} otherwise={join.none} />
				<Fact name={join.phones} values={customer.phones.map(({ text }) => text)} otherwise={join.none} />
				<Fact name={join.emails} values={customer.emails} otherwise={join.none} />
				<Fact name={join.addresses} values={customer.addresses} otherwise={join.noAddress} />
			</dl>
			<h3 className="customer-subhead mt-4">{list.title}</h3>
			<LeadRows leads={customer.leads} />
		</section>
	);
}

function Fact({ name, values, otherwise }: { name: string; values: readonly string[]; otherwise: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			{values.length === 0 ? (
				<dd className="text-ink-600">{otherwise}</dd>
			) : (
				values.map((value) => <dd key={value}>{value}</dd>)
			)}
		</div>
	);
}
