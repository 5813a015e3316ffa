import { z } from "zod";
import { isDay } from "#app/time/days.ts";
import { withLineFeeds } from "../leads/contact-fields.ts";
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
import { retention } from "./retention.ts";

const text = (longest: number) => z.string().trim().max(longest, code("too-long"));
const required = (longest: number) => text(longest).min(1, code("missing"));
const day = z.string().refine(isDayFrom2000, code("date-wrong"));
const optionalDay = z
	.string()
	.transform((value) => value || null)
	.refine((value) => value === null || isDayFrom2000(value), code("date-wrong"));

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
			: [field, withLineFeeds(String(form.get(field) ?? "")).slice(0, 5000)],
	);
	return Object.fromEntries(entries) as IncidentValues;
}

/** `today`: in Montréal. */
export function parseIncident(
	values: IncidentValues,
	today: string,
): { kind: "right"; facts: IncidentFacts } | { kind: "wrong"; errors: IncidentErrors } {
	const result = incidentForm.safeParse(values);
	const errors = result.success ? daysAmiss(result.data, today) : {};
	if (result.success)
		return Object.keys(errors).length > 0 ? { kind: "wrong", errors } : { kind: "right", facts: result.data };
	for (const { path, message } of result.error.issues) errors[path[0] as IncidentField] ??= message as IncidentError;
	return { kind: "wrong", errors };
}

/** A mistyped year would keep an incident for decades, or let the next purge erase it. */
function daysAmiss(facts: IncidentFacts, today: string): IncidentErrors {
	const errors: IncidentErrors = {};
	for (const field of ["noticedOn", "commissionToldOn", "peopleToldOn"] as const)
		if ((facts[field] ?? "") > today) errors[field] = "date-future";
	if (retention.incidents(new Date(facts.noticedOn)).slice(0, 10) <= today) errors.noticedOn = "date-old";
	return errors;
}

function isDayFrom2000(value: string): boolean {
	return value.startsWith("2") && isDay(value);
}

function code(error: IncidentError): { error: string } {
	return { error };
}
