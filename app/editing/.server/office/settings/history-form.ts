import type { SettingsSubject } from "#app/admin/settings-pages.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { FactPart } from "#app/model/editing/facts.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import { appointmentsPart } from "../../parts/appointments-part.ts";
import { lettersPart } from "../../parts/letter-parts.ts";
import { promotionsPart } from "../../parts/promotion-parts.ts";
import { servicesByName } from "../../parts/services-part.ts";
import { appointmentsForm, type NamedPlaces } from "./appointments-form.ts";
import { letterDescription, letterLabels } from "./letter-form.ts";
import { placedLabels, placedServices } from "./services-form.ts";
import {
	areasForm,
	brandForm,
	closingForm,
	hoursForm,
	identityForm,
	pricesForm,
	promotionForm,
	promotionLabels,
	type SettingsForm,
	trustForm,
} from "./settings-form.ts";

export interface HistoryForm {
	part: FactPart;
	description(values: readonly unknown[], named: NamedPlaces): FieldDescription;
	labels(locale: Locale, values: readonly unknown[], named: NamedPlaces): FieldLabels;
}

const asItIs = ({ part, description, labels }: SettingsForm): HistoryForm => ({
	part,
	description: () => description,
	labels,
});

export const historyForms: Readonly<Record<SettingsSubject, HistoryForm>> = {
	identity: asItIs(identityForm),
	trust: asItIs(trustForm),
	hours: asItIs(hoursForm),
	areas: asItIs(areasForm),
	prices: asItIs(pricesForm),
	brand: asItIs(brandForm),
	services: { part: servicesByName, description: () => placedServices, labels: placedLabels },
	closing: asItIs(closingForm),
	appointments: {
		part: appointmentsPart,
		description: (values, named) => appointmentsForm(withAreasIn(values, named)).description,
		labels: (locale, values, named) => appointmentsForm(withAreasIn(values, named)).labels(locale),
	},
	promotions: itemByItem(promotionsPart, promotionForm(null).description, promotionLabels, (code) => code),
	letters: itemByItem(lettersPart, letterDescription, letterLabels, (id, values, locale) => {
		const letters = values.map((value) => (value as Readonly<Record<string, Letter>>)[id]);
		return letters.find((letter) => letter)?.[locale].name ?? id;
	}),
};

/** The areas that exist, and those that older versions name: these have only their id left. */
function withAreasIn(values: readonly unknown[], { areas, serviceName }: NamedPlaces): NamedPlaces {
	const named = keysIn(values.map((value) => (value as { travel?: { areas?: object } }).travel?.areas));
	const gone = named.filter((id) => !areas.some((area) => area.id === id));
	return { areas: [...areas, ...gone.map((id) => ({ id, name: { fr: id, en: id } }))], serviceName };
}

/** For a list whose items have a key: compares each item with its own earlier value, wherever it stands in the list. */
function itemByItem(
	part: FactPart,
	item: FieldDescription,
	labelsIn: (locale: Locale) => FieldLabels,
	nameOf: (key: string, values: readonly unknown[], locale: Locale) => string,
): HistoryForm {
	return {
		part,
		description: (values) => ({
			type: "group",
			fields: Object.fromEntries(keysIn(values).map((key) => [key, item])),
		}),
		labels(locale, values) {
			const labels = labelsIn(locale);
			const byKey = keysIn(values).flatMap((key) =>
				Object.entries(labels.fields).map(([path, words]) =>
					path === "" ? [key, nameOf(key, values, locale)] : [`${key}.${path}`, words],
				),
			);
			return { ...labels, fields: Object.fromEntries(byKey) };
		},
	};
}

function keysIn(values: readonly unknown[]): string[] {
	return [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
}
