import { type UnnamedArea, withAreaIds } from "#app/model/editing/area-ids.ts";
import type { ContentEntry, ContentRevision, EntryId, EntryValue } from "#app/model/editing/content-entry.ts";

/** Adds words and settings that newer builds require: without them the site would show the original entry. */
export async function upgradeEntry(entry: ContentEntry, id: EntryId): Promise<ContentEntry> {
	const complete = await completer(id);
	if (!complete) return entry;
	const { published, draft, scheduled } = entry;
	return {
		...entry,
		published: published && complete(published),
		draft: draft && complete(draft),
		scheduled: scheduled && { ...scheduled, value: complete(scheduled.value) },
	};
}

export async function upgradeRevision(revision: ContentRevision): Promise<ContentRevision> {
	const complete = await completer(revision.entry);
	return complete && revision.value ? { ...revision, value: complete(revision.value) } : revision;
}

/** Returns a function that completes values of earlier builds; null for entries whose schemas have not grown. */
export async function completer(id: EntryId): Promise<((value: EntryValue) => EntryValue) | null> {
	if (id === "company") return completeCompany;
	if (id !== "prices" && id !== "estimate" && id !== "page:home") return null;
	// Schemas and originals are loaded only when something was edited.
	const { completeValue } = await import("#app/model/editing/schemas/complete-value.ts");
	const { entrySchemas } = await import("#app/model/editing/schemas/document-schemas.ts");
	const original = await originalOf(id);
	return (value) =>
		Object.fromEntries(
			Object.entries(value).map(([part, stored]) => [
				part,
				completeValue(
					entrySchemas[id],
					id === "estimate" ? withoutArmchair(stored) : stored,
					original[part as keyof EntryValue],
				),
			]),
		);
}

/** Before 2026-11-16 furniture assumed an armchair; the words of the sofa that replaced it have its number of seats. */
function withoutArmchair(stored: unknown): unknown {
	const words = structuredClone(stored) as {
		panel?: { assumptions?: { "furniture-mattresses"?: { pieces?: string | undefined } } };
	};
	const assumed = words.panel?.assumptions?.["furniture-mattresses"];
	if (assumed && !assumed.pieces?.includes("{n}")) assumed.pieces = undefined;
	return words;
}

/**
 * Before 2026-11-16 areas had no ids and the company had no trust facts; before 2026-11-17, no pages for reviews; before
 * 2026-11-18, every text promised seven days of guarantee.
 */
function completeCompany(value: EntryValue): EntryValue {
	const company = value.all as { areas?: unknown; trust?: object } | undefined;
	if (!company || !Array.isArray(company.areas)) return value;
	const areas = withAreaIds(company.areas as readonly UnnamedArea[]);
	const trust = { guaranteeDays: 7, ...company.trust };
	return { ...value, all: { reviews: [], ...company, trust, areas } };
}

/** Not from `app/.server/content/originals.ts`, which needs a bundler: command-line scripts open the store too. */
async function originalOf(id: "prices" | "estimate" | "page:home"): Promise<EntryValue> {
	if (id === "prices") return { all: (await import("#content/prices.ts")).prices };
	if (id === "page:home") {
		const [fr, en] = await Promise.all([import("#content/pages/words.fr.ts"), import("#content/pages/words.en.ts")]);
		return { fr: fr.words.home, en: en.words.home };
	}
	const [fr, en] = await Promise.all([import("#content/estimate/fr.ts"), import("#content/estimate/en.ts")]);
	return { fr: fr.estimateWords, en: en.estimateWords };
}
