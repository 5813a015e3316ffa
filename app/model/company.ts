import type { Localized } from "../locale/locales.ts";

export interface Company {
	name: string;
	/** Ten digits. */
	phone: string;
	email: string;
	address: { street: string; city: string; province: string; postalCode: string };
	hours: readonly OpeningHours[];
	/** ISO dates, in Montréal. */
	holidays: readonly string[];
	areas: readonly Area[];
}

export interface OpeningHours {
	/** 1 is Monday, 7 is Sunday; consecutive. */
	days: readonly number[];
	opens: string;
	closes: string;
}

export interface Area {
	name: Localized<string>;
	extent: Localized<string>;
	places: readonly string[];
	/** The beginnings of the postal codes that we serve, two characters or more. */
	postalPrefixes: readonly string[];
}

/** Canadian forward sortation area: the first three characters, letters that exist. */
const sortationArea = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]/;

export type PostalAnswer =
	| { kind: "served"; code: string; area: number }
	| { kind: "outside"; code: string }
	| { kind: "unreadable" };

/** Whether we go there; three characters are enough. */
export function checkPostalCode(input: string, areas: readonly Pick<Area, "postalPrefixes">[]): PostalAnswer {
	const typed = input.toUpperCase().replace(/[\s-]/g, "");
	const code = sortationArea.exec(typed)?.[0];
	if (!code || typed.length > 6) return { kind: "unreadable" };
	const area = areas.findIndex(({ postalPrefixes }) => postalPrefixes.some((prefix) => code.startsWith(prefix)));
	return area < 0 ? { kind: "outside", code } : { kind: "served", code, area };
}
