import { originals } from "./originals.ts";
import type { PublishedContent } from "./published-content.ts";
import { createSiteContent, type SiteContent } from "./site-content.ts";

/** The content of an owner who has changed the facts about the company and no text. */
export const renamedContent = createSiteContent({
	...originals,
	company: {
		...originals.company,
		name: "Propreté Boréale",
		phone: "4385550199",
		email: "allo@boreale.example",
		address: { street: "12, rue du Nord", city: "Laval", province: "QC", postalCode: "H7N 1A1" },
		trust: {
			legalName: "9123-4567 Québec inc.",
			guaranteeDays: 30,
			payment: { fr: "Un acompte de 50 $ à la réservation.", en: "A $50 deposit when you book." },
		},
	},
	brand: { ...originals.brand, prefix: "PB" },
}) as SiteContent as PublishedContent;
