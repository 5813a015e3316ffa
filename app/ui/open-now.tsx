import { useEffect, useState } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { OpeningWords } from "#app/model/leads/contact-words.ts";
import { type OpenDays, type OpeningState, openingState, type Reopening } from "#app/model/site/opening-state.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatDate, formatHour } from "#app/time/format.ts";
import { useLanguage } from "./messages.tsx";

interface OpenNowProps {
	company: OpenDays;
	/** The server's state: the first time zone lookup in a browser is slow. Updated every minute. */
	opening: OpeningState;
	words: OpeningWords;
}

export function OpenNow({ company, opening, words }: OpenNowProps) {
	const { locale, messages } = useLanguage();
	const [state, setState] = useState(opening);
	useEffect(() => {
		const timer = setInterval(() => setState(openingState(company, new Date())), 60_000);
		return () => clearInterval(timer);
	}, [company]);
	const text =
		state.kind === "open"
			? fillIn(words.open, { time: formatHour(state.until, locale) })
			: `${words[state.kind]} ${state.reopens ? reopeningText(state.reopens, words, messages.days, locale) : ""}`;
	return (
		<p className="inline-flex items-center gap-2.5 rounded-pill bg-white px-4 py-1.5 font-semibold text-small text-spruce">
			<span className={`size-2.5 shrink-0 rounded-pill ${state.kind === "open" ? "bg-teal" : "bg-ink-600"}`} />
			{text}
		</p>
	);
}

function reopeningText(
	{ inDays, day, time }: Reopening,
	{ reopens }: OpeningWords,
	days: readonly string[],
	locale: Locale,
): string {
	const how = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : inDays < 7 ? "weekday" : "later";
	return fillIn(reopens[how], {
		time: formatHour(time, locale),
		day: days[weekdayOf(day) - 1] ?? "",
		date: formatDate(day, locale),
	});
}
