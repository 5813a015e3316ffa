import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Acceptance } from "#app/model/quotes/contract.ts";
import type { AssigneeParts } from "../follow-lead.ts";
import { anyRevision, changeLead } from "../inbox/change-lead.ts";
import type { QuoteChange, QuoteRefusal, QuoteVersion } from "../inbox/quote-change.ts";
import type { LeadParts } from "../lead-parts.ts";

export interface TypedAcceptance extends Omit<Acceptance, "at" | "englishChosenAt"> {
	/** Whether the customer takes the proposed appointment too. */
	books: boolean;
}

/** Accepts a quote as its customer. A second press finds it accepted. */
export async function acceptQuote(
	parts: LeadParts & AssigneeParts,
	lead: StoredDocument<Lead>,
	of: QuoteVersion,
	{ books, ...typed }: TypedAcceptance,
): Promise<"accepted" | QuoteRefusal> {
	const englishChosenAt = typed.locale === "en" ? parts.clock.now().toISOString() : null;
	const acceptance = { ...typed, englishChosenAt };
	const refusal = await answer(parts, lead, { kind: "quote", to: "accepted", of, books, acceptance });
	return refusal ?? "accepted";
}

/** Declines a quote as its customer. The reason becomes a message to the team; it may be empty. */
export async function declineQuote(
	parts: LeadParts & AssigneeParts,
	lead: StoredDocument<Lead>,
	of: QuoteVersion,
	reason: string,
): Promise<"declined" | QuoteRefusal> {
	return (await answer(parts, lead, { kind: "quote", to: "declined", of, text: reason })) ?? "declined";
}

async function answer(
	parts: LeadParts & AssigneeParts,
	lead: StoredDocument<Lead>,
	change: QuoteChange,
): Promise<QuoteRefusal | null> {
	const by = { id: customerId, name: lead.data.name };
	const outcome = await changeLead(parts, lead.id, by, anyRevision, change);
	if (outcome.kind === "refused") return outcome.why;
	return outcome.kind === "done" ? null : "superseded";
}
