let stop = () => {};

/**
 * Keeps text typed into textareas before hydration. React keeps the typed text of inputs, but resets every textarea
 * that has text to the server's value (`initTextarea` in react-dom). During hydration, this setter skips that write.
 *
 * There is no other way: React writes `defaultValue` and `value` in one step, so restoring the text afterwards would
 * lose characters typed in between, and a `value` property on the element itself would disable React's change tracking.
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
