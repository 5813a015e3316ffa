/** The value that this share of the values, from 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
