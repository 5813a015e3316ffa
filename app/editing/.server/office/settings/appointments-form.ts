import type { Locale } from "#app/locale/locales.ts";
import { bookingModes } from "#app/model/appointments/booking-rules.ts";
import type { Area } from "#app/model/company.ts";
import type { Facts } from "#app/model/editing/facts.ts";
import { appointmentsSchema, travelMinutes } from "#app/model/editing/schemas/appointments-schema.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import type { ChoiceField, GroupField } from "#app/model/editing/schemas/field-description.ts";
import { type LabelTable, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { settingsWords as englishSettings } from "#content/staff/settings.en.ts";
import { settingsWords as frenchSettings } from "#content/staff/settings.fr.ts";
import { appointmentsPart } from "../../parts/appointments-part.ts";
import type { SettingsForm } from "./settings-form.ts";

const fieldWords = { fr: french, en: english } as const;
const settingsWords = { fr: frenchSettings, en: englishSettings } as const;
const described = describeSchema(appointmentsSchema) as GroupField;
const travel = described.fields.travel as GroupField;
const { optional: _, ...instantPerDay } = describeSchema(appointmentsSchema.shape.instantPerDay);

/** The one that decides most for the customer first. */
const mode: ChoiceField = { type: "choice", options: bookingModes.toReversed() };
const modes: GroupField = {
	type: "group",
	as: "choice-table",
	fields: Object.fromEntries(serviceNames.map((name) => [name, mode])),
};

/** What the form names: areas and services as the site does. */
export interface NamedPlaces {
	areas: readonly Pick<Area, "id" | "name">[];
	serviceName(service: ServiceName, locale: Locale): string;
	/** Why no window of a service can be offered, whatever is chosen. */
	obstacle?(service: ServiceName, locale: Locale): string | null;
}

/** One field for each of these areas, instead of a list in which an area could be chosen twice. */
export function appointmentsForm(named: NamedPlaces): SettingsForm {
	const { areas } = named;
	const minutes = { ...describeSchema(travelMinutes), optional: true } as const;
	const byArea: GroupField = { type: "group", fields: Object.fromEntries(areas.map(({ id }) => [id, minutes])) };
	const ofTravel = { ...travel, fields: { ...travel.fields, areas: byArea } };
	const fields = { ...described.fields, travel: ofTravel, modes, instantPerDay };
	const description: GroupField = { type: "group", fields };
	return {
		part: appointmentsPart,
		description,
		labels(locale: Locale) {
			const labels = labelFields("appointments", description, fieldWords[locale]);
			const names = areas.map(({ id, name }) => [`travel.areas.${id}`, name[locale]] as const);
			return { ...labels, fields: { ...labels.fields, ...Object.fromEntries(names), ...modeLabels(named, locale) } };
		},
		fieldOf: (_, path, facts) => fieldOfArea(path, facts) ?? path,
		forTeam: true,
	};
}

/** The services by their name, and what each mode means. */
function modeLabels({ serviceName, obstacle }: NamedPlaces, locale: Locale): LabelTable {
	const services = serviceNames.map((service) => {
		const [label, hint] = [serviceName(service, locale), obstacle?.(service, locale)];
		return [`modes.${service}`, hint ? { label, hint } : label] as const;
	});
	const meanings = bookingModes.map((name) => [`modes.${name}`, settingsWords[locale].appointments.modes[name]]);
	return Object.fromEntries([...services, ...meanings]);
}

/** `travel.areas.2.minutes` of the entry is `travel.areas.laval` in the form. */
function fieldOfArea(path: string, { appointments }: Facts): string | undefined {
	const [, index] = /^travel\.areas\.(\d+)/.exec(path) ?? [];
	const area = index === undefined ? undefined : appointments.travel.areas[Number(index)]?.area;
	return area === undefined ? undefined : `travel.areas.${area}`;
}
