/**
 * Shares an amount by weight, in whole cents that add up to it: the largest remainders get the cents that are left.
 * Without any weight, the shares are equal.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	if (total <= 0 && weights.length > 0)
		return splitCents(
			cents,
			weights.map(() => 1),
		);
	const exact = weights.map((weight) => (cents * weight) / total);
	const shares = exact.map(Math.floor);
	const left = cents - shares.reduce((sum, share) => sum + share, 0);
	const order = exact
		.map((value, index) => ({ index, rest: value - Math.floor(value) }))
		.sort((one, other) => other.rest - one.rest || one.index - other.index);
	for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
	return shares;
}
