import { z } from "zod";
import type { Locale } from "#app/locale/locales.ts";
import type { FactId, FactPart, Facts } from "#app/model/editing/facts.ts";
import { brandSchema } from "#app/model/editing/schemas/brand-schema.ts";
import { closingReasonsSchema } from "#app/model/editing/schemas/closing-reasons-schema.ts";
import { companySchema } from "#app/model/editing/schemas/company-schema.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import type { FieldDescription, GroupField } from "#app/model/editing/schemas/field-description.ts";
import { type FieldLabels, type FieldWords, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { priceListSchema } from "#app/model/editing/schemas/price-list-schema.ts";
import { promotionSchema, promotionsSchema } from "#app/model/editing/schemas/promotion-schema.ts";
import { serviceAreaSchema } from "#app/model/editing/schemas/service-area-schema.ts";
import { pathInSections, priceSectionNames, priceSections } from "#app/model/estimate/price-sections.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { settingsWords as englishSettings } from "#content/staff/settings.en.ts";
import { settingsWords as frenchSettings } from "#content/staff/settings.fr.ts";
import { brandPart } from "../../parts/brand-part.ts";
import { closingPart } from "../../parts/closing-part.ts";
import { areasPart, hoursPart, identityPart, trustPart } from "../../parts/company-parts.ts";
import { pricesPart } from "../../parts/prices-part.ts";
import { promotionPart } from "../../parts/promotion-parts.ts";

/** A settings form: the part that it changes, and its fields as described by the schemas. */
export interface SettingsForm {
	part: FactPart;
	description: FieldDescription;
	labels(locale: Locale): FieldLabels;
	/** Maps a path in an entry to a field of the form; null when the form has no such field. */
	fieldOf(id: FactId, path: string, facts: Facts): string | null;
	/** Only members see the setting: there is no page to preview. */
	forTeam?: true;
}

const fieldWords: Readonly<Record<Locale, FieldWords>> = { fr: french, en: english };
const settingsWords = { fr: frenchSettings, en: englishSettings } as const;

const { name, phone, email, address, hours, holidays, areas, trust, reviews } = companySchema.shape;

function companyForm(part: FactPart, shape: z.ZodRawShape): SettingsForm {
	const description = describeSchema(z.strictObject(shape));
	return {
		part,
		description,
		labels: (locale) => labelFields("company", description, fieldWords[locale]),
		fieldOf: (_, path) => (Object.hasOwn(shape, path.split(".")[0] ?? "") ? path : null),
	};
}

export const identityForm = companyForm(identityPart, { phone, email, address });
export const trustForm = companyForm(trustPart, { trust: trust.omit({ legalName: true }), reviews });
export const hoursForm = companyForm(hoursPart, { hours, holidays });

const brandDescription = describeSchema(
	z.strictObject({ name, legalName: trust.shape.legalName, ...brandSchema.shape }),
);

export const brandForm: SettingsForm = {
	part: brandPart,
	description: brandDescription,
	labels(locale) {
		const labels = labelFields("brand", describeSchema(brandSchema), fieldWords[locale]);
		const company = labelFields("company", describeSchema(companySchema), fieldWords[locale]).fields;
		const names = { name: company.name, legalName: company["trust.legalName"] } as FieldLabels["fields"];
		return { ...labels, fields: { ...names, ...labels.fields } };
	},
	fieldOf(id, path) {
		if (id === "brand") return path;
		return path === "name" ? path : path === "trust.legalName" ? "legalName" : null;
	},
};

function belowField(name: string, fields: FieldLabels["fields"]): FieldLabels["fields"] {
	const inForm = Object.entries(fields).map(([path, words]) => [path ? `${name}.${path}` : name, words]);
	return Object.fromEntries(inForm);
}

const servedArea = areas.element.extend({ codes: serviceAreaSchema.element });
const areasDescription = describeSchema(z.strictObject({ areas: z.array(servedArea).min(1).max(12) }));

export const areasForm: SettingsForm = {
	part: areasPart,
	description: areasDescription,
	labels(locale) {
		const labels = labelFields("company", areasDescription, fieldWords[locale]);
		return { ...labels, fields: { ...labels.fields, "areas.*.codes": settingsWords[locale].areas.codes } };
	},
	fieldOf(id, path) {
		if (id === "company") return path.startsWith("areas") ? path : null;
		return path === "" ? "areas" : `areas.${path.split(".")[0]}.codes`;
	},
};

const closingDescription = describeSchema(z.strictObject({ reasons: closingReasonsSchema }));

export const closingForm: SettingsForm = {
	part: closingPart,
	description: closingDescription,
	labels(locale) {
		const labels = labelFields("closing-reasons", describeSchema(closingReasonsSchema), fieldWords[locale]);
		return { ...labels, fields: belowField("reasons", labels.fields) };
	},
	fieldOf: (_, path) => (path === "" ? "reasons" : `reasons.${path}`),
	forTeam: true,
};

const priceList = describeSchema(priceListSchema) as GroupField;
const pricesDescription: GroupField = {
	type: "group",
	fields: Object.fromEntries(priceSectionNames.map(priceSection)),
};

function priceSection(name: (typeof priceSectionNames)[number]): [string, GroupField] {
	const { fields } = priceList.fields.ranges as GroupField;
	const keys: readonly string[] = priceSections[name];
	const ranges = Object.fromEntries(keys.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])));
	const own = (priceList.fields[name] as GroupField | undefined)?.fields;
	const published: Record<string, GroupField> = keys.length > 0 ? { ranges: { type: "group", fields: ranges } } : {};
	return [name, { type: "group", fields: { ...published, ...own } }];
}

export const pricesForm: SettingsForm = {
	part: pricesPart,
	description: pricesDescription,
	labels(locale) {
		const labels = labelFields("prices", priceList, fieldWords[locale]);
		const moved = Object.entries(labels.fields).flatMap(([path, words]) => {
			const place = path === "" ? "" : pathInSections(path);
			return place === null ? [] : [[place, words] as const];
		});
		const { sections, published } = settingsWords[locale].prices;
		const ranges = priceSectionNames.map((name) => [`${name}.ranges`, published] as const);
		return { ...labels, fields: { ...Object.fromEntries([...moved, ...ranges]), ...sections } };
	},
	fieldOf: (_, path) => pathInSections(path),
};

const promotionDescription = describeSchema(promotionSchema) as GroupField;

/** `code`: as it was when the form was opened; null for a new promotion. A published code cannot change. */
export function promotionForm(code: string | null, isPublished = false): SettingsForm {
	const fields = { ...promotionDescription.fields, code: { type: "fixed", number: false } as const };
	return {
		part: promotionPart(code, isPublished),
		description: isPublished ? { type: "group", fields } : promotionDescription,
		labels: promotionLabels,
		// Every error of the list is shown on this promotion: of two with the same code, the schema may report the other.
		fieldOf: (_, path) => path.split(".").slice(1).join("."),
	};
}

/** Labels for the fields of one promotion, although the document is a list. */
export function promotionLabels(locale: Locale): FieldLabels {
	const labels = labelFields("promotions", describeSchema(promotionsSchema), fieldWords[locale]);
	const own = Object.entries(labels.fields).filter(([path]) => path.startsWith("*"));
	return { ...labels, fields: Object.fromEntries(own.map(([path, words]) => [path.slice(2), words])) };
}
