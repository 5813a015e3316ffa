import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";

/** The server is asked when nothing was typed for this long, in milliseconds. */
const pause = 250;

/**
 * The panel for the values that are in the form now: the times, the warnings and the mail follow the choice. Without
 * JavaScript the buttons send the form, and the server renders it again.
 */
export function usePreview(
	form: RefObject<HTMLFormElement | null>,
	path: string,
	/** Shown until the first answer, and again after each new rendering. */
	rendered: BookingData,
): { shown: BookingData; onClick: (event: MouseEvent) => void } {
	const [answer, setAnswer] = useState<{ of: BookingData; shown: BookingData } | null>(null);
	const latest = useRef<AbortController>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const ask = useCallback(
		async (values: FormData): Promise<void> => {
			// A press right after typing: the timer would ask again without the button.
			clearTimeout(timer.current);
			latest.current?.abort();
			const own = new AbortController();
			latest.current = own;
			const options = { method: "POST", body: values, redirect: "manual", signal: own.signal } as const;
			const response = await fetch(path, options).catch(() => null);
			const shown = response?.ok ? ((await response.json().catch(() => null)) as BookingData | null) : null;
			if (shown && !own.signal.aborted) setAnswer({ of: rendered, shown });
		},
		[path, rendered],
	);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		function onInput({ target }: Event): void {
			// The box that accepts the warnings changes none of them.
			if (target instanceof HTMLInputElement && target.name === "confirm") return;
			clearTimeout(timer.current);
			// An answer about an earlier choice would check its radio button again.
			latest.current?.abort();
			timer.current = setTimeout(() => element && void ask(new FormData(element)), pause);
		}
		element.addEventListener("input", onInput);
		return () => {
			clearTimeout(timer.current);
			latest.current?.abort();
			element.removeEventListener("input", onInput);
		};
	}, [form, ask]);
	function onClick(event: MouseEvent): void {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!form.current || button?.name !== "do" || button.value === "book") return;
		if (!applyFix(form.current, button.value)) return;
		event.preventDefault();
		void ask(new FormData(form.current, button));
	}
	return { shown: answer?.of === rendered ? answer.shown : rendered, onClick };
}

/** Sets the field that a warning's button names, and focuses it: the button disappears. False: the server has to do it. */
function applyFix(form: HTMLFormElement, pressed: string): boolean {
	const [verb, value = ""] = pressed.split(":");
	if (verb !== "length" && verb !== "crew") return true;
	const field = form.elements.namedItem(verb === "length" ? "minutes" : "crew");
	const place = form.elements.namedItem("place");
	const isExact = place instanceof RadioNodeList && place.value === "exact";
	if (!(field instanceof HTMLSelectElement) || (verb === "crew" && !isExact)) return false;
	field.value = value;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.focus();
	return true;
}
