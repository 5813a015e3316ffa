import { useEffect, useState } from "react";
import { formatHour } from "../locale/format.ts";
import type { Company } from "../model/company.ts";
import { type OpeningState, openingState } from "../model/opening-state.ts";
import { useLanguage } from "./messages.tsx";

/** Known in the browser only: a cached page cannot tell the time. */
export function OpenNow({ company }: { company: Pick<Company, "hours" | "holidays"> }) {
	const { locale, messages } = useLanguage();
	const [state, setState] = useState<OpeningState | null>(null);
	useEffect(() => {
		const update = () => setState(openingState(company, new Date()));
		update();
		const timer = setInterval(update, 60_000);
		return () => clearInterval(timer);
	}, [company]);
	if (!state) return null;
	const { openNow } = messages;
	const text = state.kind === "open" ? openNow.open(formatHour(state.until, locale)) : openNow[state.kind];
	return (
		<p className="inline-flex items-center gap-2.5 rounded-pill bg-mint-100 px-4 py-1.5 font-semibold text-small text-spruce">
			<span className={`size-2.5 rounded-pill ${state.kind === "open" ? "bg-teal" : "bg-ink-600"}`} />
			{text}
		</p>
	);
}
