import type { FieldErrors } from "./contact-fields.ts";

export const addressFields = ["street", "unit", "city", "postalCode"] as const;
export const detailsFields = ["name", "email", "phone", "reachBy", "language", ...addressFields] as const;

export type AddressField = (typeof addressFields)[number];
export type DetailsField = (typeof detailsFields)[number];
export type DetailsErrors = FieldErrors<DetailsField>;

/** The name of a hidden field: the value that a field of the form had when the page was rendered. */
export function baseOf<Field extends DetailsField | "note">(field: Field): `base.${Field}` {
	return `base.${field}`;
}

/** The form as sent, with its hidden fields. */
export type SentDetails = Readonly<Record<string, string>>;

/** A lead from the waiting list has no name, and may be saved without one. */
export function wasNameless(sent: SentDetails): boolean {
	return sent[baseOf("name")] === "";
}

/** Whether the member left a field as the page showed it. What somebody else wrote there since stays. */
export function isLeft(sent: SentDetails, field: DetailsField | "note"): boolean {
	return sent[field] === undefined || sent[field] === sent[baseOf(field)];
}

/** What the member typed, and the current values of the fields that they left as they were. */
export function mergedDetails(
	current: Readonly<Record<DetailsField, string>>,
	sent: SentDetails,
): Record<DetailsField, string> {
	return Object.fromEntries(
		detailsFields.map((field) => [field, isLeft(sent, field) ? current[field] : (sent[field] ?? "")]),
	) as Record<DetailsField, string>;
}
