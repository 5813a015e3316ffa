import type { Locale } from "#app/locale/locales.ts";
import type { SourceChannel } from "#app/model/insights/statistics.ts";
import type { LostReason } from "#app/model/leads/closing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { paidInAll } from "#app/model/leads/return-visit.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { lineAmount } from "#app/model/quotes/quote-amounts.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { otherKey, type PageKey } from "#app/model/traffic/page-key.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { answeredAt, waitsForFirstAnswer } from "../answered-at.ts";
import { splitCents } from "./split-cents.ts";

/**
 * What the statistics and the team figures use of a lead: nothing about the person. Small, because those of two years are
 * kept in memory.
 */
export interface LeadFacts {
	/** In milliseconds since 1970. */
	receivedAt: number;
	/** The first answer of a member; null for a call, which is answered at once, and on the waiting list. */
	answeredAt: number | null;
	/** Nobody has answered yet. */
	isWaiting: boolean;
	/** The day in Montréal on which it was received. */
	day: string;
	locale: Locale;
	/** `phone`: noted by a member. */
	channel: SourceChannel;
	/** The first page of the visit. */
	page: PageKey;
	kind: Lead["kind"];
	services: readonly ServiceName[];
	/** Should be answered sooner. */
	isUrgent: boolean;
	/** Work that was paid is done, also while another visit is booked. */
	status: LeadStatus;
	/** Null when it is not lost, or was lost before reasons were asked for. */
	lostReason: LostReason | null;
	/** Whether it ever reached this step: a lead that was lost later did too. */
	isQuoted: boolean;
	isBooked: boolean;
	/** The end of a booked appointment, `YYYY-MM-DDTHH:MM` in Montréal. */
	appointmentEnd: string | null;
	/** What the customer paid; null when no amount was given. */
	cents: number | null;
	/** `cents` by service; their sum is `cents`. */
	shares: readonly { service: ServiceName | null; cents: number }[];
}

const quotedStatuses: readonly LeadStatus[] = ["quoted", "booked", "done"];
const bookedStatuses: readonly LeadStatus[] = ["booked", "done"];

/** Spam, and customers and past jobs from a file: no customer asked for anything. */
export type Uncounted = "flagged" | "imported";

export function factsOf(lead: Lead, quote: Pick<Quote, "content"> | null): LeadFacts | Uncounted {
	const { spam, channel, kind, receivedAt, locale, source, status, desk } = lead;
	if (channel === "import") return "imported";
	if (spam.length > 0) return "flagged";
	const isNoted = channel === "phone";
	const history = desk.history.filter(({ undone }) => !undone);
	const reached = [status, ...history.map(({ after }) => after.status)];
	const isBooked =
		reached.some((each) => bookedStatuses.includes(each)) ||
		history.some(({ appointment }) => appointment && wasBooked.includes(appointment.after.status));
	const services = servicesAsked(lead);
	const cents = bookedStatuses.includes(status) ? paidInAll(lead) : null;
	const visit = status === "booked" && !desk.visit?.isProposed ? desk.visit : null;
	const received = new Date(receivedAt);
	return {
		receivedAt: received.getTime(),
		answeredAt: isNoted || kind === "waiting-list" ? null : (answeredAt(lead)?.getTime() ?? null),
		isWaiting: waitsForFirstAnswer(lead),
		day: dayInMontreal(received),
		locale,
		channel: isNoted ? "phone" : (source?.channel ?? "direct"),
		page: isNoted ? otherKey : (source?.landing ?? otherKey),
		kind,
		services,
		isUrgent: lead.estimate?.result.urgent ?? services.includes("post-disaster"),
		status: cents === null ? status : "done",
		lostReason: status === "lost" ? (desk.lostReason ?? null) : null,
		isQuoted:
			isBooked ||
			Boolean(desk.quote) ||
			reached.some((each) => quotedStatuses.includes(each)) ||
			history.some((entry) => entry.quote?.step === "sent"),
		isBooked,
		appointmentEnd: visit?.end ?? null,
		cents,
		shares: cents === null ? [] : sharesOf(cents, services, quote),
	};
}

const wasBooked: readonly string[] = ["booked", "done", "missed"];

/** Only the quote of a paid lead with several services is needed: the accepted one, or else the newest. */
export function neededQuote(lead: Lead): string | null {
	if (!bookedStatuses.includes(lead.status) || !paidInAll(lead) || servicesAsked(lead).length < 2) return null;
	const { quote } = lead.desk;
	return quote?.accepted?.id ?? quote?.id ?? null;
}

/** By the lines of the quote. Lines of other work are shared like the rest; without a quote, the shares are equal. */
function sharesOf(
	cents: number,
	services: readonly ServiceName[],
	quote: Pick<Quote, "content"> | null,
): LeadFacts["shares"] {
	if (services.length < 2) return [{ service: services[0] ?? null, cents }];
	const weights = new Map<ServiceName, number>();
	for (const line of quote?.content.lines ?? [])
		if (line.service) weights.set(line.service, (weights.get(line.service) ?? 0) + Math.max(0, lineAmount(line)));
	const isWeighed = [...weights.values()].some((weight) => weight > 0);
	const by = isWeighed ? weights : new Map(services.map((service) => [service, 1]));
	const split = splitCents(cents, [...by.values()]);
	return [...by.keys()].map((service, index) => ({ service, cents: split[index] ?? 0 }));
}
