let stop = () => {};

/**
 * React spares what was typed into an input before hydration, but writes the server's text back into every textarea: what
 * was typed there is lost, and a selection too. While it hydrates, that one write is not made.
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
