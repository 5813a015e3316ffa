import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { customerPath } from "#app/admin/paths.ts";
import { OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "#app/leads/.server/office/handlers.ts";
import { TextField } from "#app/ui/field.tsx";
import { type JoinFault, joinCompared } from "../.server/change-customer.ts";
import { type JoinData, joinPage, leadWithReference } from "../.server/join-page.ts";
import { CompareCustomers } from "./compare-customers.tsx";
import { CustomerRows } from "./customer-rows.tsx";

export const meta = officeMeta((words) => words.customers.join.title);

async function openedLead({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const found = await context.get(servicesContext).store.get("leads", params.lead ?? "");
	if (!found) throw data(null, { status: 404 });
	return found;
}

/** `avec`: the id of a lead of the other customer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const found = await openedLead({ params, context });
	const wanted = new URL(request.url).searchParams.get("avec");
	const other = wanted ? await services.store.get("leads", wanted) : null;
	return { ...(await joinPage(found, other, services, member.locale)), isGone: wanted !== null && other === null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const { store } = context.get(servicesContext);
	const found = await openedLead({ params, context });
	const form = await readForm(request);
	const refuse = (fault: JoinFault, typed = "") => data({ fault, typed }, { status: fault === "changed" ? 409 : 422 });
	if (form.get("intent") === "find") {
		const typed = String(form.get("reference") ?? "")
			.trim()
			.slice(0, 40);
		if (!typed) return refuse("missing");
		const other = await leadWithReference(store, typed);
		if (!other) return refuse("unknown", typed);
		const { own } = await joinPage(found, null, context.get(servicesContext), member.locale);
		if (own.shown.split(" ").includes(other.id)) return refuse("same", typed);
		return redirect(`${customerPath(found.id)}/joindre?avec=${other.id}`, 303);
	}
	const other = await store.get("leads", new URL(request.url).searchParams.get("avec") ?? "");
	if (!other) return refuse("gone");
	const outcome = await joinCompared(context, member, found, other, form);
	return outcome.kind === "fault" ? refuse(outcome.fault) : redirect(customerPath(outcome.lead), 303);
}

/** Chooses the other customer, then compares the two before they become one. */
export default function JoinCustomers() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { join } = useStaffLanguage().words.customers;
	const { own, other } = loaded;
	return (
		<>
			<Link to={customerPath(own.lead)} className="pick-back">
				<OfficeIcon name="back" size={18} />
				{join.back}
			</Link>
			<PageHead title={other ? join.question : join.title}>
				{other ? join.questionText(own.count + other.count) : join.lead(own.name)}
			</PageHead>
			{other ? (
				<CompareCustomers own={own} other={other} fault={answer?.fault} />
			) : (
				<Choose loaded={loaded} fault={loaded.isGone ? "gone" : answer?.fault} typed={answer?.typed ?? ""} />
			)}
		</>
	);
}

function Choose({ loaded, fault, typed }: { loaded: JoinData; fault: JoinFault | undefined; typed: string }) {
	const { join } = useStaffLanguage().words.customers;
	const { own, alike } = loaded;
	return (
		<div className="grid gap-6">
			<section aria-labelledby="join-alike">
				<h2 id="join-alike" className="mb-3">
					{join.alike}
				</h2>
				{alike.length === 0 ? (
					<p className="text-ink-600">{join.noneAlike}</p>
				) : (
					<CustomerRows
						customers={alike}
						pathOf={({ lead }) => `${customerPath(own.lead)}/joindre?avec=${lead}`}
						noteOf={({ likeness }) => join.likeness[likeness]}
					/>
				)}
			</section>
			<section aria-labelledby="join-other" className="office-panel">
				<h2 id="join-other" className="mb-3">
					{join.other}
				</h2>
				<OfficeForm intent="find" submit={join.find} keep={false}>
					<TextField
						id="reference"
						name="reference"
						label={join.reference}
						hint={join.referenceHint}
						defaultValue={typed}
						error={fault ? join.faults[fault] : undefined}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={40}
						required
					/>
				</OfficeForm>
			</section>
		</div>
	);
}
