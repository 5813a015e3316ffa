import { approve, readApprovable } from "../app/first-day/.server/approvals.ts";
import type { ApprovedThing } from "../app/model/first-day/first-day.ts";
import type { DocumentStore } from "../app/model/ports.ts";
import { quoteReader } from "./quote-reader.ts";

const member = { id: "demo", name: "Direction" };
const things: readonly ApprovedThing[] = ["terms", "prices", "crews"];

/**
 * The first day of a company that has begun: the terms, the prices and the crews are approved. Most other steps are facts
 * of the installation, such as its mail server. Needs the crews of the agenda.
 */
export async function seedFirstDay(store: DocumentStore): Promise<void> {
	const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
	const parts = { store, clock: { now: () => twoDaysAgo }, content: { reader: quoteReader } };
	const seen = await readApprovable(parts, null);
	for (const thing of things) await approve(parts, member, { thing, seen: seen[thing], hosted: null });
}
