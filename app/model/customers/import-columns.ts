import type { Localized } from "#app/locale/locales.ts";
import { foldText } from "../text/fold.ts";

/** The columns of a file of customers, in the order of the template. */
export const importColumns = [
	"name",
	"email",
	"phone",
	"street",
	"unit",
	"city",
	"postalCode",
	"language",
	"day",
	"service",
	"amount",
	"note",
	"promotions",
	"promotionsDate",
	"promotionsProof",
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** The names in the first line of a file. They are part of the format, so they are the same on screen and in the template. */
export const columnNames: Readonly<Record<ImportColumn, Localized<string>>> = {
	name: { fr: "Nom", en: "Name" },
	email: { fr: "Courriel", en: "E-mail" },
	phone: { fr: "Téléphone", en: "Phone" },
	street: { fr: "Rue", en: "Street" },
	unit: { fr: "Appartement", en: "Unit" },
	city: { fr: "Ville", en: "City" },
	postalCode: { fr: "Code postal", en: "Postal code" },
	language: { fr: "Langue", en: "Language" },
	day: { fr: "Date", en: "Date" },
	service: { fr: "Service", en: "Service" },
	amount: { fr: "Montant", en: "Amount" },
	note: { fr: "Note", en: "Note" },
	promotions: { fr: "Promotions", en: "Promotions" },
	promotionsDate: { fr: "Promotions date", en: "Promotions date" },
	promotionsProof: { fr: "Promotions preuve", en: "Promotions proof" },
};

/** Other names that files have for them. */
const otherNames: Partial<Record<ImportColumn, readonly string[]>> = {
	name: ["Nom complet", "Client", "Full name", "Customer", "Customer name"],
	email: ["Adresse courriel", "Mail", "E-mail address", "Email address"],
	phone: ["Tél", "Numéro de téléphone", "Cellulaire", "Phone number", "Mobile"],
	street: ["Adresse", "Address", "Street address"],
	unit: ["App", "Unité", "Bureau", "Apt", "Apartment"],
	city: ["Municipalité"],
	postalCode: ["CP", "Zip"],
	day: ["Dernier contact", "Date du dernier contact", "Date du travail", "Last contact", "Job date"],
	amount: ["Montant avant taxes", "Prix", "Price", "Amount before taxes"],
	note: ["Notes", "Remarque", "Remarques", "Commentaire", "Comment", "Comments"],
	promotionsDate: ["Date des promotions", "Date of promotions", "Consent date"],
	promotionsProof: ["Preuve des promotions", "Proof of promotions", "Consent proof"],
};

/** Without one of each group, no line can be right. */
const required: readonly (readonly ImportColumn[])[] = [["name"], ["day"], ["email", "phone"]];

export interface ImportHeader {
	/** What each column of the file is; null for one that is ignored. */
	columns: readonly (ImportColumn | null)[];
	/** The names of the ignored columns, as the file has them. */
	ignored: readonly string[];
	/** Columns that are there twice. */
	repeated: readonly ImportColumn[];
	/** In each group, one is needed. */
	missing: readonly (readonly ImportColumn[])[];
}

const known = new Map(
	importColumns.flatMap((column) => {
		const names = [...Object.values(columnNames[column]), ...(otherNames[column] ?? [])];
		return names.map((name) => [keyOf(name), column] as const);
	}),
);

export function readHeader(cells: readonly string[]): ImportHeader {
	const columns = cells.map((cell) => known.get(keyOf(cell)) ?? null);
	const ignored = cells.filter((cell, index) => columns[index] === null && cell.trim() !== "");
	return {
		columns,
		ignored: ignored.map((cell) => cell.trim().replace(/\s+/g, " ").slice(0, 60)),
		repeated: importColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column)),
		missing: required.filter((group) => group.every((column) => !columns.includes(column))),
	};
}

/** Case, accents, blanks and punctuation do not count. */
export function keyOf(name: string): string {
	return foldText(name).replace(/[^a-z0-9]/g, "");
}
