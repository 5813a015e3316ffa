/** Resolves when the script in the head of the page (`.server/http/first-screen.ts`) has laid out all of it. */
export function whenUnfolded(): Promise<void> {
	const root = document.documentElement;
	if (!("fold" in root.dataset)) return Promise.resolve();
	return new Promise((resolve) => {
		const observer = new MutationObserver(() => {
			if ("fold" in root.dataset) return;
			observer.disconnect();
			resolve();
		});
		observer.observe(root, { attributeFilter: ["data-fold"] });
	});
}

/** At once, for positions that are needed now. */
export function unfoldPage(): void {
	delete document.documentElement.dataset.fold;
}
