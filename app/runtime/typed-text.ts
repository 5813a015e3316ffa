type Typed = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">;

const typed = new Map<HTMLTextAreaElement, Typed>();

/**
 * React spares what was typed into an input before hydration, but writes the server's text back into every textarea.
 * Called before hydration begins, this remembers what stands there instead.
 */
export function rememberTypedText(): void {
	for (const area of document.querySelectorAll("textarea")) remember(area);
	document.addEventListener("input", rememberTarget, true);
}

/** Called when hydration has ended. */
export function putTypedTextBack(): void {
	document.removeEventListener("input", rememberTarget, true);
	for (const [area, { value, selectionStart, selectionEnd }] of typed) {
		if (area.value === value) continue;
		area.value = value;
		if (area === document.activeElement) area.setSelectionRange(selectionStart, selectionEnd);
	}
	typed.clear();
}

function rememberTarget({ target }: Event): void {
	if (target instanceof HTMLTextAreaElement) remember(target);
}

function remember(area: HTMLTextAreaElement): void {
	const { value, selectionStart, selectionEnd } = area;
	if (value !== area.defaultValue) typed.set(area, { value, selectionStart, selectionEnd });
	else typed.delete(area);
}
