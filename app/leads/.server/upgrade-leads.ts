import { isDeepStrictEqual } from "node:util";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { retries } from "#app/.server/store/retries.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { listingOf, listLabel } from "#app/model/leads/lead-listing.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import { hasMessagesInside } from "#app/model/leads/separate-messages.ts";
import type { Upgrade } from "#app/model/leads/upgrade.ts";
import type { Clock, DocumentStore, Query, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { giveAppointment, lacksAppointment } from "./appointments/give-appointment.ts";
import { markEndedProposals, neverBookedIn } from "./appointments/mark-ended-proposals.ts";
import { separateStoredMessages } from "./messages.ts";

const oneDay = 24 * 60 * 60 * 1000;

interface UpgradeParts {
	store: DocumentStore;
	clock: Clock;
	content: { reader(): ContentReader };
}

interface LeadUpgrade {
	/** The id of the document of its progress. */
	name: string;
	isNeeded: (lead: Lead) => boolean;
	/** The leads that a server of the earlier build may still have received or changed, during a rollout. */
	later: (doneUntil: string) => Pick<Query<"leads">, "where" | "orderBy">;
	/** Returns false when there was nothing to change. */
	upgrade: (lead: StoredDocument<Lead>, store: DocumentStore, reader: ContentReader) => Promise<boolean>;
}

const byArrival = { field: "receivedAt", direction: "ascending" } as const;

const upgrades: readonly LeadUpgrade[] = [
	{
		name: "messages",
		isNeeded: hasMessagesInside,
		later: (doneUntil) => ({
			where: [{ field: "receivedAt", is: ">=", value: dayBefore(doneUntil) }],
			orderBy: byArrival,
		}),
		upgrade: (lead, store, reader) => separateStoredMessages(store, lead.id, areaNamesOf(lead, reader)),
	},
	{
		name: "appointments",
		isNeeded: lacksAppointment,
		// It may have planned an appointment for a lead of any age.
		later: () => ({
			where: [{ field: "listedUnder", is: "has", value: listLabel("booked") }],
			orderBy: { field: "listedAt", direction: "descending" },
		}),
		upgrade: ({ id }, store, reader) => giveAppointment(store, id, reader.read("company")),
	},
	{
		name: "proposals",
		isNeeded: (lead) => neverBookedIn(lead).length > 0,
		// It may have ended a proposal of a lead of any age; the lead stays quoted.
		later: () => ({
			where: [{ field: "listedUnder", is: "has", value: listLabel("quoted") }],
			orderBy: { field: "listedAt", direction: "descending" },
		}),
		upgrade: markEndedProposals,
	},
];

/** Writes the labels and search keys of `listingOf` again. Another name runs it for all leads, after a change of these. */
const listing: LeadUpgrade = {
	name: "listing-3",
	isNeeded: (lead) => !isDeepStrictEqual(lead.listedUnder, listingOf(lead).listedUnder),
	// The end of retention follows the last contact: a quote that was sent, or a message.
	later: (doneUntil) => ({
		where: [{ field: "purgeAfter", is: ">=", value: retention.leads(new Date(dayBefore(doneUntil))) }],
		orderBy: { field: "purgeAfter", direction: "ascending" },
	}),
	async upgrade(lead, store) {
		// A refused commit is none to repeat: whoever wrote the lead meanwhile has listed it.
		return (await store.commit([{ ...lead, kind: "replace", collection: "leads" }])).ok;
	},
};

/** Lists the leads of earlier builds as this one does. Returns how many. Too slow for the start: see `jobs.ts`. */
export function relistLeads(parts: UpgradeParts): Promise<number> {
	return runUpgrade(listing, parts);
}

/**
 * Changes the leads of earlier builds: their messages and their appointment become documents, and ended proposals are
 * marked. Returns how many.
 */
export async function upgradeLeads(parts: UpgradeParts): Promise<number> {
	let count = 0;
	for (const upgrade of upgrades) count += await runUpgrade(upgrade, parts);
	return count;
}

/** The first run reads all leads and can be interrupted. */
async function runUpgrade(
	{ name, isNeeded, later, upgrade }: LeadUpgrade,
	{ store, clock, content }: UpgradeParts,
): Promise<number> {
	const started = clock.now();
	const known = await store.get("upgrades", name);
	const progress = known?.data ?? { doneUntil: null, cursor: null };
	const reader = content.reader();
	let count = 0;
	let { cursor } = progress;
	do {
		const page = await store.query("leads", {
			...(progress.doneUntil ? later(progress.doneUntil) : { orderBy: byArrival }),
			limit: 200,
			...(cursor && { cursor }),
		});
		for (const lead of page.documents.filter(({ data }) => isNeeded(data))) {
			if (await upgrade(lead, store, reader)) count++;
		}
		({ cursor } = page);
		if (cursor && !progress.doneUntil) await remember(store, name, { doneUntil: null, cursor });
	} while (cursor);
	await remember(store, name, { doneUntil: started.toISOString(), cursor: null });
	return count;
}

function dayBefore(moment: string): string {
	return new Date(Date.parse(moment) - oneDay).toISOString();
}

function areaNamesOf({ data }: StoredDocument<Lead>, reader: ContentReader): string {
	return placeOf(data.postalCode, reader.read("service-area"), reader.read("company")).areaNames;
}

/** Several servers may upgrade at once: whoever comes last writes the same. */
async function remember(store: DocumentStore, name: string, data: Upgrade): Promise<void> {
	for (const retry = retries(); ; retry()) {
		const known = await store.get("upgrades", name);
		const { ok } = await store.commit([upsertWrite("upgrades", name, known, data)]);
		if (ok) return;
	}
}
