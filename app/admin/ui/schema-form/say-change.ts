import { formatMoney, formatNumber, formatPhone } from "#app/locale/format.ts";
import type { FieldChange } from "#app/model/editing/schemas/changed-fields.ts";
import type { Leaf } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { sortationCodes } from "#app/model/editing/schemas/sortation-codes.ts";
import { formatDate, formatHour } from "#app/time/format.ts";

/** Both values of a field as text. For a list, only removed and added items. */
export function sayChange({ field, path, before, after }: FieldChange, labels: FieldLabels): [string, string] {
	const option = (name: unknown) => optionLabel(path, String(name), labels);
	const lists = [before, after].map((value) => itemsOf(field, value, labels, option));
	const [old, now] = lists;
	if (old && now) return [missingIn(now, old), missingIn(old, now)];
	return [sayValue(field, before, labels, option), sayValue(field, after, labels, option)];
}

function missingIn(others: readonly string[], items: readonly string[]): string {
	return items.filter((item) => !others.includes(item)).join(", ");
}

function itemsOf(
	field: Leaf,
	value: unknown,
	{ locale }: FieldLabels,
	option: (name: unknown) => string,
): string[] | undefined {
	switch (field.type) {
		case "choices":
			return listOf(value).map(option);
		case "lines":
			return listOf(value).map((line) => (/^\d{4}-\d{2}-\d{2}$/.test(line) && formatDate(line, locale)) || line);
		case "sortation-codes":
			return typeof value === "object" && value !== null ? sortationCodes(value as Record<string, string>) : [];
		default:
			return undefined;
	}
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}

function sayValue(field: Leaf, value: unknown, labels: FieldLabels, option: (name: unknown) => string): string {
	const { locale, form } = labels;
	if (value === undefined || value === null || value === "") return "";
	if (field.type === "choice") return option(value);
	if (typeof value === "number") {
		if (field.type === "money") return formatMoney(value, locale);
		if (field.type !== "number") return String(value);
		if (value === field.endless) return form.endless;
		const unit = field.unit === "none" ? "" : `\u00a0${form.units[field.unit]}`;
		return formatNumber(value, locale) + unit;
	}
	if (typeof value !== "string") return JSON.stringify(value);
	if (field.type !== "text") return value;
	if (field.as === "date") return formatDate(value, locale) || value;
	if (field.as === "time") return formatHour(value, locale);
	return field.as === "phone" ? formatPhone(value, locale) : value;
}

function optionLabel(path: string, name: string, { fields }: FieldLabels): string {
	const words = fields[`${path.replace(/(^|\.)\d+(?=\.|$)/g, "$1*")}.${name}`] ?? name;
	return typeof words === "string" ? words : words.label;
}
