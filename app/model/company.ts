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
}
