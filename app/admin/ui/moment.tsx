import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { useStaffLanguage } from "./staff-language.tsx";

/** A date and time in Montréal. */
export function Moment({ at }: { at: string }) {
	const { words, locale } = useStaffLanguage();
	return <time dateTime={at}>{words.office.when(formatDate(at, locale), formatHourAt(at, locale))}</time>;
}

/** A date; the time, if there is one, is left out. */
export function Day({ on }: { on: string }) {
	const { locale } = useStaffLanguage();
	return <time dateTime={on}>{formatDate(on, locale)}</time>;
}
