import type { Services } from "#app/.server/services.ts";
import { type AgendaQuery, readAgendaQuery } from "#app/model/appointments/agenda-query.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import type { Member } from "#app/model/members/member.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { type AgendaMember, agendaScope, dayWithin } from "./agenda-access.ts";
import { agendaWordsIn } from "./agenda-words.ts";
import { conflictsIn } from "./crew-day-times.ts";
import type { ViewContext } from "./entry-view.ts";
import { readShown } from "./read-shown.ts";

/** What the member asked for, as far as they may see it, with the appointments of those days. */
export async function openAgenda(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	member: AgendaMember & Pick<Member, "locale">,
	search: URLSearchParams,
	/** The days to read, `YYYY-MM-DD`. */
	daysOf: (query: AgendaQuery) => { from: string; until: string },
) {
	const now = clock.now();
	const today = dayInMontreal(now);
	const scope = agendaScope(member, today);
	const reader = content.reader();
	const asked = readAgendaQuery(search, today);
	const query = { ...asked, day: dayWithin(scope, asked.day) };
	const shown = await readShown({ store, reader }, scope, { ...daysOf(query), crews: query.crews });
	const conflicts = conflictsIn(shown.entries);
	const context: ViewContext = {
		locale: member.locale,
		words: agendaWordsIn(member.locale),
		reader,
		scope,
		today,
		minute: minutesOf(timeInMontreal(now)),
		conflicting: new Set(conflicts.flatMap(({ first, second }) => [first.id, second.id])),
	};
	return { query, shown, conflicts, context };
}
