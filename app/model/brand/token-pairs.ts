import { leastForShapes, leastForText } from "./color.ts";
import type { ConstantToken, Token } from "./palette.ts";

export interface TokenPair {
	front: Token | ConstantToken;
	back: Token;
	least: number;
}

const onLight = ["cream", "white", "mint-100", "cream-200"] as const;

/**
 * Every front and back that pages, mails and share pictures use together, with the contrast that WCAG AA asks. `berry`
 * and `sage` are not in it: they are decoration, and nothing is told by them alone.
 */
export const tokenPairs: readonly TokenPair[] = [
	...text("ink", ...onLight, "mint", "amber"),
	...text("ink-600", ...onLight),
	...text("spruce", ...onLight, "mint", "amber"),
	...text("teal-700", ...onLight),
	...text("cream", "spruce", "spruce-950", "berry-600", "berry-700"),
	...text("mint", "spruce", "spruce-950"),
	...text("white", "berry-600", "berry-700", "teal-700", "spruce", "spruce-950"),
	...text("berry-600", "cream", "white"),
	...text("berry-700", "cream", "white"),
	...text("danger", "white"),
	...text("danger-dark", ...onLight),
	...shapes("danger", ...onLight),
	...shapes("berry-600", ...onLight, "mint"),
	...shapes("teal", ...onLight),
	...shapes("edge", ...onLight),
	// The ring around the focused element.
	...shapes("teal-700", "mint", "amber"),
	...shapes("mint", "teal-700"),
];

type Front = TokenPair["front"];

function text(front: Front, ...backs: Token[]): TokenPair[] {
	return backs.map((back) => ({ front, back, least: leastForText }));
}

function shapes(front: Front, ...backs: Token[]): TokenPair[] {
	return backs.map((back) => ({ front, back, least: leastForShapes }));
}
