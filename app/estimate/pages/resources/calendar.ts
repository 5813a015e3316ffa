import { data, type LoaderFunctionArgs } from "react-router";
import { estimateWordsIn } from "#app/.server/mail/lead-in-words.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { findFollowed } from "#app/leads/.server/follow-lead.ts";
import { visitCalendar } from "#app/model/estimate/appointment-calendar.ts";
import { hasPassed } from "../../.server/visitor-cookies.ts";

/** The preferred appointment as a calendar file, for browsers that have passed the second check of the lead. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { visitor, origin } = context.get(requestContextKey);
	const { store, secret, clock, content } = context.get(servicesContext);
	const lead = await findFollowed(store, params.token ?? "");
	if (!lead || !hasPassed(lead.id, visitor, secret, clock.now())) throw data(null, { status: 404 });
	const reader = content.reader();
	const { event } = estimateWordsIn(lead.data.locale, reader).follow;
	const file = visitCalendar(lead.data, reader.read("company"), event, origin);
	if (!file) throw data(null, { status: 404 });
	return new Response(file, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${lead.data.reference}.ics"`,
		},
	});
}
