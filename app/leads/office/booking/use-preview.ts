import type { MouseEvent, RefObject } from "react";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";

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
	// The box that accepts the warnings changes none of them.
	const { preview, ask } = useFormPreview<BookingData>(form, path, rendered, "confirm");
	function onClick(event: MouseEvent): void {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!form.current || button?.name !== "do" || button.value === "book") return;
		if (!applyFix(form.current, button.value)) return;
		event.preventDefault();
		ask(new FormData(form.current, button));
	}
	return { shown: preview ?? rendered, onClick };
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
