import type { Locale } from "#app/locale/locales.ts";
import type { FollowedStep } from "#app/model/estimate/followed-appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
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
	/** The last appointment was cancelled or missed: another one has to be found. */
	isToRebook: boolean;
}

/** From the request to the finished work, with the days that are known. */
export function followedSteps(lead: Lead, { day, isToRebook }: StepFacts, locale: Locale): FollowedStep[] {
	const words = requestPageWords[locale].steps;
	const rebooks = isToRebook && lead.status === "contacted";
	const current = rebooks ? "appointment" : currentSteps[lead.status];
	const currentIndex = current ? names.indexOf(current) : 0;
	return names.map((name, index) => {
		const state = name === current ? "current" : index <= currentIndex ? "done" : "ahead";
		return { name, label: words.names[name], state, spoken: words.spoken[state], detail: detailOf(name, state) };
	});

	function detailOf(name: FollowedStep["name"], state: FollowedStep["state"]): string {
		if (name === "received") return words.on(formatDate(lead.receivedAt, locale));
		if (state === "ahead") return "";
		if (name === "price") {
			const sentAt = statusSince(lead, "quoted");
			if (sentAt) return words.sent(formatDate(sentAt, locale));
			return state === "current" ? words.priceToCome : "";
		}
		if (name === "appointment") {
			if (rebooks) return words.again;
			if (day) return words.on(formatDate(day, locale));
			return state === "current" ? words.noDay : "";
		}
		const doneAt = day ?? statusSince(lead, "done");
		return doneAt ? words.on(formatDate(doneAt, locale)) : "";
	}
}

/** When a member last gave the lead this status; null when the history does not say. */
function statusSince({ desk }: Lead, status: LeadStatus): string | null {
	const entry = desk.history.findLast(
		({ undone, before, after }) => !undone && after.status === status && before.status !== status,
	);
	return entry?.at ?? null;
}
