/** Kinds of personal information that an incident may affect. */
export const dataCategories = ["identity", "contact", "home", "photos", "messages", "staff", "other"] as const;

export type DataCategory = (typeof dataCategories)[number];

/** Whether there is a risk of serious injury to the people concerned. */
export const incidentRisks = ["assessing", "no", "yes"] as const;

export type IncidentRisk = (typeof incidentRisks)[number];

/** The facts that the register must have (Règlement sur les incidents de confidentialité, s. 7). */
export interface IncidentFacts {
	/** A day or a period, exact or approximate. */
	occurred: string;
	/** Days are `YYYY-MM-DD`. */
	noticedOn: string;
	circumstances: string;
	categories: readonly DataCategory[];
	information: string;
	/** Null while the number is unknown. */
	people: number | null;
	risk: IncidentRisk;
	assessment: string;
	measures: string;
	commissionToldOn: string | null;
	peopleToldOn: string | null;
}

export type IncidentField = keyof IncidentFacts;

/** In the order of the register. */
export const incidentFields = [
	"occurred",
	"noticedOn",
	"circumstances",
	"categories",
	"information",
	"people",
	"risk",
	"assessment",
	"measures",
	"commissionToldOn",
	"peopleToldOn",
] as const satisfies readonly IncidentField[];

export interface Incident extends IncidentFacts {
	recordedAt: string;
	/** The member's name at that time. */
	recordedBy: string;
	/** The values that each amendment replaced, oldest first. */
	history: readonly Amendment[];
	purgeAfter: string;
}

export interface Amendment {
	at: string;
	by: string;
	before: Partial<IncidentFacts>;
}

export type IncidentValues = Readonly<Record<Exclude<IncidentField, "categories">, string>> & {
	readonly categories: readonly string[];
};

export type IncidentError =
	| "missing"
	| "too-long"
	| "date-wrong"
	| "date-future"
	/** Noticed so long ago that the register would keep it no longer. */
	| "date-old"
	| "number-wrong"
	| "choice-wrong";
export type IncidentErrors = Partial<Record<IncidentField, IncidentError>>;

/** The values for the form that amends an incident. */
export function valuesOf(incident: IncidentFacts): IncidentValues {
	return {
		...incident,
		people: incident.people === null ? "" : String(incident.people),
		commissionToldOn: incident.commissionToldOn ?? "",
		peopleToldOn: incident.peopleToldOn ?? "",
	};
}
