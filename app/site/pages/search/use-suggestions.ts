import { useEffect, useRef, useState } from "react";
import type { Locale } from "#app/locale/locales.ts";
import { type Suggestions, suggestionsPath } from "#app/model/site/search.ts";

type Found = Suggestions["suggestions"];

const pause = 150;
const shortestAsked = 2;

/** Debounced suggestions for the typed text. Null while there is nothing to show. */
export function useSuggestions(locale: Locale) {
	const [found, setFound] = useState<Found | null>(null);
	const asking = useRef<AbortController | null>(null);

	function close(): void {
		asking.current?.abort();
		setFound(null);
	}

	function ask(typed: string): void {
		asking.current?.abort();
		const text = typed.trim();
		if (text.length < shortestAsked) {
			setFound(null);
			return;
		}
		asking.current = new AbortController();
		const { signal } = asking.current;
		const timer = setTimeout(() => {
			fetchSuggestions(text, locale, signal)
				.then((suggestions) => !signal.aborted && setFound(suggestions))
				// Suggestions are optional: without them the form still searches.
				.catch(() => !signal.aborted && setFound(null));
		}, pause);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}

	useEffect(() => () => asking.current?.abort(), []);

	return { found, ask, close };
}

async function fetchSuggestions(q: string, locale: Locale, signal: AbortSignal): Promise<Found | null> {
	const response = await fetch(`${suggestionsPath}?${new URLSearchParams({ q, locale })}`, { signal });
	if (!response.ok) return null;
	return ((await response.json()) as Suggestions).suggestions;
}
