import type { Services } from "#app/.server/services.ts";
import { readAppointments } from "#app/appointments/.server/read-agenda.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { isOpenStatus } from "#app/model/leads/lead-status.ts";
import type { Member } from "#app/model/members/member.ts";
import { addDays, isDay, isTimeOfDay } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { LeadSummary } from "../inbox/lead-summary.ts";
import { type LeadPage, listLeads, noFilter } from "../inbox/list-leads.ts";
import { listView } from "./list-view.ts";

const mostListed = 40;
const longestId = 64;
/** Nothing is proposed further ahead. */
const daysAhead = 30;

/** The leads that can get an appointment: those without one first, or what the search finds among the open ones. */
export async function pickView(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	member: Pick<Member, "locale">,
	query: URLSearchParams,
) {
	const search = (query.get("q") ?? "").trim().slice(0, 100);
	const time = readTime(query);
	const taken = await leadsWithAppointment(store, dayInMontreal(clock.now()));
	const { leads, isMore } = search ? await found(store, search) : await waiting(store, taken);
	const crew = time.equipe ? await store.get("crews", time.equipe) : null;
	return {
		search,
		time,
		day: time.jour ? capitalized(formatWeekday(time.jour, member.locale)) : null,
		hour: time.de ? formatHour(time.de, member.locale) : null,
		crew: crew?.data.name ?? null,
		isMore,
		leads: listView(leads, member.locale, clock.now(), content.reader()).map((lead, index) => ({
			id: lead.id,
			name: lead.name,
			services: lead.services,
			place: lead.place,
			reference: lead.reference,
			status: lead.status,
			visit: lead.visit,
			isProposed: leads[index]?.visit?.isProposed ?? false,
		})),
	};
}

/** The time that was chosen in the agenda, as far as it is one: it travels on to the lead. */
function readTime(query: URLSearchParams) {
	const [jour, de, equipe] = [query.get("jour") ?? "", query.get("de") ?? "", query.get("equipe") ?? ""];
	return {
		...(isDay(jour) && { jour }),
		...(isTimeOfDay(de) && { de }),
		...(equipe !== "" && equipe.length <= longestId && { equipe }),
	};
}

type Store = Services["store"];

/** A lead shows a booked appointment itself; one that is only proposed is known by the appointment. */
async function leadsWithAppointment(store: Store, today: string): Promise<ReadonlySet<string>> {
	const coming = await readAppointments(store, today, addDays(today, daysAhead));
	return new Set(coming.filter(({ data }) => isOpenAppointment(data)).map(({ data }) => data.lead));
}

async function found(store: Store, search: string) {
	const filter = { ...noFilter, search };
	const page = await listLeads(store, { view: "all", filter, isWanted: isBookable }, mostListed);
	return { leads: withoutAppointmentFirst(page.leads).slice(0, mostListed), isMore: isLonger(page) };
}

async function waiting(store: Store, taken: ReadonlySet<string>) {
	const isWanted = (lead: LeadSummary) => isBookable(lead) && lead.visit === null && !taken.has(lead.id);
	const pages = await Promise.all(
		(["todo", "quoted"] as const).map((view) => listLeads(store, { view, filter: noFilter, isWanted }, mostListed)),
	);
	const once = new Map(pages.flatMap(({ leads }) => leads).map((lead) => [lead.id, lead]));
	return { leads: [...once.values()].slice(0, mostListed), isMore: once.size > mostListed || pages.some(isLonger) };
}

function isBookable({ status, kind }: LeadSummary): boolean {
	return isOpenStatus(status) && kind !== "waiting-list";
}

function withoutAppointmentFirst(leads: readonly LeadSummary[]): LeadSummary[] {
	return leads.toSorted((one, other) => Number(one.visit !== null) - Number(other.visit !== null));
}

function isLonger({ leads, cursor }: LeadPage): boolean {
	return cursor !== null || leads.length > mostListed;
}
