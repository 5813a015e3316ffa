import { isDeepStrictEqual } from "node:util";
import { originals } from "#app/.server/content/originals.ts";
import type { Brand } from "#app/model/brand/brand.ts";

/** Whether the mark that ships, which is drawn for this name, may stand beside it. */
export function isShippedName(name: string): boolean {
	return name === originals.company.name;
}

/** Whether pages look as the build made them. The prefix of requests does not show. */
export function isShippedLook(name: string, { prefix: _, ...look }: Brand): boolean {
	const { prefix: __, ...shipped } = originals.brand;
	return isShippedName(name) && isDeepStrictEqual(look, shipped);
}
