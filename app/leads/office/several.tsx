import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { handleSeveral, mostAtOnce } from "../.server/office/handle-several.ts";
import { handlers } from "../.server/office/handlers.ts";
import { leftLeads } from "../.server/office/left-leads.ts";
import { returnPath } from "../.server/office/return-path.ts";

export const meta = officeMeta((words) => words.inbox.bulk.label);

/** Names the leads that a change of several did not reach. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const ids = (new URL(request.url).searchParams.get("restees") ?? "").split(" ").filter(Boolean);
	return { left: await leftLeads(ids.slice(0, mostAtOnce), context.get(servicesContext), member.locale), mostAtOnce };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const outcome = await handleSeveral(context, member, form);
	if (outcome.kind === "fault") return data({ fault: outcome.fault }, { status: 422 });
	if (outcome.left.length === 0) return redirect(returnPath(form), 303);
	const query = new URL(request.url).searchParams;
	query.delete("choix");
	query.set("restees", outcome.left.join(" "));
	return redirect(`/admin/demandes/plusieurs?${query}`, 303);
}

export default function Several() {
	const { left, mostAtOnce: most } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { bulk } = useStaffLanguage().words.inbox;
	const faults = { "none-chosen": bulk.nobodyChosen, "too-many": bulk.tooMany(most), unreadable: bulk.unreadable };
	return (
		<div className="mx-auto grid max-w-xl gap-5 px-4 py-8 md:px-8">
			<h1>{answer || left.length === 0 ? bulk.label : bulk.leftTitle(left.length)}</h1>
			{answer ? (
				<FormAlert>{faults[answer.fault]}</FormAlert>
			) : left.length === 0 ? (
				<p className="text-ink-600">{bulk.nothingLeft}</p>
			) : (
				<>
					<p className="text-ink-600">{bulk.leftText}</p>
					<ul className="grid gap-2">
						{left.map(({ id, name, reference, change }) => (
							<li key={id} className="office-panel">
								{name === null ? (
									bulk.gone
								) : (
									<Link to={`/admin/demandes/${id}`} className="font-semibold underline">
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
