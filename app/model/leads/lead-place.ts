import type { Company } from "../company.ts";
import { areaOf, type ServiceArea } from "../site/service-area.ts";
import type { Lead } from "./lead.ts";

export type LeadPlace = Pick<Lead, "outOfArea" | "areaNames">;

/** What a lead keeps about the area of its postal code. */
export function placeOf(
	postalCode: string | null,
	serviceArea: ServiceArea,
	{ areas }: Pick<Company, "areas">,
): LeadPlace {
	const answer = areaOf(postalCode ?? "", serviceArea);
	const name = answer.kind === "served" ? areas[answer.area]?.name : undefined;
	return { outOfArea: answer.kind === "outside", areaNames: [...new Set(Object.values(name ?? {}))].join(" ") };
}

/** The id of the company's area that a postal code is in; null outside of all areas, and when the code is unreadable. */
export function areaIdOf(
	postalCode: string | null,
	serviceArea: ServiceArea,
	{ areas }: Pick<Company, "areas">,
): string | null {
	const answer = areaOf(postalCode ?? "", serviceArea);
	return answer.kind === "served" ? (areas[answer.area]?.id ?? null) : null;
}
