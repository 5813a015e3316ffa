import type { DueMonths, DueOutcome, JobLine } from "../app/model/jobs/job.ts";
import type { ServiceName } from "../app/model/service-names.ts";
import { type DemoEntry, demoEntries } from "./demo-gallery.ts";

export interface DemoJob {
	name: string;
	english?: true;
	crew: "montreal" | "laval" | "rive-sud";
	service: ServiceName;
	postalCode: string;
	/** The day of the appointment: days after the Monday of this week, so many weeks before. */
	day: 0 | 1 | 2 | 3 | 4;
	weeks: number;
	minutes: number;
	/** Before taxes, in cents. */
	amount: number;
	lines: readonly JobLine[];
	note?: string;
	dueMonths?: DueMonths;
	outcome?: DueOutcome;
	/** What the customer agreed to with the form. */
	consent?: "both" | "promotions" | "withdrawn";
	answer?: { isFine: boolean; text: string };
	entry?: DemoEntry;
	/** Asked something new after the reminder. */
	returns?: true;
}

const fine = { isFine: true, text: "" };
const line = (fr: string, en: string, cents: number | null = null, isDone = true): JobLine => ({
	...{ text: { fr, en }, cents, isDone },
});
const cleaning = (amount: number): Pick<DemoJob, "service" | "amount" | "lines"> => ({
	...{ service: "house-cleaning", amount, lines: [line("Grand ménage", "House cleaning", amount)] },
});
const ducts = (amount: number): Pick<DemoJob, "service" | "amount" | "lines"> => ({
	...{ service: "ventilation-ducts", amount },
	lines: [line("Conduits de ventilation", "Ventilation ducts", amount), line("Plénum", "Plenum", null, false)],
});

/** The newest first. Those without an entry show what the gallery does not: a "no", and reminders of each outcome. */
export const demoJobs: readonly DemoJob[] = [
	{
		...{
			name: "Édith Démo-Roche",
			crew: "laval",
			postalCode: "H7N1A1",
			day: 2,
			weeks: 1,
			minutes: 60,
			...ducts(389_00),
		},
		...{ note: "Un clapet est à remplacer avant l’hiver.", dueMonths: 18, consent: "both" },
		answer: { isFine: false, text: "Il reste de la poussière à la bouche de la chambre du fond." },
	},
	{
		...{ name: "Florence Démo-Morin", crew: "montreal", postalCode: "H1X1A1", day: 1, weeks: 4, minutes: 270 },
		...{ ...cleaning(486_00), entry: demoEntries.kitchen, answer: fine, dueMonths: 12, consent: "both" },
		note: "Le filtre de la hotte est à changer dans six mois.",
	},
	{
		...{ name: "Guy Démo-Lavoie", crew: "montreal", postalCode: "H4G1A1", day: 3, weeks: 5, minutes: 120 },
		...{ ...cleaning(232_00), entry: demoEntries.sink, answer: fine, dueMonths: 6, consent: "promotions" },
	},
	{
		...{ name: "Hannah Demo", crew: "laval", postalCode: "H7V1A1", day: 0, weeks: 7, minutes: 150, english: true },
		...{ ...cleaning(290_00), entry: demoEntries.stove, answer: fine },
	},
	{
		...{ name: "Irène Démo-Fortin", crew: "rive-sud", postalCode: "J4K1A1", day: 4, weeks: 8, minutes: 180 },
		...{ ...cleaning(348_00), entry: demoEntries.tiles, dueMonths: 12 },
	},
	{
		...{ name: "Jean Démo-Pagé", crew: "montreal", postalCode: "H2C1A1", day: 2, weeks: 10, minutes: 120 },
		...{ ...cleaning(232_00), entry: demoEntries.window, answer: fine, dueMonths: 6, consent: "both" },
	},
	{
		...{ name: "Karine Démo-Girard", crew: "laval", postalCode: "H7E1A1", day: 1, weeks: 12, minutes: 150 },
		...{ ...cleaning(290_00), entry: demoEntries.island },
	},
	{
		...{ name: "Léo Démo-Cyr", crew: "montreal", postalCode: "H2J1K9", day: 0, weeks: 14, minutes: 150 },
		...{ ...ducts(429_00), entry: demoEntries.duct, answer: fine, dueMonths: 18, consent: "both" },
	},
	{
		...{ name: "Mia Demo", crew: "rive-sud", postalCode: "J4B1A1", day: 3, weeks: 17, minutes: 180, english: true },
		...{ ...ducts(469_00), entry: demoEntries.house, dueMonths: 18 },
	},
	{
		...{ name: "Nico Démo-Talbot", crew: "laval", postalCode: "H7X1A1", day: 2, weeks: 19, minutes: 60 },
		...{ service: "oriental-rugs", amount: 180_00, lines: [line("Tapis d’Orient", "Oriental rug", 180_00)] },
		...{ entry: demoEntries.rug, answer: fine },
	},
	{
		...{ name: "Odile Démo-Savard", crew: "montreal", postalCode: "H3B1A1", day: 1, weeks: 27, minutes: 60 },
		...{ ...cleaning(232_00), dueMonths: 6, consent: "both", answer: fine },
	},
	{
		...{ name: "Pierre Démo-Houle", crew: "laval", postalCode: "H7L1A1", day: 4, weeks: 31, minutes: 120 },
		...{ ...cleaning(290_00), dueMonths: 6, consent: "both", outcome: "mailed", returns: true },
	},
	{
		...{ name: "Quentin Démo", crew: "rive-sud", postalCode: "J4W1A1", day: 0, weeks: 54, minutes: 120 },
		...{ ...ducts(449_00), dueMonths: 12, consent: "promotions" },
	},
	{
		...{ name: "Rose Démo-Vachon", crew: "montreal", postalCode: "H1Y1A1", day: 3, weeks: 60, minutes: 120 },
		...{ ...ducts(429_00), dueMonths: 12, consent: "withdrawn", outcome: "passed" },
	},
];
