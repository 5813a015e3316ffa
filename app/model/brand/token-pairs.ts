import { leastForShapes, leastForText } from "./color.ts";
import type { Token } from "./palette.ts";

export interface TokenPair {
	front: Token;
	back: Token;
	least: number;
}

const onLight = ["cream", "white", "mint-100", "cream-200"] as const;

/** Every front and ground that pages, mails and share pictures use together, with the contrast that WCAG AA asks. */
export const tokenPairs: readonly TokenPair[] = [
	...text("ink", ...onLight, "mint", "amber"),
	...text("ink-600", ...onLight),
	...text("spruce", ...onLight, "mint", "amber"),
	...text("teal-700", "cream", "white", "mint-100"),
	...text("cream", "spruce", "spruce-950"),
	...text("mint", "spruce", "spruce-950"),
	...text("white", "berry-600", "berry-700", "teal-700", "spruce"),
	...text("berry-600", "cream", "white"),
	...text("berry-700", "cream", "white"),
	...shapes("teal", "cream", "white"),
	...shapes("edge", ...onLight),
];

function text(front: Token, ...backs: Token[]): TokenPair[] {
	return backs.map((back) => ({ front, back, least: leastForText }));
}

function shapes(front: Token, ...backs: Token[]): TokenPair[] {
	return backs.map((back) => ({ front, back, least: leastForShapes }));
}
