import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Locale } from "#app/locale/locales.ts";
import { crewFormSchema } from "#app/model/appointments/crew-form.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import { type FieldLabels, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { crewWords as english } from "#content/staff/crews.en.ts";
import { crewWords as french } from "#content/staff/crews.fr.ts";
import { fieldWords as englishFields } from "#content/staff/fields.en.ts";
import { fieldWords as frenchFields } from "#content/staff/fields.fr.ts";

const labelWords = {
	fr: { ...frenchFields, labels: french.fields },
	en: { ...englishFields, labels: english.fields },
} as const;

/** The form of a crew with the services and areas that the company offers now, by their published names. */
export function crewForm(reader: ContentReader, locale: Locale) {
	const { areas } = reader.read("company");
	const areaIds = areas.map(({ id }) => id);
	const schema = crewFormSchema(areaIds);
	const description = describeSchema(schema);
	const { fields, ...labels } = labelFields("crew", description, labelWords[locale]);
	const names = [
		...serviceNames.map((name) => [`services.list.${name}`, serviceNameIn(name, locale, reader)]),
		...areas.map(({ id, name }) => [`areas.list.${id}`, name[locale]]),
	];
	const named: FieldLabels = { ...labels, fields: { ...fields, ...Object.fromEntries(names) } };
	return { schema, description, labels: named, areaIds };
}
