import type { Services } from "#app/.server/services.ts";
import { readAgendaQuery } from "#app/model/appointments/agenda-query.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import type { Member } from "#app/model/members/member.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { type AgendaMember, agendaScope, dayWithin } from "./agenda-access.ts";
import { agendaWordsIn } from "./agenda-words.ts";
import { byStart, conflictsIn, dayOffOf } from "./crew-day-times.ts";
import { entryView, type ViewContext } from "./entry-view.ts";
import { readShown } from "./read-shown.ts";
import { capitalized } from "./say-times.ts";
import { sayOff } from "./week-cell.ts";

/** What each crew takes along: one page for each, with the appointments that are left to do or were done that day. */
export async function sheetView(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	member: AgendaMember & Pick<Member, "locale">,
	search: URLSearchParams,
) {
	const now = clock.now();
	const today = dayInMontreal(now);
	const scope = agendaScope(member, today);
	const reader = content.reader();
	const asked = readAgendaQuery(search, today);
	const day = dayWithin(scope, asked.day);
	const shown = await readShown({ store, reader }, scope, { from: day, until: day, crews: asked.crews });
	const conflicts = conflictsIn(shown.entries);
	const context: ViewContext = {
		...{ locale: member.locale, words: agendaWordsIn(member.locale), reader, scope, today },
		minute: minutesOf(timeInMontreal(now)),
		conflicting: new Set(conflicts.flatMap(({ first, second }) => [first.id, second.id])),
	};
	return {
		locale: member.locale,
		company: reader.read("company").name,
		query: { ...asked, view: "day" as const, day },
		date: capitalized(formatWeekday(day, member.locale)),
		crews: shown.crews.map((crew) => {
			const off = dayOffOf(crew, day, shown.closed);
			return {
				id: crew.id,
				heading: context.words.sheet.heading(crew.name),
				people: crew.people,
				off: off && sayOff(off, context),
				entries: shown.entries
					.filter(({ appointment }) => appointment.crew === crew.id && appointment.status !== "missed")
					.toSorted(byStart)
					.map((entry) => entryView(entry, context)),
			};
		}),
	};
}
