import type { ReactNode } from "react";
import { Link } from "react-router";
import { customerPath } from "#app/admin/paths.ts";
import { OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatDate } from "#app/time/format.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { FoundData, FoundFault } from "../.server/found-person.ts";

/** The leads that export and erasure include. One of several can be left out, which tells it apart. */
export function IncludedLeads({
	found,
	fault,
	children,
}: {
	found: FoundData;
	fault: FoundFault | null;
	/** The fields that say which person it is. */
	children: ReactNode;
}) {
	const { include } = useStaffLanguage().words.office.person;
	const { leads, shown, customer } = found;
	if (leads.length === 0) return null;
	if (leads.length === 1) {
		return (
			<div className="mt-4">
				<List found={found} hasBoxes={false} />
				<RecordLink customer={customer} />
			</div>
		);
	}
	const error = fault === "none-left" ? include.noneLeft : fault === "all-left" ? include.allLeft : undefined;
	return (
		<div className="mt-4">
			<OfficeForm intent="leave" submit={include.leave} look="light" keep={false}>
				{children}
				<input type="hidden" name="shown" value={shown} />
				<fieldset aria-describedby={error ? "include-error" : undefined}>
					<legend className="font-semibold text-spruce">{include.title}</legend>
					<p className="text-ink-600 text-small">{include.hint}</p>
					<List found={found} hasBoxes />
				</fieldset>
				{error && (
					<div role="alert">
						<FieldError id="include-error">{error}</FieldError>
					</div>
				)}
			</OfficeForm>
			<RecordLink customer={customer} />
		</div>
	);
}

function RecordLink({ customer }: { customer: string }) {
	const { include } = useStaffLanguage().words.office.person;
	return (
		<Link to={customerPath(customer)} className="office-action mt-2">
			{include.record}
		</Link>
	);
}

function List({ found: { leads }, hasBoxes }: { found: FoundData; hasBoxes: boolean }) {
	return (
		<ul>
			{leads.map((lead) => (
				<li key={lead.id} className="border-line py-2.5 not-first:border-t">
					{hasBoxes ? (
						<label className="flex min-h-11 cursor-pointer gap-3">
							<input
								type="checkbox"
								name="lead"
								value={lead.id}
								defaultChecked
								className="mt-1 size-5 shrink-0 accent-teal-700"
							/>
							<LeadText lead={lead} />
						</label>
					) : (
						<LeadText lead={lead} />
					)}
				</li>
			))}
		</ul>
	);
}

function LeadText({ lead }: { lead: FoundData["leads"][number] }) {
	const { words, locale } = useStaffLanguage();
	const { person } = words.office;
	const { reference, kind, status, receivedAt, name, contact, isFlagged } = lead;
	return (
		<span className="min-w-0 [overflow-wrap:anywhere]">
			<strong className="font-semibold text-spruce">{reference}</strong>, {name}
			<span className="block text-ink-600 text-small">
				{words.leads.kinds[kind]}, {formatDate(receivedAt, locale)}, {words.leads.statuses[status].toLowerCase()}
				{isFlagged && `, ${person.flagged.toLowerCase()}`}
			</span>
			<span className="block text-ink-600 text-small">{contact}</span>
		</span>
	);
}
