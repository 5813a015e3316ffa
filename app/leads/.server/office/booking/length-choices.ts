import { sayLength } from "#app/.server/say-appointment.ts";
import type { Locale } from "#app/locale/locales.ts";

/** Lengths that a member can choose, in minutes. */
const lengths = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600];

/** The length of an appointment about which nothing is known. */
export const usualLength = 120;

/** The choices of a length, with others that are chosen or expected. */
export function lengthChoices(own: readonly number[], locale: Locale): { value: number; text: string }[] {
	return [...new Set([...lengths, ...own])]
		.sort((one, other) => one - other)
		.map((value) => ({ value, text: sayLength(value, locale) }));
}
