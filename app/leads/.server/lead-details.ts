import { isDeepStrictEqual } from "node:util";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DetailsChange, StoredDetails } from "#app/model/leads/lead-details.ts";

/** `outOfArea` and `areaNames` say where the wanted postal code is. The consent to promotions follows from the e-mail address. */
export type WantedDetails = Partial<Omit<StoredDetails, "marketing">>;

type DetailName = keyof StoredDetails;

/** The fields that a correction changes, with those that depend on them; null when nothing differs. */
export function detailsChange(lead: Lead, wanted: WantedDetails): DetailsChange | null {
	const { outOfArea, areaNames, ...details } = wanted;
	const isElsewhere = details.postalCode !== undefined && details.postalCode !== lead.postalCode;
	const after: Partial<StoredDetails> = {
		...details,
		...(isElsewhere && outOfArea !== undefined && { outOfArea, areaNames: areaNames ?? "" }),
		// The box was ticked for the other address, which may be a stranger's.
		...(isOtherAddress({ before: lead, after: details }) && { marketing: null }),
	};
	const names = (Object.keys(after) as DetailName[]).filter((name) => !isDeepStrictEqual(lead[name], after[name]));
	return names.length === 0 ? null : { before: only(names, lead), after: only(names, after) };
}

/** Whether the lead has these details. */
export function hasDetails(lead: Lead, details: Partial<StoredDetails>): boolean {
	return (Object.keys(details) as DetailName[]).every((name) => isDeepStrictEqual(lead[name], details[name]));
}

/** Whether the e-mail address changed. Two spellings of one address share their consent to promotions. */
export function isOtherAddress({ before, after }: DetailsChange): boolean {
	return after.email !== undefined && emailKeyOf(before.email) !== emailKeyOf(after.email);
}

function only(names: readonly DetailName[], details: Partial<StoredDetails>): Partial<StoredDetails> {
	return Object.fromEntries(names.map((name) => [name, details[name]]));
}
