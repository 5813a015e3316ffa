import { formatDate, formatHour } from "../../locale/format.ts";
import type { Locale } from "../../locale/locales.ts";
import { useStaffLanguage } from "./staff-language.tsx";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "America/Toronto" });

/** The hour of Montréal. */
export function hourOf(at: string, locale: Locale): string {
	return formatHour(clock.format(new Date(at)), locale);
}

/** A day and an hour of Montréal. */
export function Moment({ at }: { at: string }) {
	const { words, locale } = useStaffLanguage();
	return <time dateTime={at}>{words.office.when(formatDate(at, locale), hourOf(at, locale))}</time>;
}

/** A day, with or without the hour that is left out. */
export function Day({ on }: { on: string }) {
	const { locale } = useStaffLanguage();
	return <time dateTime={on}>{formatDate(on, locale)}</time>;
}
