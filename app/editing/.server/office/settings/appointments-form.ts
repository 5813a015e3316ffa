import { appointmentsPart } from "#app/editing/.server/parts/appointments-part.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Area } from "#app/model/company.ts";
import type { Facts } from "#app/model/editing/facts.ts";
import { appointmentsSchema, travelMinutes } from "#app/model/editing/schemas/appointments-schema.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import type { GroupField } from "#app/model/editing/schemas/field-description.ts";
import { labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import type { SettingsForm } from "./settings-form.ts";

const fieldWords = { fr: french, en: english } as const;
const described = describeSchema(appointmentsSchema) as GroupField;
const travel = described.fields.travel as GroupField;

/** One field for each of these areas, instead of a list in which an area could be chosen twice. */
export function appointmentsForm(areas: readonly Pick<Area, "id" | "name">[]): SettingsForm {
	const minutes = { ...describeSchema(travelMinutes), optional: true } as const;
	const byArea: GroupField = { type: "group", fields: Object.fromEntries(areas.map(({ id }) => [id, minutes])) };
	const fields = { ...described.fields, travel: { ...travel, fields: { ...travel.fields, areas: byArea } } };
	const description: GroupField = { type: "group", fields };
	return {
		part: appointmentsPart,
		description,
		labels(locale: Locale) {
			const labels = labelFields("appointments", description, fieldWords[locale]);
			const names = areas.map(({ id, name }) => [`travel.areas.${id}`, name[locale]] as const);
			return { ...labels, fields: { ...labels.fields, ...Object.fromEntries(names) } };
		},
		fieldOf: (_, path, facts) => fieldOfArea(path, facts) ?? path,
		forTeam: true,
	};
}

/** `travel.areas.2.minutes` of the entry is `travel.areas.laval` in the form. */
function fieldOfArea(path: string, { appointments }: Facts): string | undefined {
	const [, index] = /^travel\.areas\.(\d+)/.exec(path) ?? [];
	const area = index === undefined ? undefined : appointments.travel.areas[Number(index)]?.area;
	return area === undefined ? undefined : `travel.areas.${area}`;
}
