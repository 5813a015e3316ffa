let stop = () => {};

/**
 * Keeps text typed into textareas before hydration: React resets a textarea with text to the server's value
 * (`initTextarea` in react-dom), and this setter skips that write. Restoring the text afterwards would lose characters
 * typed in between; a `value` property on the element would disable React's change tracking.
 */
export function keepTypedText(): void {
	const { prototype } = HTMLTextAreaElement;
	const own = Object.getOwnPropertyDescriptor(prototype, "value");
	const write = own?.set;
	if (!write) return;
	let isHydrating = true;
	Object.defineProperty(prototype, "value", {
		...own,
		// React stores this setter and calls it after hydration too.
		set(this: HTMLTextAreaElement, text: string) {
			if (!isHydrating || text !== this.defaultValue) write.call(this, text);
		},
	});
	stop = () => {
		isHydrating = false;
		Object.defineProperty(prototype, "value", own);
	};
}

/** Must be called after hydration. */
export function stopKeepingTypedText(): void {
	stop();
}
