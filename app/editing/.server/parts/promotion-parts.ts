import type { FactPart } from "#app/model/editing/facts.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";

/**
 * One promotion, identified by its code when the form was opened; null for a new one. Writing undefined removes it.
 * With `keepsCode`, the code cannot change, because visitors may already use it.
 */
export function promotionPart(code: string | null, keepsCode = false): FactPart {
	return {
		entries: ["promotions"],
		read: ({ promotions }) => promotions.find((promotion) => promotion.code === code),
		write(facts, value) {
			const { promotions } = facts;
			const place = promotions.findIndex((promotion) => promotion.code === code);
			const own = value === undefined ? [] : [{ ...(value as Promotion), ...(keepsCode && code && { code }) }];
			const changed = place < 0 ? [...promotions, ...own] : promotions.toSpliced(place, 1, ...own);
			return { ...facts, promotions: inOrder(changed) };
		},
	};
}

/** Sorts by start day as pages show them, independent of the order in which they were written. */
function inOrder(promotions: readonly Promotion[]): Promotion[] {
	const key = ({ starts, code }: Promotion) => `${starts} ${code}`;
	return promotions.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** All promotions by code, for comparison in the history. One that has started stays when an older list is restored. */
export const promotionsPart: FactPart = {
	entries: ["promotions"],
	read: ({ promotions }) => byCode(promotions),
	restored({ promotions }, older, today) {
		return { ...byCode(promotions.filter(({ starts }) => starts <= today)), ...(older as ReturnType<typeof byCode>) };
	},
	write: (facts, value) => ({ ...facts, promotions: inOrder(Object.values(value as Record<string, Promotion>)) }),
};

function byCode(promotions: readonly Promotion[]): Record<string, Promotion> {
	return Object.fromEntries(promotions.map((promotion) => [promotion.code, promotion]));
}
