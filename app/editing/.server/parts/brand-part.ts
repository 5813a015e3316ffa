import type { Brand } from "#app/model/brand/brand.ts";
import type { FactPart } from "#app/model/editing/facts.ts";

/** The form of the brand: the names, which the company's facts store, and the look. */
export interface NamedBrand extends Brand {
	name: string;
	legalName?: string;
}

/** Two entries store it, and visitors must never see a name with another company's look. */
export const brandPart: FactPart = {
	entries: ["company", "brand"],
	read({ company, brand }): NamedBrand {
		const { legalName } = company.trust;
		return { name: company.name, ...(legalName && { legalName }), ...brand };
	},
	write(facts, value) {
		const { name, legalName, ...brand } = value as NamedBrand;
		const { legalName: _, ...trust } = facts.company.trust;
		const company = { ...facts.company, name, trust: { ...trust, ...(legalName && { legalName }) } };
		return { ...facts, company, brand };
	},
};
