import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import { createLog } from "#app/.server/log.ts";
import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { type EntryValue, partsOf } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { readEntryState, untouched } from "./entry-state.ts";
import { importContent } from "./move-content.ts";
import { readRevision, revisionId } from "./revisions.ts";

/** Entries as written by the build that had no question about stairs and no descriptions of the kitchen yet. */
const edited = { low: 52_00, high: 64_00 };
const { minutesPerFlight, plausible, ...settings } = originals.prices.houseCleaning;
const { stairs: _, ...otherNumbers } = plausible;
const ranges = { ...originals.prices.ranges, "cleaning-hour": edited };
const prices = { ...originals.prices, ranges, houseCleaning: { ...settings, plausible: otherNumbers } };
const [french, english] = (["fr", "en"] as const).map((locale) => {
	const { questions, ...words } = originals[`estimate.${locale}`];
	const { stairs, bathrooms, ...others } = questions["house-cleaning"];
	// The hint is optional: a member has removed it.
	const cleaning = { ...others, bathrooms: { label: "Salles de bain?" } };
	const assumptions = { ...words.panel.assumptions, "furniture-mattresses": { pieces: "un fauteuil" } };
	const panel = { ...words.panel, assumptions, assumed: "Prix de départ : {assumptions}." };
	return { ...words, panel, questions: { ...questions, "house-cleaning": cleaning } };
});
const [frenchHome, englishHome] = (["fr", "en"] as const).map((locale) => {
	const { beforeAfter, ...words } = originals[`words.${locale}`].home;
	const { beforePicture, afterPicture, shown, ...older } = beforeAfter;
	return { ...words, beforeAfter: { ...older, caption: "Ma cuisine." } };
});

let raw: RawStore;
let store: DocumentStore;
let content: PublishedContent;

beforeEach(async () => {
	raw = await newRawStore();
	store = typedStore(raw);
	await put("prices", { all: prices });
	await put("estimate", { fr: french, en: english });
	await put("page:home", { fr: frenchHome, en: englishHome });
	content = await openPublishedContent({ store, log: createLog() });
});
afterEach(async () => {
	content.stop();
	await store.close();
});

async function put(id: "prices" | "estimate" | "page:home", value: EntryValue): Promise<void> {
	const at = "2026-11-10T15:00:00.000Z";
	const scheduled = { parts: partsOf(id), value, by: null };
	const data = { ...untouched(id), published: value, draft: value, scheduled, revision: 1, updatedAt: at };
	const revision = { entry: id, number: 1, at, by: null, value };
	await store.commit([
		{ kind: "create", collection: "content", id, data },
		{ kind: "create", collection: "revisions", id: revisionId(id, 1), data: revision },
	]);
}

describe("entries edited in an earlier build", () => {
	it("keep the prices that members set, and get missing settings from the original", async () => {
		const shown = content.reader().read("prices");
		expect(shown.ranges["cleaning-hour"]).toEqual(edited);
		expect(shown.houseCleaning).toEqual(originals.prices.houseCleaning);
	});

	it("keep the text that members wrote, and get the text of new questions from the original", () => {
		for (const locale of ["fr", "en"] as const) {
			const shown = content.reader().read(`estimate.${locale}`).questions["house-cleaning"];
			expect(shown.bathrooms).toEqual({ label: "Salles de bain?" });
			expect(shown.stairs).toEqual(originals[`estimate.${locale}`].questions["house-cleaning"].stairs);
		}
	});

	it("name the sofa that the price of furniture stands for since it replaced the armchair", () => {
		for (const locale of ["fr", "en"] as const) {
			const { assumptions, assumed } = content.reader().read(`estimate.${locale}`).panel;
			expect(assumed).toBe("Prix de départ : {assumptions}.");
			expect(assumptions).toEqual(originals[`estimate.${locale}`].panel.assumptions);
		}
	});

	it("keep the words of the home page, and get descriptions of the two kitchens from the original", () => {
		for (const locale of ["fr", "en"] as const) {
			const original = originals[`words.${locale}`].home.beforeAfter;
			const shown = content.reader().read(`words.${locale}`).home.beforeAfter;
			expect(shown).toEqual({ ...original, caption: "Ma cuisine." });
		}
	});

	it("are completed in the back office too: draft, schedule and history", async () => {
		const whole = { all: { ...prices, houseCleaning: originals.prices.houseCleaning } };
		expect(await readEntryState(store, "prices")).toMatchObject({
			published: whole,
			draft: whole,
			scheduled: { value: whole },
		});
		expect(await readRevision(store, "prices", 1)).toEqual(whole);
	});

	it("can be imported from files of an earlier build", async () => {
		const publishing = { store, content, clock: { now: () => new Date("2026-11-17T15:00:00Z") }, announce() {} };
		const other = { ...prices, ranges: { ...ranges, "cleaning-hour": { low: 50_00, high: 60_00 } } };
		const outcome = await importContent(publishing, new Map([["prices.yaml", JSON.stringify(other)]]));
		expect(outcome).toEqual({ ok: true, published: ["prices"], unchanged: [] });
		expect(content.reader().read("prices")).toMatchObject({
			ranges: { "cleaning-hour": { low: 50_00 } },
			houseCleaning: { minutesPerFlight },
		});
	});

	it("stay unchanged in the store until a member saves them", async () => {
		expect((await raw.get("content", "prices"))?.data).toMatchObject({ published: { all: prices } });
		expect((await raw.get("content", "prices"))?.data).not.toHaveProperty(
			"published.all.houseCleaning.minutesPerFlight",
		);
	});
});
