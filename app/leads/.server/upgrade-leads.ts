import type { ContentReader } from "../../.server/content/reader.ts";
import type { Lead } from "../../model/leads/lead.ts";
import { placeOf } from "../../model/leads/lead-place.ts";
import { hasMessagesInside } from "../../model/leads/separate-messages.ts";
import type { Clock, DocumentStore, StoredDocument } from "../../model/ports.ts";
import type { Upgrade } from "../../model/upgrade.ts";
import { separateStoredMessages } from "./messages.ts";

const name = "messages";
const oneDay = 24 * 60 * 60 * 1000;

export interface UpgradeParts {
	store: DocumentStore;
	clock: Clock;
	content: { reader(): ContentReader };
}

/**
 * Moves messages out of the leads of earlier builds, which also lists those leads in the inbox. The first run reads all
 * leads and can be interrupted; later runs read those of the last day before the previous run, because during a rollout
 * a server of the earlier build may still have received some.
 */
export async function upgradeLeads({ store, clock, content }: UpgradeParts): Promise<number> {
	const started = clock.now();
	const known = await store.get("upgrades", name);
	const progress = known?.data ?? { doneUntil: null, cursor: null };
	const reader = content.reader();
	let count = 0;
	let { cursor } = progress;
	do {
		const page = await store.query("leads", {
			...(progress.doneUntil && { where: [{ field: "receivedAt", is: ">=", value: dayBefore(progress.doneUntil) }] }),
			orderBy: { field: "receivedAt", direction: "ascending" },
			limit: 200,
			...(cursor && { cursor }),
		});
		for (const lead of page.documents.filter(({ data }) => hasMessagesInside(data))) {
			if (await separateStoredMessages(store, lead.id, areaNamesOf(lead, reader))) count++;
		}
		({ cursor } = page);
		if (cursor && !progress.doneUntil) await remember(store, { doneUntil: null, cursor });
	} while (cursor);
	await remember(store, { doneUntil: started.toISOString(), cursor: null });
	return count;
}

function dayBefore(moment: string): string {
	return new Date(Date.parse(moment) - oneDay).toISOString();
}

function areaNamesOf({ data }: StoredDocument<Lead>, reader: ContentReader): string {
	return placeOf(data.postalCode, reader.read("service-area"), reader.read("company")).areaNames;
}

/** Several servers may upgrade at once: whoever comes last writes the same. */
async function remember(store: DocumentStore, data: Upgrade): Promise<void> {
	for (;;) {
		const known = await store.get("upgrades", name);
		const { ok } = await store.commit([
			known
				? { kind: "replace", collection: "upgrades", id: name, version: known.version, data }
				: { kind: "create", collection: "upgrades", id: name, data },
		]);
		if (ok) return;
	}
}
