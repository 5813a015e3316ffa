/**
 * Loads a preview once at a time; a save that falls into a load is shown by one more load after it. Chromium ignores a
 * navigation to the address that a frame is loading already, so a load for each save would leave older words in sight.
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
