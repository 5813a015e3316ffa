let pressed: HTMLElement | null = null;

/** Must be called before React listens: it handles later presses itself, also while it hydrates. */
export function takeEarlyPress(): void {
	pressed = document.querySelector("button[data-pressed]");
}

/** Presses the button again that was pressed before React listened. Must be called after hydration. */
export function repeatEarlyPress(): void {
	pressed?.click();
	pressed = null;
}
