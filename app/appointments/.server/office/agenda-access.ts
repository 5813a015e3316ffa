import type { Member } from "#app/model/members/member.ts";
import { addDays } from "#app/time/days.ts";

export type AgendaMember = Pick<Member, "role" | "crew">;

/** What a member may see of the agenda. Every loader of the agenda reads within it. */
export interface AgendaScope {
	/** Ids of crews; null for all. */
	crews: readonly string[] | null;
	/** Both included; null for every day. */
	days: { from: string; until: string } | null;
	/** Whether the member may open leads. */
	seesLeads: boolean;
	mayBook: boolean;
	/** Whether the member sees access notes: they book, or belong to the crew that comes. */
	seesNotes: boolean;
	maySetHours: boolean;
}

/** How far from today a member of a crew sees. */
const daysEitherWay = 7;

/** The office sees everything; a member of a crew sees that crew, a week either way. */
export function agendaScope({ role, crew }: AgendaMember, today: string): AgendaScope {
	if (role === "administrator" || role === "editor" || role === "agent") {
		const [mayBook, maySetHours] = [role !== "editor", role !== "agent"];
		return { crews: null, days: null, seesLeads: true, mayBook, seesNotes: mayBook, maySetHours };
	}
	return {
		crews: role === "crew" && crew !== null ? [crew] : [],
		days: { from: addDays(today, -daysEitherWay), until: addDays(today, daysEitherWay) },
		seesLeads: false,
		mayBook: false,
		seesNotes: role === "crew",
		maySetHours: false,
	};
}

/** The nearest day that the member may see. */
export function dayWithin({ days }: Pick<AgendaScope, "days">, day: string): string {
	if (days === null) return day;
	if (day < days.from) return days.from;
	return day > days.until ? days.until : day;
}

export function isDayWithin(scope: Pick<AgendaScope, "days">, day: string): boolean {
	return dayWithin(scope, day) === day;
}

export function maySeeCrew({ crews }: Pick<AgendaScope, "crews">, id: string): boolean {
	return crews === null || crews.includes(id);
}
