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
import { leadPath } from "#app/admin/paths.ts";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type BulkFault, handleBulkChange, mostAtOnce } from "../.server/office/handle-bulk-change.ts";
import { handlers } from "../.server/office/handlers.ts";
import { leftLeads } from "../.server/office/left-leads.ts";
import { returnPath } from "../.server/office/return-path.ts";

export const meta = officeMeta((words) => words.inbox.bulk.label);

/** Names the leads that a bulk change did not reach. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const query = new URL(request.url).searchParams;
	const named = (name: string) => {
		const ids = (query.get(name) ?? "").split(" ").filter(Boolean);
		return leftLeads(ids.slice(0, mostAtOnce), context.get(servicesContext), member.locale);
	};
	return { left: await named("restees"), booked: await named("reservees"), mostAtOnce };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const outcome = await handleBulkChange(context, member, form);
	if (outcome.kind === "fault") return data({ fault: outcome.fault }, { status: 422 });
	if (outcome.left.length + outcome.booked.length === 0) return redirect(returnPath(form), 303);
	const query = new URL(request.url).searchParams;
	query.delete("choix");
	query.set("restees", outcome.left.join(" "));
	query.set("reservees", outcome.booked.join(" "));
	return redirect(`/admin/demandes/plusieurs?${query}`, 303);
}

export default function BulkChange() {
	const { left, booked, mostAtOnce: most } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { bulk } = words.inbox;
	const count = left.length + booked.length;
	const faults: Readonly<Record<BulkFault, string>> = {
		"none-chosen": bulk.nobodyChosen,
		"too-many": bulk.tooMany(most),
		"assignee-left": words.leads.page.assigneeLeft,
		"reason-left": bulk.reasonLeft,
		unreadable: bulk.unreadable,
	};
	return (
		<div className="mx-auto grid max-w-xl gap-5 px-4 py-8 md:px-8">
			<h1>{answer || count === 0 ? bulk.label : bulk.leftTitle(count)}</h1>
			{answer ? (
				<FormAlert>{faults[answer.fault]}</FormAlert>
			) : count === 0 ? (
				<p className="text-ink-600">{bulk.nothingLeft}</p>
			) : (
				<>
					{left.length > 0 && <p className="text-ink-600">{bulk.leftText}</p>}
					<ul className="grid gap-2">
						{booked.map(({ id, name, reference }) => (
							<li key={id} className="office-panel">
								<Link to={leadPath(id, "annuler")} className="font-semibold underline">
									<bdi>{name}</bdi>, {reference}
								</Link>
								<p className="text-ink-600 text-small">{words.booking.stillOpen}</p>
							</li>
						))}
						{left.map(({ id, name, reference, change }) => (
							<li key={id} className="office-panel">
								{name === null ? (
									bulk.gone
								) : (
									<Link to={leadPath(id)} className="font-semibold underline">
										<bdi>{name}</bdi>, {reference}
									</Link>
								)}
								{change && <p className="text-ink-600 text-small">{change}</p>}
							</li>
						))}
					</ul>
				</>
			)}
			<Link to="/admin" className="button justify-self-start" data-look="light">
				{bulk.back}
			</Link>
		</div>
	);
}
