/** Kinds of personal information that an incident may touch. */
export const dataCategories = ["identity", "contact", "home", "photos", "messages", "staff", "other"] as const;

export type DataCategory = (typeof dataCategories)[number];

/** Whether there is a risk of serious injury to the people concerned. */
export const incidentRisks = ["assessing", "no", "yes"] as const;

export type IncidentRisk = (typeof incidentRisks)[number];

/**
 * What the register must say of an incident (Règlement sur les incidents de confidentialité, s. 7): the information
 * concerned, what happened and when, when it was noticed, how many people, why the risk is serious or not, who was
 * told and when, and what was done.
 */
export interface IncidentFacts {
	/** A day or a period, exact or not. */
	occurred: string;
	/** Days are `YYYY-MM-DD`. */
	noticedOn: string;
	circumstances: string;
	categories: readonly DataCategory[];
	information: string;
	/** Null when nobody knows yet. */
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

/** What is typed into the form, as it is typed. */
export type IncidentValues = Readonly<Record<Exclude<IncidentField, "categories">, string>> & {
	readonly categories: readonly string[];
};

export const incidentErrors = ["missing", "too-long", "date-wrong", "number-wrong", "choice-wrong"] as const;

export type IncidentError = (typeof incidentErrors)[number];
export type IncidentErrors = Partial<Record<IncidentField, IncidentError>>;

/** For the form that amends it. */
export function valuesOf(incident: IncidentFacts): IncidentValues {
	return {
		...incident,
		people: incident.people === null ? "" : String(incident.people),
		commissionToldOn: incident.commissionToldOn ?? "",
		peopleToldOn: incident.peopleToldOn ?? "",
	};
}
