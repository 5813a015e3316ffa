import { promotionsPart } from "#app/editing/.server/parts/promotion-parts.ts";
import type { SettingsSubject } from "#app/editing/office/settings/settings-pages.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { FactPart } from "#app/model/editing/facts.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import {
	areasForm,
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
	description(values: readonly unknown[]): FieldDescription;
	labels(locale: Locale, values: readonly unknown[]): FieldLabels;
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
	closing: asItIs(closingForm),
	promotions: {
		part: promotionsPart,
		description(values) {
			const { description } = promotionForm(null);
			return { type: "group", fields: Object.fromEntries(codesIn(values).map((code) => [code, description])) };
		},
		labels(locale, values) {
			const labels = promotionLabels(locale);
			const byCode = codesIn(values).flatMap((code) =>
				Object.entries(labels.fields).map(([path, words]) => (path === "" ? [code, code] : [`${code}.${path}`, words])),
			);
			return { ...labels, fields: Object.fromEntries(byCode) };
		},
	},
};

function codesIn(values: readonly unknown[]): string[] {
	return [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
}
