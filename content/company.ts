import type { Company } from "#app/model/company.ts";

/** The only place for facts about the company. Fictitious: the owner replaces them. */
export const company: Company = {
	name: "Airelle",
	phone: "5145550142",
	email: "bonjour@airelle.example",
	address: { street: "4210, rue des Airelles, bureau 200", city: "Montréal", province: "QC", postalCode: "H2T 2S9" },
	hours: [
		{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
		{ days: [6], opens: "09:00", closes: "15:00" },
	],
	/** Days on which the company is closed. */
	holidays: [
		"2026-12-25",
		"2026-12-26",
		"2027-01-01",
		"2027-01-02",
		"2027-03-26",
		"2027-05-24",
		"2027-06-24",
		"2027-07-01",
	],
	/** The postal codes of each area are in `service-area.ts`, in the same order. */
	areas: [
		{
			id: "montreal",
			name: { fr: "Montréal", en: "Montréal" },
			extent: { fr: "toute l’île", en: "the whole island" },
			places: ["Ahuntsic", "Le Plateau", "Rosemont", "LaSalle", "Verdun", "Saint-Laurent", "Pointe-Claire", "Anjou"],
		},
		{
			id: "laval",
			name: { fr: "Laval", en: "Laval" },
			extent: { fr: "toute l’île", en: "the whole island" },
			places: ["Chomedey", "Vimont", "Sainte-Rose", "Sainte-Dorothée", "Duvernay", "Auteuil"],
		},
		{
			id: "rive-sud",
			name: { fr: "Rive-Sud", en: "South Shore" },
			extent: { fr: "six villes", en: "six cities" },
			places: ["Longueuil", "Brossard", "Boucherville", "Saint-Lambert", "Saint-Bruno", "La Prairie"],
		},
	],
	/** The owner fills in the others; pages leave out what is empty. */
	trust: { guaranteeDays: 7 },
	/** Pages where customers may write a review. Empty: pages and mails offer none. */
	reviews: [],
};
