import type { Locale } from "#app/locale/locales.ts";
import type { FollowedStep } from "#app/model/estimate/followed-appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { isOver } from "#app/model/quotes/quote.ts";
import { formatDate } from "#app/time/format.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";

const names = ["received", "price", "appointment", "done"] as const;

/** A lost lead is at no step: it goes on with none. */
const currentSteps: Readonly<Record<LeadStatus, FollowedStep["name"] | null>> = {
	new: "received",
	contacted: "price",
	quoted: "price",
	booked: "appointment",
	done: "done",
	lost: null,
};

export interface StepFacts {
	/** The day of the open or finished appointment, `YYYY-MM-DD`; null without one. */
	day: string | null;
	/** Whether that day is only proposed. */
	isProposed: boolean;
	/** The last appointment was cancelled or missed: another one has to be found. */
	isToRebook: boolean;
	/** The day that the customer asked for and nobody has confirmed yet; null without one. */
	askedDay: string | null;
	/** A visitor booked it before there was a price, and has accepted none since. */
	isPriceToCome: boolean;
	/** The page has a part about a finished job. */
	hasJob: boolean;
	now: Date;
}

/** From the request to the finished work, with the days that are known. */
export function followedSteps(lead: Lead, facts: StepFacts, locale: Locale): FollowedStep[] {
	const { day, isProposed, isToRebook, askedDay, isPriceToCome, hasJob, now } = facts;
	const words = requestPageWords[locale].steps;
	const { status } = lead;
	const { quote = null } = lead.desk;
	const rebooks = isToRebook && status === "contacted" && !isPriceToCome;
	const isAgreed = Boolean(quote?.accepted) && (status === "quoted" || status === "contacted");
	const isToAccept = quote?.status === "sent" && !quote.accepted && !isOver(quote.validUntil, now);
	// Work starts only after an accepted price: a day that is booked before it is not the current step.
	const isPriceFirst = status === "booked" && (isToAccept || isPriceToCome);
	const current = rebooks || isAgreed ? "appointment" : isPriceFirst ? "price" : currentSteps[status];
	const currentIndex = current ? names.indexOf(current) : 0;
	// A day that a member booked without a price: the step is not done.
	const isUnpriced = status === "booked" && !quote && statusSince(lead, "quoted") === null;
	return names.map((name, index) => {
		const isDone = index <= currentIndex && !(name === "price" && isUnpriced);
		const state = name === current ? "current" : isDone ? "done" : "ahead";
		const target = name === "done" && hasJob ? "job-heading" : null;
		return {
			name,
			label: words.names[name],
			state,
			spoken: words.spoken[state],
			detail: detailOf(name, state),
			target,
		};
	});

	function detailOf(name: FollowedStep["name"], state: FollowedStep["state"]): string {
		if (name === "received") {
			const said = lead.channel === "phone" ? requestPageWords[locale].call.byPhone : words.on;
			return said(formatDate(lead.receivedAt, locale));
		}
		if (name === "appointment" && state !== "done") {
			const said = isProposed ? words.proposed : state === "ahead" ? words.booked : words.on;
			if (day) return said(formatDate(day, locale));
			if (askedDay) return words.asked(formatDate(askedDay, locale));
		}
		if (state === "ahead") return "";
		if (name === "price") {
			if (quote) return quoteDetail(quote);
			const sentAt = statusSince(lead, "quoted");
			if (sentAt) return words.sent(formatDate(sentAt, locale));
			return state === "current" ? words.priceToCome : "";
		}
		if (name === "appointment") {
			if (rebooks) return words.again;
			if (day) return words.on(formatDate(day, locale));
			return state === "current" ? words.noDay : "";
		}
		const doneAt = doneOn(lead, day);
		return doneAt ? words.on(formatDate(doneAt, locale)) : "";
	}

	function quoteDetail({ accepted, status: answer, validUntil }: LeadQuote): string {
		if (accepted) return words.accepted(formatDate(accepted.at, locale));
		if (answer === "declined") return words.declined;
		return isToAccept ? words.acceptUntil(formatDate(validUntil, locale)) : words.expired;
	}
}

/** A day or an ISO time; null when nobody knows. */
export function doneOn(lead: Lead, day: string | null): string | null {
	return day ?? statusSince(lead, "done");
}

/**
 * When a member last gave the lead this status; null when the history does not say. A visit after the work that is
 * cancelled or missed gives back the status of before.
 */
function statusSince({ desk }: Lead, status: LeadStatus): string | null {
	const entry = desk.history.findLast(
		({ undone, before, after, appointment }) =>
			!undone &&
			after.status === status &&
			before.status !== status &&
			!(status === "done" && appointment && appointment.step !== "done"),
	);
	return entry?.at ?? null;
}
