import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { openPublishedContent } from "#app/.server/content/published-content.ts";
import { createLog } from "#app/.server/log.ts";
import { openFirestoreStore } from "#app/.server/store/firestore.ts";
import { readEntryState } from "#app/editing/.server/entry-state.ts";
import { meetOthers } from "#app/editing/.server/presence.ts";
import type { PublishingServices } from "#app/editing/.server/publish.ts";
import { listRevisions } from "#app/editing/.server/revisions.ts";
import { replaceDraft } from "#app/editing/.server/save-draft.ts";
import { publishDue, schedule } from "#app/editing/.server/schedule.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Article } from "#app/model/site/article.ts";
import { freshProject } from "./firestore-emulator.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const pets = "article:pets-and-odours";
const unexpected = (error: unknown) => {
	throw error;
};
const opened: { store: DocumentStore; stop(): void }[] = [];
let now: Date;
let [one, other]: PublishingServices[] = [];

beforeEach(async () => {
	now = new Date("2026-11-17T15:00:00Z");
	const place = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const open = async (): Promise<PublishingServices> => {
		const store = await openFirestoreStore({ ...place, emulator: inject("firestore") });
		const content = await openPublishedContent({ store, log: createLog() });
		opened.push({ store, stop: content.stop });
		return { store, content, clock: { now: () => now }, announce() {} };
	};
	[one, other] = [await open(), await open()];
});
afterEach(async () => {
	for (const { store, stop } of opened.splice(0)) {
		stop();
		await store.close();
	}
});

it("a scheduled publication is published once, by one of the servers", async () => {
	if (!one || !other) throw new Error("no desks");
	const { draft } = (await readEntryState(one.store, pets)) ?? {};
	const article = draft?.fr as Article;
	const fr = { ...article, matter: { ...article.matter, title: "Un titre pour demain" } };
	expect(await replaceDraft(one, pets, { ...draft, fr }, ariane)).toBe(true);
	const publication = { id: pets, parts: ["fr"], englishStillFollows: true } as const;
	expect(await schedule(one, publication, new Date("2026-11-18T12:00:00Z"), ariane)).toEqual({ kind: "scheduled" });
	expect(await publishDue(other, unexpected)).toEqual([]);
	now = new Date("2026-11-18T12:00:01Z");
	const outcomes = (await Promise.all([publishDue(one, unexpected), publishDue(other, unexpected)])).flat();
	expect(outcomes.filter(({ outcome }) => outcome.kind === "published")).toHaveLength(1);
	const { documents } = await listRevisions(other.store, pets);
	const titles = documents.map(({ data }) => (data.value?.fr as Article | undefined)?.matter.title);
	expect(titles.filter((title) => title === "Un titre pour demain")).toHaveLength(1);
	for (const { content } of [one, other]) {
		const shown = () =>
			content
				.reader()
				.read("articles.fr")
				.find(({ name }) => name === "pets-and-odours");
		await vi.waitFor(() => expect(shown()?.matter.title).toBe("Un titre pour demain"), { timeout: 10_000 });
	}
});

it("members on two servers see each other on the same entry", async () => {
	if (!one || !other) throw new Error("no desks");
	expect(await meetOthers(one, pets, ariane)).toEqual([]);
	expect(await meetOthers(other, pets, jules)).toEqual([ariane]);
	expect(await meetOthers(one, pets, ariane)).toEqual([jules]);
});
