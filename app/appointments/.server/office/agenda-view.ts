import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import type { Member } from "#app/model/members/member.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { addDays, mondayOf } from "#app/time/days.ts";
import type { AgendaMember } from "./agenda-access.ts";
import { bookPath } from "./book-path.ts";
import { dayView } from "./day-view.ts";
import { noticesOf } from "./notices.ts";
import { openAgenda } from "./open-agenda.ts";
import type { AgendaEntry } from "./read-shown.ts";
import { weekView } from "./week-view.ts";

export type AgendaData = Awaited<ReturnType<typeof agendaView>>;

/** The week, the day, or both when the screen decides. */
export async function agendaView(
	services: Pick<Services, "store" | "clock" | "content">,
	member: AgendaMember & Pick<Member, "locale">,
	search: URLSearchParams,
) {
	const { query, shown, conflicts, context } = await openAgenda(services, member, search, ({ view, day }) => {
		const monday = mondayOf(day);
		return view === "day" ? { from: day, until: day } : { from: monday, until: addDays(monday, 6) };
	});
	const { reader, scope, today } = context;
	const ofDay = (entries: readonly AgendaEntry[]) => entries.filter(({ appointment }) => appointment.day === query.day);
	const isPast = query.day < today;
	return {
		// Without crews that are unknown or not the member's: links of the page do not repeat them.
		query: { ...query, crews: query.crews.filter((id) => shown.choices.some((crew) => crew.id === id)) },
		today,
		week:
			query.view === "day"
				? null
				: { ...weekView(shown, query, context), ...noticesOf(shown, shown.entries, conflicts, context) },
		day:
			query.view === "week"
				? null
				: { ...dayView(shown, query, context), ...noticesOf(shown, ofDay(shown.entries), conflicts, context) },
		crews: shown.choices.map(({ id, name, colour }) => ({
			id,
			name,
			colour,
			isShown: shown.crews.some((crew) => crew.id === id),
		})),
		services: serviceNames.map((name) => ({ name, label: serviceNameIn(name, member.locale, reader) })),
		areas: reader.read("company").areas.map(({ id, name }) => ({ id, name: name[member.locale] })),
		addPath: scope.mayBook ? bookPath({ day: isPast ? today : query.day }) : null,
		maySetHours: scope.maySetHours,
	};
}
