import type { FieldErrors, FieldValues } from "./contact-fields.ts";

export const addressFields = ["street", "unit", "city", "postalCode"] as const;
export const detailsFields = ["name", "email", "phone", "reachBy", "language", ...addressFields] as const;

export type AddressField = (typeof addressFields)[number];
export type DetailsField = (typeof detailsFields)[number];
export type DetailsErrors = FieldErrors<DetailsField>;

/** The name of a hidden field: the value that a field of the form had when the page was rendered. */
export function baseOf(field: DetailsField): string {
	return `base.${field}`;
}

/** The form as sent, with its hidden fields. */
export type SentDetails = Readonly<Record<string, string>>;

/** A lead from the waiting list has no name, and may be saved without one. */
export function wasNameless(sent: SentDetails): boolean {
	return sent[baseOf("name")] === "";
}

/** After a conflict: what the member typed, and the current values of the fields that they left as they were. */
export function mergedDetails(
	current: Readonly<Record<DetailsField, string>>,
	sent: SentDetails,
): FieldValues<DetailsField> {
	return Object.fromEntries(
		detailsFields.map((field) => {
			const [typed, base] = [sent[field], sent[baseOf(field)]];
			return [field, typed === undefined || typed === base ? current[field] : typed];
		}),
	);
}
