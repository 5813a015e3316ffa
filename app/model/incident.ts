import { z } from "zod";

/** Kinds of personal information that an incident may touch. */
export const dataCategories = ["identity", "contact", "home", "photos", "messages", "staff", "other"] as const;

export type DataCategory = (typeof dataCategories)[number];

/** Whether there is a risk of serious injury to the people concerned. */
export const incidentRisks = ["assessing", "no", "yes"] as const;

export type IncidentRisk = (typeof incidentRisks)[number];

export const incidentErrors = ["missing", "too-long", "date-wrong", "number-wrong", "choice-wrong"] as const;

export type IncidentError = (typeof incidentErrors)[number];

const text = (longest: number) => z.string().trim().max(longest, code("too-long"));
const required = (longest: number) => text(longest).min(1, code("missing"));
const date = z.string().refine(isDay, code("date-wrong"));
const optionalDate = z
	.string()
	.transform((value) => value || null)
	.refine((value) => value === null || isDay(value), code("date-wrong"));

/**
 * What the register must say of an incident (Règlement sur les incidents de confidentialité, s. 7): the information
 * concerned, what happened and when, when it was noticed, how many people, why the risk is serious or not, who was
 * told and when, and what was done.
 */
const incidentForm = z.object({
	/** A day or a period, exact or not. */
	occurred: required(120),
	noticedOn: date,
	circumstances: required(4000),
	categories: z.array(z.enum(dataCategories, code("choice-wrong"))).min(1, code("missing")),
	information: text(2000),
	/** Null when nobody knows yet. */
	people: z
		.string()
		.trim()
		.refine((value) => /^\d{0,7}$/.test(value), code("number-wrong"))
		.transform((value) => (value === "" ? null : Number(value))),
	risk: z.enum(incidentRisks, code("choice-wrong")),
	assessment: required(4000),
	measures: required(4000),
	commissionToldOn: optionalDate,
	peopleToldOn: optionalDate,
});

export type IncidentFacts = z.output<typeof incidentForm>;
export type IncidentField = keyof IncidentFacts;
export type IncidentErrors = Partial<Record<IncidentField, IncidentError>>;

/** What was typed, as it was typed. */
export type IncidentValues = Readonly<Record<Exclude<IncidentField, "categories">, string>> & {
	readonly categories: readonly string[];
};

export const incidentFields = Object.keys(incidentForm.shape) as readonly IncidentField[];

export interface Incident extends IncidentFacts {
	[field: string]: unknown;
	recordedAt: string;
	/** The member's name, as it was then. */
	recordedBy: string;
	/** What each amendment replaced, the oldest first. */
	history: readonly Amendment[];
	purgeAfter: string;
}

export interface Amendment {
	at: string;
	by: string;
	before: Partial<IncidentFacts>;
}

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

/** For the form that amends it. */
export function valuesOf(incident: IncidentFacts): IncidentValues {
	return {
		...incident,
		people: incident.people === null ? "" : String(incident.people),
		commissionToldOn: incident.commissionToldOn ?? "",
		peopleToldOn: incident.peopleToldOn ?? "",
	};
}

/** A day that the calendar has: `2026-02-30` is none. */
function isDay(value: string): boolean {
	const parsed = new Date(`${value}T00:00:00Z`);
	return (
		/^\d{4}-\d{2}-\d{2}$/.test(value) &&
		!Number.isNaN(parsed.getTime()) &&
		parsed.toISOString().startsWith(value) &&
		value >= "2000-01-01"
	);
}

function code(error: IncidentError): { error: string } {
	return { error };
}
