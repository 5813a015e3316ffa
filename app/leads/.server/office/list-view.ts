import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNamesIn } from "#app/.server/mail/lead-in-words.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import { formatRange, phoneLink } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { placeOfWindow } from "#app/model/appointments/appointment-dates.ts";
import { isAhead } from "#app/model/leads/asked-window.ts";
import type { LeadChannel } from "#app/model/leads/lead-channel.ts";
import { isOpenStatus, type LeadStatus } from "#app/model/leads/lead-status.ts";
import { type ResponseClock, responseClock } from "#app/model/leads/response-clock.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { addDays } from "#app/time/days.ts";
import { dayAndHour, formatShortDay, formatWeekdayWithoutYear } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import type { LeadSummary } from "../inbox/lead-summary.ts";
import { isUrgent } from "../inbox/list-leads.ts";
import { sayShortPlace } from "./booking/say-booking.ts";
import { type QuoteText, sayListedQuote } from "./quotes/say-quote.ts";
import { type ClockText, sayClock } from "./say-time.ts";
import { leadWordsIn } from "./staff-words.ts";

/** A lead as the list and the board show it. */
export interface ListedLead {
	id: string;
	revision: number;
	/** As in `SeenLead`. */
	heardAt: string;
	reference: string;
	status: LeadStatus;
	name: string;
	/** The link to call the customer; null without a phone number, and for spam. */
	dial: string | null;
	channel: LeadChannel;
	/** Calls that did not reach the customer since the last exchange; 0 once the lead is closed. */
	attempts: number;
	services: string;
	place: string;
	outOfArea: boolean;
	/** The range of the estimate; null once there is a quote. */
	price: string | null;
	isUnread: boolean;
	/** The customer waits: the beginning of their message, and the time or day. No text when they acted without words. */
	answer: { text: string | null; at: string } | null;
	clock: ClockText | null;
	/** Says so when it is only proposed. */
	visit: string | null;
	/** A window that the customer asked for, or the time of an appointment that they booked online. */
	chosen: string | null;
	quote: QuoteText | null;
	assignee: string | null;
	messageCount: number;
	/** The heading above: "urgent" or the day. */
	group: string;
}

export function listView(
	leads: readonly LeadSummary[],
	locale: Locale,
	now: Date,
	reader: ContentReader,
): ListedLead[] {
	const words = leadWordsIn(locale);
	const company = reader.read("company");
	const today = dayInMontreal(now);
	const yesterday = addDays(today, -1);
	const groupOf = (lead: LeadSummary) => {
		if (lead.isNewBooking) return words.list.bookedOnline;
		if (lead.waitingSince) return words.list.answered;
		if (isUrgent(lead)) return words.list.urgent;
		const day = dayInMontreal(new Date(lead.receivedAt));
		const name = formatWeekdayWithoutYear(day, locale);
		if (day === today) return words.list.today(name);
		return day === yesterday ? words.list.yesterday : capitalized(name);
	};
	return leads.map((lead) => {
		const clock = clockOf(lead, company, now);
		return {
			id: lead.id,
			revision: lead.revision,
			heardAt: lead.heardAt,
			reference: lead.reference,
			status: lead.status,
			name: lead.name || lead.email || words.list.nameless,
			dial: lead.phone && !lead.isSpam ? phoneLink(lead.phone) : null,
			channel: lead.channel,
			attempts: isOpenStatus(lead.status) ? lead.attempts : 0,
			services: serviceNamesIn(lead.services, locale, reader).join(", ") || words.list.noService,
			place: placeOf(lead.postalCode, locale, reader),
			outOfArea: lead.outOfArea,
			price: priceText(lead, words, locale),
			isUnread: lead.isUnread,
			answer:
				lead.waitingSince && !lead.isNewBooking
					? { text: answerText(lead), at: shortMoment(lead.waitingSince, today, locale) }
					: null,
			clock: clock && sayClock(clock, now, words, locale),
			visit: appointmentText(lead, words, locale),
			chosen: chosenText(lead, now, words, locale),
			quote: lead.quote && sayListedQuote(lead.quote, now, locale),
			assignee: lead.assignee?.name ?? null,
			messageCount: lead.messageCount,
			group: groupOf(lead),
		};
	});
}

/** Null when the customer only cancelled or answered a quote: what they wrote before it is no news. */
function answerText({ quote, latestText, waitingSince, wroteAt }: LeadSummary): string | null {
	const isOld = [waitingSince, quote?.answeredAt].some((acted) => acted && acted > wroteAt);
	return isOld ? null : latestText;
}

function priceText({ quote, range, kind }: LeadSummary, { list }: LeadWords, locale: Locale): string | null {
	if (quote) return null;
	return range ? formatRange(range, locale) : kind === "contact" ? null : list.noPrice;
}

function appointmentText({ visit }: LeadSummary, { list }: LeadWords, locale: Locale): string | null {
	if (!visit || visit.isInstant) return null;
	const when = sayShortPlace(placeOfWindow(visit), locale);
	return visit.isProposed ? list.proposed(when) : when;
}

function chosenText({ visit, asked }: LeadSummary, now: Date, { list }: LeadWords, locale: Locale): string | null {
	if (visit?.isInstant) return list.online(sayShortPlace(placeOfWindow(visit), locale));
	return asked && isAhead(asked, now) ? list.asked(sayShortPlace(asked, locale)) : null;
}

function clockOf(lead: LeadSummary, company: OpenDays, now: Date): ResponseClock | null {
	return lead.isSpam || lead.kind === "waiting-list" ? null : responseClock(lead, company, now);
}

/** Whether the time to answer is over, as the list shows it in red. */
export function isLate(lead: LeadSummary, company: OpenDays, now: Date): boolean {
	const clock = clockOf(lead, company, now);
	return clock !== null && clock.left <= 0;
}

/** `9 h 12` today, `16 nov.` on other days. */
function shortMoment(moment: string, today: string, locale: Locale): string {
	const day = dayInMontreal(new Date(moment));
	return day === today ? dayAndHour(moment, locale)[1] : formatShortDay(day, locale);
}

/** `Montréal, H2T`; the postal code alone outside the service area. */
function placeOf(postalCode: string | null, locale: Locale, reader: ContentReader): string {
	if (!postalCode) return "";
	const answer = areaOf(postalCode, reader.read("service-area"));
	if (answer.kind === "unreadable") return postalCode;
	const area = answer.kind === "served" ? reader.read("company").areas[answer.area]?.name[locale] : null;
	return area ? `${area}, ${answer.code}` : answer.code;
}
