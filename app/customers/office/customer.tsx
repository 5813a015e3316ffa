import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { customerPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "#app/leads/.server/office/handlers.ts";
import { Part } from "#app/leads/office/part.tsx";
import { Promotions } from "#app/privacy/office/promotions.tsx";
import { tellChosenApart } from "../.server/change-customer.ts";
import { type CustomerData, customerPage } from "../.server/customer-page.ts";
import { CustomerHead } from "./customer-head.tsx";
import { CustomerLeads } from "./customer-leads.tsx";
import { Appointments, Consents, Contact, Jobs, Photos, Quotes, Spoken, Tasks } from "./customer-parts.tsx";
import { CustomerRows } from "./customer-rows.tsx";
import { CustomerTalk } from "./customer-talk.tsx";

export const meta = officeMeta<CustomerData>(
	(words) => words.customers.title,
	({ name }) => name,
);

export const handle: FrameHandle = { wide: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", params.lead ?? "");
	if (!found) throw data(null, { status: 404 });
	const isWhole = new URL(request.url).searchParams.get("messages") === "tous";
	return customerPage(found, services, member, { isWhole });
}

/** Tells the chosen leads apart from the others. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const found = await context.get(servicesContext).store.get("leads", params.lead ?? "");
	if (!found) throw data(null, { status: 404 });
	const outcome = await tellChosenApart(context, member, found, form);
	if (outcome.kind === "done") return redirect(customerPath(outcome.lead), 303);
	const { fault } = outcome;
	return data({ fault, chosen: form.getAll("lead").map(String) }, { status: fault === "changed" ? 409 : 422 });
}

export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

/** Everything of one customer. Each line leads to its own page. */
export default function CustomerPage() {
	const customer = useLoaderData<typeof loader>();
	const { customers: words } = useStaffLanguage().words;
	return (
		<article className="customer" aria-labelledby="customer-name">
			<Link to="/admin/clients" className="customer-back">
				<OfficeIcon name="back" size={18} />
				{words.back}
			</Link>
			<CustomerHead customer={customer} />
			<div className="customer-columns">
				<div className="customer-main">
					<CustomerLeads customer={customer} />
					<CustomerTalk customer={customer} />
					<OtherRecords customer={customer} />
				</div>
				<div className="customer-aside">
					<Contact customer={customer} />
					<Appointments customer={customer} />
					<Jobs customer={customer} />
					<Quotes customer={customer} />
					<Tasks customer={customer} />
					<Photos customer={customer} />
					{customer.consents ? (
						<Promotions addresses={customer.consents} mayWithdraw={false} />
					) : (
						<Consents customer={customer} />
					)}
					<Spoken customer={customer} />
				</div>
			</div>
		</article>
	);
}

/** Those who were told apart, and the way to join another one. */
function OtherRecords({ customer: { lead, beside, mayAct } }: { customer: CustomerData }) {
	const { customers: words } = useStaffLanguage().words;
	if (beside.length === 0 && !mayAct) return null;
	return (
		<div className="grid gap-3">
			{beside.length > 0 && (
				<Part title={words.beside.title}>
					<p className="mb-3 text-ink-600 text-small">{words.beside.text}</p>
					<CustomerRows customers={beside} />
				</Part>
			)}
			{mayAct && (
				<Link to={`${customerPath(lead)}/joindre`} className="button justify-self-start" data-look="light">
					<OfficeIcon name="link" size={18} />
					{words.join.link}
				</Link>
			)}
		</div>
	);
}
