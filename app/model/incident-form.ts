import { z } from "zod";
import {
	dataCategories,
	type IncidentError,
	type IncidentErrors,
	type IncidentFacts,
	type IncidentField,
	type IncidentValues,
	incidentFields,
	incidentRisks,
} from "./incident.ts";

const text = (longest: number) => z.string().trim().max(longest, code("too-long"));
const required = (longest: number) => text(longest).min(1, code("missing"));
const day = z.string().refine(isDay, code("date-wrong"));
const optionalDay = z
	.string()
	.transform((value) => value || null)
	.refine((value) => value === null || isDay(value), code("date-wrong"));

const incidentForm: z.ZodType<IncidentFacts> = z.object({
	occurred: required(120),
	noticedOn: day,
	circumstances: required(4000),
	categories: z.array(z.enum(dataCategories, code("choice-wrong"))).min(1, code("missing")),
	information: text(2000),
	people: z
		.string()
		.trim()
		.refine((value) => /^\d{0,7}$/.test(value), code("number-wrong"))
		.transform((value) => (value === "" ? null : Number(value))),
	risk: z.enum(incidentRisks, code("choice-wrong")),
	assessment: required(4000),
	measures: required(4000),
	commissionToldOn: optionalDay,
	peopleToldOn: optionalDay,
});

export function incidentValues(form: FormData): IncidentValues {
	const entries = incidentFields.map((field) =>
		field === "categories"
			? [field, form.getAll(field).map(String).slice(0, 20)]
			: [field, String(form.get(field) ?? "").slice(0, 5000)],
	);
	return Object.fromEntries(entries) as IncidentValues;
}

export function parseIncident(
	values: IncidentValues,
): { kind: "right"; facts: IncidentFacts } | { kind: "wrong"; errors: IncidentErrors } {
	const result = incidentForm.safeParse(values);
	if (result.success) return { kind: "right", facts: result.data };
	const errors: IncidentErrors = {};
	for (const { path, message } of result.error.issues) errors[path[0] as IncidentField] ??= message as IncidentError;
	return { kind: "wrong", errors };
}

/** A day that the calendar has: `2026-02-30` is none. */
function isDay(value: string): boolean {
	const parsed = new Date(`${value}T00:00:00Z`);
	return (
		/^2\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
	);
}

function code(error: IncidentError): { error: string } {
	return { error };
}
