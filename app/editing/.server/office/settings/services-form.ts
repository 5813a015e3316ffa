import { type Locale, locales } from "#app/locale/locales.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import type { GroupField, ListField } from "#app/model/editing/schemas/field-description.ts";
import { type FieldLabels, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { serviceListSchema } from "#app/model/editing/schemas/service-list-schema.ts";
import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { serviceListWords as englishWords } from "#content/staff/service-list.en.ts";
import { serviceListWords as frenchWords } from "#content/staff/service-list.fr.ts";
import { servicesPart } from "../../parts/services-part.ts";
import type { NamedPlaces } from "./appointments-form.ts";
import type { SettingsForm } from "./settings-form.ts";

const fieldWords = { fr: french, en: english } as const;
const words = { fr: frenchWords, en: englishWords } as const;
const list = describeSchema(serviceListSchema) as ListField;

export const servicesForm: SettingsForm = {
	part: servicesPart,
	description: { type: "group", fields: { services: list } },
	labels(locale) {
		const labels = labelFields("service-list", list, fieldWords[locale]);
		const inForm = Object.entries(labels.fields).map(([path, label]) => [
			path ? `services.${path}` : "services",
			label,
		]);
		return { ...labels, fields: Object.fromEntries(inForm) };
	},
	fieldOf: (_, path) => (path === "" ? "services" : `services.${path}`),
};

const { name: _name, ...ofService } = (list.item as GroupField).fields;
const placed: GroupField = { type: "group", fields: { place: { type: "number", unit: "none" }, ...ofService } };

/** Describes lists by service (`byService`): a service that moved is compared with itself. */
export const placedServices: GroupField = {
	type: "group",
	fields: Object.fromEntries(serviceNames.map((name) => [name, placed])),
};

/** `values`: lists by service. Uploaded pictures in them are called a photo, not by their id. */
export function placedLabels(
	locale: Locale,
	values: readonly unknown[],
	{ serviceName }: Pick<NamedPlaces, "serviceName">,
): FieldLabels {
	const labels = labelFields("service-list", list, fieldWords[locale]);
	const photos = picturesIn(values).map((picture) => [`*.picture.${picture}`, words[locale].uploaded] as const);
	const own = [...Object.entries(labels.fields), ...photos].filter(([path]) => path.startsWith("*."));
	const fields = serviceNames.flatMap((name) => [
		[name, serviceName(name, locale)],
		[`${name}.place`, words[locale].place],
		...locales.map((language) => [`${name}.alt.${language}`, words[locale].alt[language]]),
		...own.filter(([path]) => !path.startsWith("*.alt")).map(([path, label]) => [path.replace("*", name), label]),
	]);
	return { ...labels, fields: Object.fromEntries(fields) };
}

function picturesIn(values: readonly unknown[]): string[] {
	return values
		.flatMap((value) => Object.values((value ?? {}) as Readonly<Record<string, { picture?: string }>>))
		.flatMap(({ picture }) => (picture && isUploaded(picture) ? picture : []));
}
