import type { Handler } from "../leads/lead-history.ts";

/**
 * Mails that leave by themselves, once an administrator turned the series on. `due-again`: the work should be done again.
 * `area-open`: we serve the area of somebody on the waiting list now.
 */
export const seriesNames = ["due-again", "area-open"] as const;

export type SeriesName = (typeof seriesNames)[number];

/** Under the name of the series. Missing: it was never turned on. */
export interface MailSeries {
	isOn: boolean;
	/** ISO time. */
	changedAt: string;
	by: Handler;
	/** How many mails of the series were made so far. */
	made: number;
}
