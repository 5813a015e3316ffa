let stop = () => {};

/**
 * React keeps what was typed into an input before hydration, but writes the server's text back into every textarea that
 * has some (`initTextarea` in react-dom): what was typed there is lost. While it hydrates, that one write is skipped.
 *
 * React offers no other way: it writes `defaultValue` and `value` in one step, so restoring the text afterwards would lose
 * the letters typed in between, and a `value` property on the element itself would switch off React's change tracking.
 */
export function keepTypedText(): void {
	const { prototype } = HTMLTextAreaElement;
	const own = Object.getOwnPropertyDescriptor(prototype, "value");
	const write = own?.set;
	if (!write) return;
	let isHydrating = true;
	Object.defineProperty(prototype, "value", {
		...own,
		// React keeps this setter for later, too.
		set(this: HTMLTextAreaElement, text: string) {
			if (!isHydrating || text !== this.defaultValue) write.call(this, text);
		},
	});
	stop = () => {
		isHydrating = false;
		Object.defineProperty(prototype, "value", own);
	};
}

/** Called when hydration has ended. */
export function stopKeepingTypedText(): void {
	stop();
}
