import { formatPostalCode } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { LeadAddress } from "./lead-details.ts";

/** The street with its unit, then the city with the postal code; without the parts that are unknown. */
export function addressLines(
	{ address, postalCode }: { address: LeadAddress | null; postalCode: string | null },
	locale: Locale,
): string[] {
	const { street = "", unit = "", city = "" } = address ?? {};
	const code = postalCode ? formatPostalCode(postalCode) : "";
	return [listed(street, unitText(unit, locale)), listed(city, code)].filter(Boolean);
}

/** Only a bare number or letter gets the word for an apartment: others name it themselves ("bureau 200"). */
function unitText(unit: string, locale: Locale): string {
	return /^#?[\w-]{1,6}$/.test(unit) ? `${locale === "fr" ? "app." : "apt."}\u00a0${unit.replace("#", "")}` : unit;
}

function listed(...parts: string[]): string {
	return parts.filter(Boolean).join(", ");
}
