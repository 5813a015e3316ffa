import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the element of the returned ref after each answer of the server, and not when it is rendered again.
 * `answer`: another value for each answer that the focus is for; falsy without one. `selector`: an element inside to
 * focus instead.
 *
 * In a document that is rendered with the answer, with or without JavaScript, `autoFocus` of the element does so.
 */
export function useAnswerFocus<Place extends HTMLElement = HTMLDivElement>(
	answer: unknown,
	selector?: string,
): RefObject<Place | null> {
	const place = useRef<Place>(null);
	useAfterAnswer(answer, () => {
		const target = selector ? place.current?.querySelector<HTMLElement>(selector) : place.current;
		target?.focus();
	});
	return place;
}

/**
 * Calls `act` once for each answer, but not in a document that was rendered with it: the visitor may be typing again by
 * the time it is hydrated.
 */
export function useAfterAnswer(answer: unknown, act: () => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		if (answer && "hydrated" in document.documentElement.dataset) act();
	}, [answer]);
}
