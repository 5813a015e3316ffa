import { timeInMontreal } from "#app/time/montreal.ts";
import { type NamedMember, namedMember } from "../members/member.ts";

/**
 * Mails that leave by themselves, once an administrator turned the series on. `due-again`: the work should be done again.
 * `area-open`: we serve the area of somebody on the waiting list now.
 */
export const seriesNames = ["due-again", "area-open"] as const;

export type SeriesName = (typeof seriesNames)[number];

export function isSeriesName(value: unknown): value is SeriesName {
	return (seriesNames as readonly unknown[]).includes(value);
}

/** Why the customer of a job may not be reminded. */
export type NotReminded = "flagged" | "no-address" | "returned" | "withdrawn" | "no-consent";

/** Why somebody on the waiting list is not told. `handled`: the team made a quote or an appointment. */
export type NotTold = "outside" | "flagged" | "no-address" | "withdrawn" | "handled" | "returned";

/**
 * Why somebody does not get a mail of a series. `late`: it was due too long ago. `season`: the address has a mail of this
 * season. `leaving`: the mail is made and waits in the outbox. `undelivered`: the mail could not be delivered.
 */
export type NotMailedReason = NotReminded | NotTold | "late" | "season" | "leaving" | "undelivered";

/** Under the name of the series. Missing: it was never turned on. */
export interface MailSeries {
	isOn: boolean;
	/** ISO time. */
	changedAt: string;
	by: NamedMember;
	/** How many mails of the series were made so far, without those that were dropped before they were sent. */
	made: number;
}

/** The hours in Montréal in which mails of a series are made: nobody wants them at night. */
const sendingHours = { from: "09:00", to: "19:00" } as const;

export function areSendingHours(now: Date): boolean {
	const time = timeInMontreal(now);
	return time >= sendingHours.from && time < sendingHours.to;
}

export function withSeriesTurned(
	series: MailSeries | null,
	isOn: boolean,
	{ by, now }: { by: NamedMember; now: Date },
): MailSeries {
	return { isOn, changedAt: now.toISOString(), by: namedMember(by), made: series?.made ?? 0 };
}

/** `count` is negative for mails that were dropped. */
export function withMade(series: MailSeries, count: number): MailSeries {
	return { ...series, made: Math.max(0, series.made + count) };
}
