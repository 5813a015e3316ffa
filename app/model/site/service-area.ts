import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { serviceAreaSchema } from "../editing/schemas/service-area-schema.ts";

/**
 * The forward sortation areas (the first three characters of a postal code) that we serve, for each area of the
 * company and in its order. Written short, as it travels to the browser: `{ H5: "AB" }` is H5A and H5B.
 */
export type ServiceArea = ContentOf<typeof serviceAreaSchema>;

export type AreaAnswer =
	| { kind: "served"; code: string; area: number }
	| { kind: "outside"; code: string }
	| { kind: "unreadable" };

/** Whether we go there, and to which area it belongs; three characters are enough. */
export function areaOf(postalCode: string, areas: ServiceArea): AreaAnswer {
	const code = sortationAreaOf(postalCode);
	if (code === null) return { kind: "unreadable" };
	const area = areas.findIndex((codes) => codes[code.slice(0, 2)]?.includes(code.slice(2)));
	return area < 0 ? { kind: "outside", code } : { kind: "served", code, area };
}

/** A code as far as it was typed, from three characters on, with the letters that Canada Post uses. */
const readable = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?$/;

function sortationAreaOf(typed: string): string | null {
	const plain = typed.toUpperCase().replace(/[\s.-]/g, "");
	// Every second character is a digit: a letter there can only be one that looks like it.
	const mended = plain.replace(/./g, (character, index: number) =>
		index % 2 === 1 ? character.replace("O", "0").replace(/[IL]/, "1") : character,
	);
	return readable.exec(mended)?.[1] ?? null;
}
