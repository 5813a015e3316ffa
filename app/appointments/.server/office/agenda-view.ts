import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { readAgendaQuery } from "#app/model/appointments/agenda-query.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import type { Member } from "#app/model/members/member.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { addDays, mondayOf } from "#app/time/days.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { type AgendaMember, agendaScope, dayWithin } from "./agenda-access.ts";
import { agendaWordsIn } from "./agenda-words.ts";
import { bookPath } from "./book-path.ts";
import { conflictsIn } from "./crew-day-times.ts";
import { dayView } from "./day-view.ts";
import type { ViewContext } from "./entry-view.ts";
import { noticesOf } from "./notices.ts";
import { type AgendaEntry, readShown } from "./read-shown.ts";
import { weekView } from "./week-view.ts";

export type AgendaData = Awaited<ReturnType<typeof agendaView>>;

/** The week, the day, or both when the screen decides. */
export async function agendaView(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	member: AgendaMember & Pick<Member, "locale">,
	search: URLSearchParams,
) {
	const now = clock.now();
	const today = dayInMontreal(now);
	const scope = agendaScope(member, today);
	const reader = content.reader();
	const asked = readAgendaQuery(search, today);
	const query = { ...asked, day: dayWithin(scope, asked.day) };
	const monday = mondayOf(query.day);
	const range =
		query.view === "day" ? { from: query.day, until: query.day } : { from: monday, until: addDays(monday, 6) };
	const shown = await readShown({ store, reader }, scope, { ...range, crews: query.crews });
	const conflicts = conflictsIn(shown.entries);
	const context: ViewContext = {
		...{ locale: member.locale, words: agendaWordsIn(member.locale), reader, scope, today },
		minute: minutesOf(timeInMontreal(now)),
		conflicting: new Set(conflicts.flatMap(({ first, second }) => [first.id, second.id])),
	};
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
			...{ id, name, colour },
			isShown: shown.crews.some((crew) => crew.id === id),
		})),
		services: serviceNames.map((name) => ({ name, label: serviceNameIn(name, member.locale, reader) })),
		areas: reader.read("company").areas.map(({ id, name }) => ({ id, name: name[member.locale] })),
		addPath: scope.mayBook ? bookPath({ day: isPast ? today : query.day }) : null,
		maySetHours: scope.maySetHours,
	};
}
