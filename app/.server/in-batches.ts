/** Runs `check` for each item, ten at a time: each makes several queries. */
export async function inBatches<Item, Result>(
	items: readonly Item[],
	check: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let start = 0; start < items.length; start += 10) {
		results.push(...(await Promise.all(items.slice(start, start + 10).map(check))));
	}
	return results;
}
