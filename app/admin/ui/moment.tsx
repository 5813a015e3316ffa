import { formatDate } from "../../time/format.ts";
import { formatHourAt } from "../../time/format-day.ts";
import { useStaffLanguage } from "./staff-language.tsx";

/** A day and an hour of Montréal. */
export function Moment({ at }: { at: string }) {
	const { words, locale } = useStaffLanguage();
	return <time dateTime={at}>{words.office.when(formatDate(at, locale), formatHourAt(at, locale))}</time>;
}

/** A day, with or without the hour that is left out. */
export function Day({ on }: { on: string }) {
	const { locale } = useStaffLanguage();
	return <time dateTime={on}>{formatDate(on, locale)}</time>;
}
