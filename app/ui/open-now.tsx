import { useEffect, useState } from "react";
import type { Company } from "../model/company.ts";
import { type OpeningState, openingState } from "../model/site/opening-state.ts";
import { formatHour } from "../time/format.ts";
import { useLanguage } from "./messages.tsx";

/** Starts with the server's state, then updates every minute: the first time zone lookup in a browser is slow. */
export function OpenNow({ company, opening }: { company: Pick<Company, "hours" | "holidays">; opening: OpeningState }) {
	const { locale, messages } = useLanguage();
	const [state, setState] = useState(opening);
	useEffect(() => {
		const timer = setInterval(() => setState(openingState(company, new Date())), 60_000);
		return () => clearInterval(timer);
	}, [company]);
	const { openNow } = messages;
	const text = state.kind === "open" ? openNow.open(formatHour(state.until, locale)) : openNow[state.kind];
	return (
		<p className="inline-flex items-center gap-2.5 rounded-pill bg-mint-100 px-4 py-1.5 font-semibold text-small text-spruce">
			<span className={`size-2.5 rounded-pill ${state.kind === "open" ? "bg-teal" : "bg-ink-600"}`} />
			{text}
		</p>
	);
}
