import { type Days, isIn } from "#app/model/insights/days.ts";
import { isEstimate, type LeadGroup } from "./lead-group.ts";
import {
	answerLength,
	countNames,
	type GroupCounts,
	groupLength,
	type SummedDays,
	sharedServices,
} from "./summed-days.ts";

/** One group over some days. */
export interface GroupSums extends LeadGroup, GroupCounts {
	/** `cents` by service, in the order of `sharedServices`. */
	shares: Float64Array;
}

/** The leads of a period that fit a filter. */
export interface LeadSums {
	groups: readonly GroupSums[];
	/** The oldest first, without days on which nothing was received. */
	byDay(): readonly { day: string; leads: number; estimates: number }[];
	/** How many leads were answered in so many minutes of opening hours. */
	answers: Int32Array;
	appointmentEnds: readonly string[];
}

export function addUp(
	{ groups, days, months }: SummedDays,
	within: Days,
	fits: (group: LeadGroup) => boolean = () => true,
): LeadSums {
	const isFitting = groups.map(fits);
	const received = months.within(days, within);
	const counts = new Float64Array(groups.length * countNames.length);
	const shares = new Float64Array(groups.length * sharedServices.length);
	const answers = new Int32Array(1 + received.reduce((most, { longestAnswer }) => Math.max(most, longestAnswer), 0));
	for (const { groups: own, shares: ownShares, answers: ownAnswers } of received) {
		for (let at = 0; at < own.length; at += groupLength) {
			const place = own[at] ?? 0;
			if (!isFitting[place]) continue;
			const start = place * countNames.length;
			for (let index = 0; index < countNames.length; index++)
				counts[start + index] = (counts[start + index] ?? 0) + (own[at + 1 + index] ?? 0);
		}
		for (let at = 0; at < ownShares.length; at += 2) {
			const place = ownShares[at] ?? 0;
			shares[place] = (shares[place] ?? 0) + (ownShares[at + 1] ?? 0);
		}
		for (let at = 0; at < ownAnswers.length; at += answerLength) {
			const minutes = ownAnswers[at + 1] ?? 0;
			if (isFitting[ownAnswers[at] ?? 0]) answers[minutes] = (answers[minutes] ?? 0) + (ownAnswers[at + 2] ?? 0);
		}
	}
	return {
		groups: groups.flatMap((group, place) => {
			const own = counts.subarray(place * countNames.length, (place + 1) * countNames.length);
			if (!own[0]) return [];
			const named = Object.fromEntries(countNames.map((name, index) => [name, own[index]])) as GroupCounts;
			const start = place * sharedServices.length;
			return [{ ...group, ...named, shares: shares.subarray(start, start + sharedServices.length) }];
		}),
		byDay: () => countsByDay({ groups, days: days.filter(({ day }) => isIn(within, day)) }, isFitting),
		answers,
		appointmentEnds: received.flatMap(({ appointments }) =>
			appointments.flatMap(({ place, end }) => (isFitting[place] ? end : [])),
		),
	};
}

function countsByDay(
	{ groups, days }: Pick<SummedDays, "groups" | "days">,
	isFitting: readonly boolean[],
): ReturnType<LeadSums["byDay"]> {
	const isOfEstimate = groups.map(isEstimate);
	return days.map(({ day, groups: own }) => {
		let [leads, estimates] = [0, 0];
		for (let at = 0; at < own.length; at += groupLength) {
			const place = own[at] ?? 0;
			if (!isFitting[place]) continue;
			const count = own[at + 1] ?? 0;
			leads += count;
			if (isOfEstimate[place]) estimates += count;
		}
		return { day, leads, estimates };
	});
}

/** The groups of the leads that were received in a period. */
export function groupsIn({ groups, days, months }: SummedDays, within: Days): LeadGroup[] {
	const isThere = new Uint8Array(groups.length);
	for (const each of months.within(days, within)) {
		for (let at = 0; at < each.groups.length; at += groupLength) isThere[each.groups[at] ?? 0] = 1;
	}
	return groups.filter((_, place) => isThere[place]);
}
