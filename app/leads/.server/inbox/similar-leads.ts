import { foldText } from "#app/model/fold.ts";
import type { LeadSummary } from "./lead-summary.ts";

const sixtyDays = 60 * 24 * 60 * 60 * 1000;

export const likenesses = ["email", "phone", "address"] as const;

export type Likeness = (typeof likenesses)[number];

/** Leads within sixty days that may come from the same person, the newest first. */
export function similarLeads(
	lead: LeadSummary,
	all: readonly LeadSummary[],
): readonly { lead: LeadSummary; likeness: Likeness }[] {
	const time = Date.parse(lead.receivedAt);
	return all
		.filter((other) => other.id !== lead.id && !other.isSpam)
		.filter((other) => Math.abs(Date.parse(other.receivedAt) - time) <= sixtyDays)
		.flatMap((other) => {
			const likeness = likenessOf(lead, other);
			return likeness ? [{ lead: other, likeness }] : [];
		})
		.sort((one, other) => (one.lead.receivedAt < other.lead.receivedAt ? 1 : -1));
}

function likenessOf(one: LeadSummary, other: LeadSummary): Likeness | null {
	if (one.email && one.email.toLowerCase() === other.email?.toLowerCase()) return "email";
	if (one.phone && one.phone === other.phone) return "phone";
	// A full postal code covers one side of a street: with the same last name it is the same household.
	const sameCode = one.postalCode?.length === 6 && one.postalCode === other.postalCode;
	return sameCode && lastName(one) !== "" && lastName(one) === lastName(other) ? "address" : null;
}

function lastName({ name }: LeadSummary): string {
	return foldText(name).trim().split(/\s+/).at(-1) ?? "";
}
