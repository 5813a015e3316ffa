import { sayAppointment, sayLength } from "#app/.server/say-appointment.ts";
import type { Locale } from "#app/locale/locales.ts";
import { outcomeOf } from "#app/model/leads/call-log.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { bookingWordsIn, sayWarnings } from "./booking/say-booking.ts";
import { closingText } from "./closing-view.ts";
import { detailsText } from "./details-view.ts";
import { quoteChangeText } from "./quotes/say-quote.ts";
import { saySlot } from "./say-time.ts";

/** A change in a sentence, after the name of the member who made it. */
export function changeText(
	entry: Pick<HistoryEntry, "kind" | "before" | "after" | "undone" | "details" | "appointment" | "quote" | "call">,
	words: LeadWords,
	locale: Locale,
	/** Of a call that did not reach the customer: which one it was since the last exchange. */
	attempt?: number,
): string {
	const { kind, before, after, undone, details, appointment, quote } = entry;
	if (undone) return words.live.undid;
	if (details) return detailsText(details, words, locale);
	// Before the appointment: an entry of a quote may also propose, book or free one.
	if (quote) return quoteChangeText(quote, entry, locale);
	if (kind === "spam" && appointment) return words.page.spamCancelled(sayAppointment(appointment.after, locale));
	if (appointment) {
		const { step, before: was, after } = appointment;
		const isNew = step === "booked" || step === "moved" || step === "changed";
		const despite = isNew && after.accepted.length > 0;
		const isOnline = step === "booked" && after.isInstant && after.by.id === customerId;
		const isOtherCrew = step === "changed" && was?.crew !== after.crew;
		const did = words.appointmentSteps[isOnline ? "bookedOnline" : isOtherCrew ? "changedCrew" : step];
		const length = step === "changed" && was?.minutes !== after.minutes ? `, ${sayLength(after.minutes, locale)}` : "";
		const what = `${did}${locale === "fr" ? "\u00a0" : ""}: ${sayAppointment(after, locale)}${length}`;
		return despite ? `${what}, ${bookingWordsIn(locale).accepted(sayWarnings(after.accepted, locale))}` : what;
	}
	if (kind === "call") return callText(entry, words, attempt);
	const detail = changeDetail(kind, before, after, words, locale);
	return detail ? `${words.live.did[kind]}${locale === "fr" ? "\u00a0" : ""}: ${detail}` : words.live.did[kind];
}

/** A call in a sentence, after the name of the member who made it. */
export function callText(entry: Pick<HistoryEntry, "call">, { callLog }: LeadWords, attempt?: number): string {
	const outcome = callLog.outcomes[outcomeOf(entry)].toLocaleLowerCase();
	return callLog.noted(outcome, attempt ? callLog.attempt(attempt) : "");
}

function changeDetail(
	kind: HistoryEntry["kind"],
	before: HistoryEntry["before"],
	after: HistoryEntry["before"],
	words: LeadWords,
	locale: Locale,
): string {
	const { statuses, page } = words;
	switch (kind) {
		case "status":
			return [
				before.status === after.status
					? statuses[after.status]
					: page.fromTo(statuses[before.status], statuses[after.status]),
				// With the reason's name of that day: a history does not change with the settings.
				closingText(after, words, [], locale),
			]
				.filter(Boolean)
				.join(", ");
		case "assignee":
			return page.fromTo(before.assignee?.name ?? page.nobody, after.assignee?.name ?? page.nobody);
		case "visit":
			return after.visit ? saySlot(after.visit, words, locale) : "";
		default:
			return "";
	}
}
