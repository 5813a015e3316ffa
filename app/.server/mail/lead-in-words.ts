import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { changesInTime } from "#app/model/appointments/appointment-dates.ts";
import { describeAnswers, type ServiceAnswers } from "#app/model/estimate/answers-text.ts";
import type { WishEventWords } from "#app/model/estimate/appointment-calendar.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { describeEstimate, type EstimateText } from "#app/model/estimate/text.ts";
import { describeWishes, hasWishes, type WishesText } from "#app/model/estimate/wishes-text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt, formatWeekday } from "#app/time/format-day.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { estimateWordsIn } from "../content/estimate-words.ts";
import { expand } from "../content/expand.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceNameIn } from "../content/service-name.ts";
import { sayAppointment, sayPeople, sayWindow } from "../say-appointment.ts";
import { type LeadTime, type Unpriced, unpricedState } from "./lead-time.ts";

/** The texts of an estimate as the visitor saw it, in one language. */
export interface EstimateInWords {
	panel: PanelWords;
	text: EstimateText;
	/** Null when the visitor has no preferred day. */
	wishes: WishesText | null;
	/** The answers, with the name of each service. */
	answers: readonly (ServiceAnswers & { service: string })[];
}

export function estimateInWords(
	{ answers, result, wishes }: EstimateLead,
	locale: Locale,
	reader: ContentReader,
): EstimateInWords {
	const words = estimateWordsIn(locale, reader);
	return {
		panel: words.panel,
		text: describeEstimate(result, words, expand(reader.read("promotions"), locale, reader), locale),
		wishes: hasWishes(wishes) ? describeWishes(wishes, words, locale) : null,
		answers: describeAnswers(answers, words, locale).map((given) => ({
			...given,
			service: serviceNameIn(given.kind, locale, reader),
		})),
	};
}

/** The names of the services of a lead. */
export function servicesOf(lead: Lead, locale: Locale, reader: ContentReader): string[] {
	return serviceNamesIn(leadServices(lead), locale, reader);
}

/** The services of a lead, in the order of the table of services: those of the estimate, or the chosen one. */
export function leadServices({ service, estimate }: Lead): ServiceName[] {
	if (estimate) return inOrder(Object.keys(estimate.answers.services) as ServiceName[]);
	return service ? [service] : [];
}

/** Returns the names in the order of the table of services. */
export function serviceNamesIn(services: readonly ServiceName[], locale: Locale, reader: ContentReader): string[] {
	return inOrder(services).map((service) => serviceNameIn(service, locale, reader));
}

function inOrder(services: readonly ServiceName[]): ServiceName[] {
	const order: readonly ServiceName[] = kinds;
	return services.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Returns the day and the hour in Montréal, for texts such as "le … à …". */
export function dayAndHour(moment: string, locale: Locale): [day: string, hour: string] {
	return [formatDate(moment, locale), formatHourAt(moment, locale)];
}

/** The time of a lead as its confirmation says it. */
export type TimeInWords = {
	/** "jeudi 19 novembre 2026, entre 8 h et 10 h". */
	when: string;
	/** "Jeudi 19 novembre 2026". */
	day: string;
	/** "Arrivée entre 8 h et 10 h", with "à confirmer" for a wish. */
	arrival: string;
} & ({ kind: "asked" | "cancelled" } | { kind: "booked"; crew: string; mayChange: boolean; unpriced: Unpriced });

export function timeInWords(time: LeadTime, lead: Lead, now: Date): TimeInWords {
	const { locale } = lead;
	const { day, window } = time.kind === "booked" ? time.appointment : time.window;
	const { arrival } = time.kind === "asked" ? bookedOrAskedWords[locale].asked : appointmentMailWords[locale];
	const said = {
		when: sayAppointment({ day, window }, locale),
		day: capitalized(formatWeekday(day, locale)),
		arrival: arrival(sayWindow(window, locale)),
	};
	if (time.kind !== "booked") return { ...said, kind: time.kind };
	return {
		...said,
		kind: time.kind,
		crew: capitalized(sayPeople(time.crewSize, locale)),
		// The customer can move it on the request's page; later they call.
		mayChange: changesInTime(time.appointment, now),
		unpriced: unpricedState(lead),
	};
}

/** The words of the event in the customer's calendar for a time that is not booked. */
export function wishEventWords(lead: Lead, reader: ContentReader, now: Date): WishEventWords {
	const { locale } = lead;
	const asked = askedAhead(lead, now);
	if (!asked) return estimateWordsIn(locale, reader).follow.event;
	const { summary, description } = bookedOrAskedWords[locale].asked.event;
	return { summary: summary(reader.read("company").name, sayWindow(asked.window, locale)), description };
}
