import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { isSeriesOn } from "#app/.server/mailings/is-series-on.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isSeriesName } from "#app/model/mailings/mail-series.ts";
import { countNow, seriesViews } from "../.server/series-view.ts";
import { turnSeries } from "../.server/turn-series.ts";
import { SeriesPanel } from "./series-panel.tsx";

export const meta = officeMeta((words) => words.mailings.title);

export async function loader({ context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const { origin } = context.get(requestContextKey);
	return { series: await seriesViews({ ...context.get(servicesContext), origin }, locale) };
}

/** Turning on needs the number of mails that leave at once, as the member read it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const [intent, name] = [form.get("intent"), form.get("series")];
	if (!isSeriesName(name) || (intent !== "on" && intent !== "off")) throw data(null, { status: 400 });
	if (intent === "on") {
		const { origin } = context.get(requestContextKey);
		const count = await countNow({ ...services, origin }, name, member.locale);
		const isKnown = await isSeriesOn(services.store, name);
		if (!isKnown && form.get("count") !== String(count)) return data({ changed: name }, { status: 409 });
	}
	await turnSeries(services, name, intent === "on", member);
	return redirect(`/admin/envois?avis=${name}#${name}`, 303);
}

/** Also after a refusal: the number of mails has changed. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function Mailings() {
	const { series } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { mailings } = useStaffLanguage().words;
	const [search] = useSearchParams();
	const asked = answer?.changed ?? search.get("activer");
	return (
		<>
			<PeopleTabs />
			<PageHead title={mailings.title}>{mailings.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{series.map((each) => (
					<SeriesPanel
						key={each.name}
						series={each}
						hasTurned={!answer && search.get("avis") === each.name}
						isAsked={!each.isOn && asked === each.name}
						hasChanged={answer?.changed === each.name}
					/>
				))}
			</div>
		</>
	);
}
