import type { Area, Company } from "#app/model/company.ts";
import { withAreaIds } from "#app/model/editing/area-ids.ts";
import type { FactPart } from "#app/model/editing/facts.ts";

/** A subset of the company's fields that has a settings page of its own. */
function companyPart<Key extends keyof Company>(...keys: readonly Key[]): FactPart {
	return {
		entries: ["company"],
		read: ({ company }) => Object.fromEntries(keys.map((key) => [key, company[key]])),
		write(facts, value) {
			return { ...facts, company: { ...facts.company, ...(value as Pick<Company, Key>) } };
		},
	};
}

export const identityPart = companyPart("phone", "email", "address");

/** All but the legal name, which belongs to the brand. */
export const trustPart: FactPart = {
	entries: ["company"],
	read({ company: { trust, reviews } }) {
		const { legalName: _, ...others } = trust;
		return { trust: others, reviews };
	},
	write(facts, value) {
		const { trust, reviews } = value as Pick<Company, "trust" | "reviews">;
		const { legalName } = facts.company.trust;
		return { ...facts, company: { ...facts.company, trust: { ...trust, ...(legalName && { legalName }) }, reviews } };
	},
};

export const hoursPart = companyPart("hours", "holidays");

/** An area with its postal codes. Two entries store them, and visitors must never see one without the other. */
export interface ServedArea extends Area {
	codes: Readonly<Record<string, string>>;
}

export const areasPart: FactPart = {
	entries: ["company", "service-area"],
	read({ company, "service-area": served }) {
		return { areas: company.areas.map((area, index) => ({ ...area, codes: served[index] ?? {} })) };
	},
	write(facts, value) {
		const { areas } = value as { areas: readonly ServedArea[] };
		return {
			...facts,
			company: { ...facts.company, areas: withAreaIds(areas).map(({ codes: _, ...area }) => area) },
			"service-area": areas.map(({ codes }) => codes),
		};
	},
};
