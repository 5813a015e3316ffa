import type { Services } from "#app/.server/services.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Member } from "#app/model/members/member.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import type { AgendaMember } from "./agenda-access.ts";
import { byStart, dayOffOf } from "./crew-day-times.ts";
import { entryView } from "./entry-view.ts";
import { openAgenda } from "./open-agenda.ts";
import { sayOff } from "./week-cell.ts";

/** What each crew takes along: one page for each, with the appointments that are left to do or were done that day. */
export async function sheetView(
	services: Pick<Services, "store" | "clock" | "content">,
	member: AgendaMember & Pick<Member, "locale">,
	search: URLSearchParams,
) {
	const { query, shown, context } = await openAgenda(services, member, search, ({ day }) => ({
		from: day,
		until: day,
	}));
	const { reader } = context;
	const { day } = query;
	return {
		locale: member.locale,
		company: reader.read("company").name,
		query: { ...query, view: "day" as const },
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
