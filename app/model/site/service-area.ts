import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { serviceAreaSchema } from "../editing/schemas/service-area-schema.ts";

/** The sortation areas served, in the order of the company's areas. Compact: `{ H5: "AB" }` means H5A and H5B. */
export type ServiceArea = ContentOf<typeof serviceAreaSchema>;

export type AreaAnswer =
	| { kind: "served"; code: string; area: number }
	| { kind: "outside"; code: string }
	| { kind: "unreadable" };

/** Whether we serve a postal code, and its area. The first three characters are enough. */
export function areaOf(postalCode: string, areas: ServiceArea): AreaAnswer {
	const code = sortationAreaOf(postalCode);
	if (code === null) return { kind: "unreadable" };
	const area = areas.findIndex((codes) => codes[code.slice(0, 2)]?.includes(code.slice(2)));
	return area < 0 ? { kind: "outside", code } : { kind: "served", code, area };
}

/** Whether a lead can be sent: from outside the area only after the visitor read so, for this very code. */
export function mayContinue(place: AreaAnswer, readFor: string | undefined): boolean {
	return place.kind === "served" || (place.kind === "outside" && place.code === readFor);
}

/** A complete or partial code of at least three characters, with the letters that Canada Post uses. */
const readable = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?$/;

/** The first three characters, a district of the city; null when the code is unreadable. */
export function sortationAreaOf(typed: string): string | null {
	return plainPostalCode(typed)?.slice(0, 3) ?? null;
}

/** A code as it is stored: all six characters, or the first three of an incomplete one. Null when it is unreadable. */
export function plainPostalCode(typed: string): string | null {
	const plain = typed.toUpperCase().replace(/[\s.-]/g, "");
	// Every second character is a digit: O, I and L at those positions are typing mistakes for 0 and 1.
	const mended = plain.replace(/./g, (character, index: number) =>
		index % 2 === 1 ? character.replace("O", "0").replace(/[IL]/, "1") : character,
	);
	const area = readable.exec(mended)?.[1] ?? null;
	return area && mended.length === 6 ? mended : area;
}
