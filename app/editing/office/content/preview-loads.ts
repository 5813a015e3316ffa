/**
 * Runs one preview load at a time; saves during a load cause one more load after it. Chromium ignores a navigation to
 * the URL that a frame is already loading, so one load per save would leave older text on screen.
 */
export function createPreviewLoads(load: () => void, { isLoading }: { isLoading: boolean }) {
	let loading = isLoading;
	let isStale = false;
	return {
		saved(): void {
			if (loading) {
				isStale = true;
				return;
			}
			loading = true;
			load();
		},
		loaded(): void {
			loading = false;
			if (!isStale) return;
			isStale = false;
			this.saved();
		},
	};
}
