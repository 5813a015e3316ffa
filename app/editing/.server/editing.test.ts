import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { versionDay } from "#app/.server/content/legal-version.ts";
import { originals } from "#app/.server/content/originals.ts";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import { redirectTarget } from "#app/.server/http/redirects.ts";
import { readAudit } from "#app/.server/journal/audit.ts";
import { createLog } from "#app/.server/log.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { EntryId, Part } from "#app/model/editing/content-entry.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { Member } from "#app/model/members/member.ts";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import type { Article, ContentPage } from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import type { Topic } from "#app/model/site/topics.ts";
import { draftMarks, readEntryState, untouched } from "./entry-state.ts";
import { startArticle } from "./new-article.ts";
import { publishEntry } from "./office/publish-entry.ts";
import { meetOthers } from "./presence.ts";
import { type PublishingServices, publish, withdraw } from "./publish.ts";
import { listRevisions, readRevision } from "./revisions.ts";
import { discardDraft, replaceDraft, saveDraft } from "./save-draft.ts";
import { publishDue, schedule } from "./schedule.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const pets = "article:pets-and-odours";
let store: DocumentStore;
let content: PublishedContent;
let publishing: PublishingServices;
let now: Date;
let announced: string[];

beforeEach(async () => {
	now = new Date("2026-11-17T15:00:00Z");
	store = await newStore();
	content = await openPublishedContent({ store, log: createLog() });
	announced = [];
	publishing = { store, content, clock: { now: () => now }, announce: (paths) => announced.push(...paths) };
});
afterEach(async () => {
	content.stop();
	await store.close();
});

const state = async (id: EntryId) => {
	const found = await readEntryState(store, id);
	if (!found) throw new Error(`no ${id}`);
	return found;
};

/** Saves as the editor does: based on the current draft. */
async function write<T>(id: EntryId, part: Part, change: (value: T) => T) {
	const { draft } = await state(id);
	const base = fingerprint(draft[part]);
	return saveDraft(publishing, { id, part, value: change(draft[part] as T), base }, ariane);
}

const journal = async () => (await readAudit(store)).documents.map(({ data }) => `${data.actor} ${data.action}`);
const retitle = (title: string) => (article: Article) => ({ ...article, matter: { ...article.matter, title } });
const moveTo = (slug: string) => (article: Article) => ({ ...article, matter: { ...article.matter, slug } });
const target = (path: string) => redirectTarget(path, path, content.reader());
const read = (locale: "fr" | "en") =>
	content
		.reader()
		.read(`articles.${locale}`)
		.find(({ name }) => name === "pets-and-odours");

const unexpected = (error: unknown) => {
	throw error;
};

describe("a draft", () => {
	it("is invisible until it is published, then visible to every visitor at once", async () => {
		await write(pets, "fr", retitle("Chats, chiens et odeurs"));
		expect(read("fr")?.matter.title).toBe(
			originals["articles.fr"].find(({ name }) => name === read("fr")?.name)?.matter.title,
		);
		expect(await publish(publishing, { id: pets, parts: ["fr"] }, ariane)).toEqual({ kind: "published", revision: 1 });
		expect(read("fr")?.matter.title).toBe("Chats, chiens et odeurs");
		expect((await state(pets)).hasDraft).toBe(false);
	});

	it("conflicts when two members change the same part: the first save is kept and the second is reported", async () => {
		const base = fingerprint((await state(pets)).draft.fr);
		const saved = await saveDraft(publishing, { id: pets, part: "fr", value: { by: "ariane" }, base }, ariane);
		const late = await saveDraft(publishing, { id: pets, part: "fr", value: { by: "jules" }, base }, jules);
		const other = fingerprint((await state(pets)).draft.en);
		const apart = await saveDraft(publishing, { id: pets, part: "en", value: { by: "jules" }, base: other }, jules);
		expect([saved.kind, late.kind, apart.kind]).toEqual(["saved", "conflict", "saved"]);
		expect((await state(pets)).draft).toEqual({ fr: { by: "ariane" }, en: { by: "jules" } });
	});

	it("is dropped when it equals the published value", async () => {
		const { draft } = await state(pets);
		await write(pets, "fr", retitle("Autre chose"));
		await write(pets, "fr", () => draft.fr as Article);
		expect((await state(pets)).hasDraft).toBe(false);
	});
});

describe("a draft that another member changed meanwhile", () => {
	it("is neither published, scheduled, discarded nor replaced", async () => {
		await write(pets, "fr", retitle("Vu par Ariane"));
		const seen = draftMarks(await state(pets));
		await write(pets, "en", retitle("Half a sentence of"));
		const publication = { id: pets, parts: ["fr", "en"], seen } as const;
		expect(await publish(publishing, publication, ariane)).toEqual({ kind: "changed" });
		expect(await schedule(publishing, publication, new Date("2026-11-18T12:00:00Z"), ariane)).toEqual({
			kind: "changed",
		});
		expect(await replaceDraft(publishing, pets, await readRevision(store, pets, 0), ariane, seen)).toBe(false);
		expect(await discardDraft(publishing, pets, ariane, seen)).toBe(false);
		expect((await state(pets)).draft.en).toMatchObject({ matter: { title: "Half a sentence of" } });
		const current = draftMarks(await state(pets));
		expect(await publish(publishing, { ...publication, seen: current }, ariane)).toMatchObject({ kind: "published" });
	});
});

describe("publishing", () => {
	it("refuses content that does not fit the schema, and names the field", async () => {
		await write(pets, "fr", retitle(""));
		const outcome = await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect(outcome).toMatchObject({ kind: "refused", problems: [{ kind: "wrong", part: "fr" }] });
		expect(JSON.stringify(outcome)).toContain("matter.title");
	});

	it("refuses English whose French is not published yet", async () => {
		await write(pets, "fr", retitle("Chats et odeurs"));
		await write(pets, "en", retitle("Cats and odours"));
		expect(await publish(publishing, { id: pets, parts: ["en"] }, ariane)).toMatchObject({
			problems: [{ kind: "french-first" }],
		});
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect((await state(pets)).englishIsStale).toBe(true);
		expect(await publish(publishing, { id: pets, parts: ["en"] }, ariane)).toMatchObject({ kind: "published" });
		expect((await state(pets)).englishIsStale).toBe(false);
	});

	it("asks for confirmation when the French changed and the English did not", async () => {
		await write(pets, "fr", retitle("Chats et odeurs"));
		const both = { id: pets, parts: ["fr", "en"] } as const;
		expect(await publish(publishing, both, ariane)).toMatchObject({ problems: [{ kind: "english-unchanged" }] });
		expect(await publish(publishing, { ...both, englishStillFollows: true }, ariane)).toMatchObject({
			kind: "published",
		});
	});

	it("redirects an article's old path to its new one, without chains, and removes the redirect when the path returns", async () => {
		const old = `/${read("fr")?.matter.slug}`;
		await write(pets, "fr", moveTo("chats-et-chiens"));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect(target(old)).toBe("/chats-et-chiens");
		expect(announced).toEqual(expect.arrayContaining([old, "/chats-et-chiens"]));
		await write(pets, "fr", moveTo("betes"));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect([old, "/chats-et-chiens"].map(target)).toEqual(["/betes", "/betes"]);
		await write(pets, "fr", moveTo(old.slice(1)));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect([old, "/betes"].map(target)).toEqual([null, old]);
	});

	it("redirects the old paths of a topic in both languages, also when topics swap their addresses", async () => {
		const moveTopics = (slugs: Partial<Record<Topic, string>>) => (blog: PageWords["blog"]) => {
			const moved = Object.entries(slugs).map(([topic, slug]) => [topic, { ...blog.topics[topic as Topic], slug }]);
			return { ...blog, topics: { ...blog.topics, ...Object.fromEntries(moved) } };
		};
		const publishTopics = async (fr: Partial<Record<Topic, string>>, en: Partial<Record<Topic, string>> = {}) => {
			await write("page:blog", "fr", moveTopics(fr));
			await write("page:blog", "en", moveTopics(en));
			const both = { id: "page:blog", parts: ["fr", "en"], englishStillFollows: true } as const;
			expect(await publish(publishing, both, ariane)).toMatchObject({ kind: "published" });
		};
		const path = { fr: (slug: string) => `/blogue/sujet/${slug}`, en: (slug: string) => `/en/blog/topic/${slug}` };
		const [fr, en] = (["fr", "en"] as const).map((locale) => ({
			air: path[locale](originals[`words.${locale}`].blog.topics.air.slug),
			dryer: path[locale](originals[`words.${locale}`].blog.topics.dryer.slug),
		}));
		if (!fr || !en) throw new Error("no topics");
		expect([fr.air, en.air, fr.dryer].map(target)).toEqual([null, null, null]);
		await publishTopics({ air: "air-pur" }, { air: "clean-air" });
		expect([fr.air, en.air, fr.dryer].map(target)).toEqual([path.fr("air-pur"), path.en("clean-air"), null]);
		await publishTopics({ air: "bon-air" });
		expect([fr.air, path.fr("air-pur")].map(target)).toEqual([path.fr("bon-air"), path.fr("bon-air")]);
		await publishTopics({ air: fr.dryer.split("/").at(-1), dryer: "bon-air" });
		expect([fr.air, path.fr("air-pur"), fr.dryer, path.fr("bon-air")].map(target)).toEqual([
			fr.dryer,
			fr.dryer,
			null,
			null,
		]);
		expect(
			content
				.reader()
				.read("redirects")
				.map(({ from }) => from),
		).not.toContain(path.fr("bon-air"));
	});

	it.each([
		["as many redirects as there may be", 5_000, 20],
		["redirects that fill a document", 3_000, 280],
	])("drops the oldest redirects when an article moves beside %s", async (_, count, length) => {
		const all = Array.from({ length: count }, (_, n) => ({
			from: `/ancien-${n}-`.padEnd(length, "x"),
			to: "article:a".padEnd(80, "b"),
			locale: "fr",
		}));
		const data = { ...untouched("redirects"), published: { all }, updatedAt: now.toISOString() };
		await store.commit([{ kind: "create", collection: "content", id: "redirects", data }]);
		await content.refresh("redirects");
		const old = `/${read("fr")?.matter.slug}`;
		await write(pets, "fr", moveTo("chats-et-chiens"));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect(target(old)).toBe("/chats-et-chiens");
		const kept = content.reader().read("redirects");
		expect(kept.map(({ from }) => from)).not.toContain(all[0]?.from);
		expect(kept.map(({ from }) => from)).toContain(all.at(-1)?.from);
		expect(Buffer.byteLength(JSON.stringify((await store.get("content", "redirects"))?.data))).toBeLessThan(1_000_000);
	});

	it("refuses a slug that another page has", async () => {
		for (const slug of [
			"blogue",
			...["status", "cal", "fr", "en", "secteurs", "areas", "promotions", "desabonnement", "unsubscribe", "blog"],
			originals["articles.fr"].find(({ name }) => name !== "pets-and-odours")?.matter.slug ?? "",
		]) {
			await write(pets, "fr", moveTo(slug));
			const outcome = await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
			expect(outcome).toMatchObject({ problems: [{ kind: "slug-taken", slug }] });
		}
	});

	it("withdraws both languages when the French is withdrawn, and redirects the article's path to the list", async () => {
		const old = `/${read("fr")?.matter.slug}`;
		await withdraw(publishing, pets, "fr", ariane);
		expect([read("fr"), read("en")]).toEqual([undefined, undefined]);
		expect(target(old)).toBe("/blogue");
		await replaceDraft(publishing, pets, await readRevision(store, pets, 0), ariane);
		await publish(publishing, { id: pets, parts: ["fr", "en"] }, ariane);
		expect(read("en")).toBeDefined();
		expect(target(old)).toBeNull();
		expect((await state(pets)).isEdited).toBe(false);
	});

	it.each([
		["the article", "fr", {}],
		["its English", "en", { fr: expect.anything() }],
	] as const)("keeps the text of both languages as the draft when a member withdraws %s", async (_, locale, left) => {
		const before = await state(pets);
		expect(before.hasDraft).toBe(false);
		await withdraw(publishing, pets, locale, ariane);
		expect(await state(pets)).toMatchObject({ hasDraft: true, published: left, draft: before.published });
		const parts = locale === "fr" ? (["fr", "en"] as const) : (["en"] as const);
		expect(await publish(publishing, { id: pets, parts }, ariane)).toMatchObject({ kind: "published" });
		expect(await state(pets)).toMatchObject({ hasDraft: false, isEdited: false, published: before.published });
	});

	it("keeps an open draft when a member withdraws the article", async () => {
		await write(pets, "fr", retitle("Pas encore publié"));
		const { draft } = await state(pets);
		await withdraw(publishing, pets, "fr", ariane);
		expect((await state(pets)).draft).toEqual(draft);
	});

	it("survives a restart", async () => {
		await write("page:home", "fr", (home: object) => ({ ...home, heading: "Bonjour la visite" }));
		await publish(publishing, { id: "page:home", parts: ["fr"] }, ariane);
		const restarted = await openPublishedContent({ store, log: createLog() });
		restarted.stop();
		expect(restarted.reader().read("words.fr").home.heading).toBe("Bonjour la visite");
	});

	it("falls back to the original when the published content no longer fits the schema", async () => {
		await write("page:home", "fr", (home: object) => ({ ...home, heading: "Bonjour" }));
		await publish(publishing, { id: "page:home", parts: ["fr"] }, ariane);
		const { stored } = await state("page:home");
		if (!stored) throw new Error("not stored");
		const data = { ...stored.data, published: { fr: { heading: 3 } } };
		await store.commit([{ kind: "replace", collection: "content", id: "page:home", version: stored.version, data }]);
		await content.refresh("page:home");
		expect(content.reader().read("words.fr")).toEqual(originals["words.fr"]);
	});
});

describe("a new article", () => {
	it("gets a unique name, and is published in French before English", async () => {
		const id = await startArticle(publishing, "L’été à Montréal : 3 œuvres", ariane);
		expect([id, await startArticle(publishing, "L’été à Montréal : 3 œuvres", ariane)]).toEqual([
			"article:l-ete-a-montreal-3-oeuvres",
			"article:l-ete-a-montreal-3-oeuvres-2",
		]);
		const model = originals["articles.fr"][0] as Article;
		await write(id, "fr", (draft: Pick<Article, "matter" | "body">) => ({
			matter: { ...model.matter, slug: draft.matter.slug },
			body: model.body,
		}));
		expect(await publish(publishing, { id, parts: ["fr", "en"] }, ariane)).toMatchObject({
			problems: [{ kind: "empty", part: "en" }],
		});
		expect(await publish(publishing, { id, parts: ["fr"] }, ariane)).toMatchObject({ kind: "published" });
		const names = (locale: "fr" | "en") =>
			content
				.reader()
				.read(`articles.${locale}`)
				.map(({ name }) => name);
		expect([names("fr"), names("en")].map((list) => list.includes("l-ete-a-montreal-3-oeuvres"))).toEqual([
			true,
			false,
		]);
	});
});

describe("a scheduled publication", () => {
	it("publishes at its time the value that was scheduled, not what was written later", async () => {
		await write(pets, "fr", retitle("Prévu pour demain"));
		const at = new Date("2026-11-18T12:00:00Z");
		expect(await schedule(publishing, { id: pets, parts: ["fr"] }, at, ariane)).toEqual({ kind: "scheduled" });
		await write(pets, "fr", retitle("Écrit après"));
		expect(await publishDue(publishing, unexpected)).toEqual([]);
		now = at;
		expect(await publishDue(publishing, unexpected)).toMatchObject([
			{ id: pets, outcome: { kind: "published" }, by: ariane },
		]);
		expect(read("fr")?.matter.title).toBe("Prévu pour demain");
		expect((await state(pets)).draft.fr).toMatchObject({ matter: { title: "Écrit après" } });
		expect(await publishDue(publishing, unexpected)).toEqual([]);
		expect(await journal()).toEqual(["Ariane content-published"]);
	});

	const tomorrow = new Date("2026-11-18T12:00:00Z");

	it("that fails is reported and tried again, and does not stop those after it", async () => {
		const moving = "article:moving-day-july-first";
		for (const [id, hour] of [
			[pets, "10"],
			[moving, "11"],
		] as const) {
			await write(id, "fr", retitle("Prévu pour demain"));
			await schedule(publishing, { id, parts: ["fr"] }, new Date(`2026-11-18T${hour}:00:00Z`), ariane);
		}
		now = tomorrow;
		const get = store.get.bind(store) as DocumentStore["get"];
		const broken: DocumentStore = Object.create(store, {
			get: {
				value: (...asked: Parameters<DocumentStore["get"]>) =>
					asked[1] === pets ? Promise.reject(new Error("unreadable")) : get(...asked),
			},
		});
		const failed: unknown[] = [];
		const report = (error: unknown, id: EntryId) => failed.push([id, (error as Error).message]);
		expect(await publishDue({ ...publishing, store: broken }, report)).toMatchObject([{ id: moving }]);
		expect(failed).toEqual([[pets, "unreadable"]]);
		expect(await publishDue(publishing, report)).toMatchObject([{ id: pets, outcome: { kind: "published" } }]);
		expect(failed).toHaveLength(1);
	});

	it("waits for a store that is not available", async () => {
		await write(pets, "fr", retitle("Prévu pour demain"));
		await schedule(publishing, { id: pets, parts: ["fr"] }, tomorrow, ariane);
		now = tomorrow;
		const away = { value: () => Promise.reject(new StoreUnavailableError("away")) };
		const broken: DocumentStore = Object.create(store, { get: away });
		await expect(publishDue({ ...publishing, store: broken }, unexpected)).rejects.toThrow(StoreUnavailableError);
		expect(await publishDue(publishing, unexpected)).toMatchObject([{ id: pets, outcome: { kind: "published" } }]);
	});

	it.each([
		["publishes newer text", () => publish(publishing, { id: pets, parts: ["fr"] }, jules)],
		["withdraws the article", () => withdraw(publishing, pets, "fr", jules)],
	])("is cancelled when a member %s before its time", async (_, act) => {
		await write(pets, "fr", retitle("Prévu pour demain"));
		await schedule(publishing, { id: pets, parts: ["fr"] }, tomorrow, ariane);
		await write(pets, "fr", retitle("Publié avant"));
		expect(await act()).toMatchObject({ kind: "published" });
		const seen = read("fr");
		expect(await state(pets)).toMatchObject({ scheduledFor: null, scheduled: null });
		now = tomorrow;
		expect(await publishDue(publishing, unexpected)).toEqual([]);
		expect(read("fr")).toEqual(seen);
	});

	it.each([
		["that was discarded since comes back", null, "Prévu pour demain"],
		["that was changed since stays", "Écrit après", "Écrit après"],
	])("that is refused at its time is in the journal, and a draft %s", async (_, later, kept) => {
		await write(pets, "fr", (draft: Article) => retitle("Prévu pour demain")(moveTo("betes")(draft)));
		await schedule(publishing, { id: pets, parts: ["fr"] }, tomorrow, ariane);
		if (later) await write(pets, "fr", retitle(later));
		else await replaceDraft(publishing, pets, null, ariane);
		const other = originals["articles.fr"].find(({ name }) => name !== "pets-and-odours")?.name;
		await write(`article:${other}`, "fr", moveTo("betes"));
		expect(await publish(publishing, { id: `article:${other}`, parts: ["fr"] }, jules)).toMatchObject({
			kind: "published",
		});
		now = tomorrow;
		expect(await publishDue(publishing, unexpected)).toMatchObject([{ id: pets, outcome: { kind: "refused" } }]);
		expect(await journal()).toEqual(["Ariane content-not-published"]);
		expect(await state(pets)).toMatchObject({ scheduledFor: null, draft: { fr: { matter: { title: kept } } } });
		expect(await publishDue(publishing, unexpected)).toEqual([]);
	});
});

describe("restoring the original", () => {
	const restore = async (form: FormData) => {
		const context = new RouterContextProvider();
		context.set(servicesContext, publishing as Services);
		return publishEntry(context, { ...ariane, locale: "fr" } as Member, await state(pets), form);
	};
	const confirmed = async () => {
		const form = new FormData();
		form.set("intent", "restore");
		form.set("confirm", "yes");
		for (const mark of draftMarks(await state(pets))) form.append("seen", mark);
		return form;
	};

	it("publishes it and drops the draft", async () => {
		await write(pets, "fr", retitle("Publié"));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		await write(pets, "fr", retitle("En cours"));
		expect(await restore(await confirmed())).toMatchObject({ kind: "done", done: "restored" });
		expect(await state(pets)).toMatchObject({ hasDraft: false, isEdited: false });
	});

	it("changes nothing, the draft included, when it cannot be published", async () => {
		const own = read("fr")?.matter.slug ?? "";
		await write(pets, "fr", moveTo("betes"));
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		const other = originals["articles.fr"].find(({ name }) => name !== "pets-and-odours")?.name;
		await write(`article:${other}`, "fr", moveTo(own));
		expect(await publish(publishing, { id: `article:${other}`, parts: ["fr"] }, jules)).toMatchObject({
			kind: "published",
		});
		await write(pets, "fr", retitle("En cours"));
		expect(await restore(await confirmed())).toMatchObject({ kind: "refused", problems: [{ kind: "slug-taken" }] });
		expect((await state(pets)).draft.fr).toMatchObject({ matter: { title: "En cours", slug: "betes" } });
	});
});

describe("revisions", () => {
	it("list the publications, and can be restored", async () => {
		for (const title of ["Premier titre", "Deuxième titre"]) {
			await write(pets, "fr", retitle(title));
			await publish(publishing, { id: pets, parts: ["fr"] }, title.startsWith("P") ? ariane : jules);
		}
		const { documents } = await listRevisions(store, pets);
		expect(documents.map(({ data }) => [data.number, data.by?.name])).toEqual([
			[2, "Jules"],
			[1, "Ariane"],
		]);
		await replaceDraft(publishing, pets, await readRevision(store, pets, 1), ariane);
		await publish(publishing, { id: pets, parts: ["fr"] }, ariane);
		expect(read("fr")?.matter.title).toBe("Premier titre");
	});
});

describe("two editors", () => {
	it("see each other while both have the entry open", async () => {
		expect(await meetOthers(publishing, pets, ariane)).toEqual([]);
		expect(await meetOthers(publishing, pets, jules)).toEqual([ariane]);
		now = new Date(now.getTime() + 40_000);
		expect(await meetOthers(publishing, pets, ariane)).toEqual([]);
		// The clock is set back by a day.
		now = new Date(now.getTime() - 86_400_000);
		expect(await meetOthers(publishing, pets, jules)).toEqual([]);
	});
});

describe("the date of a legal page", () => {
	const terms = "legal:terms";
	const [shipped = ""] = originals["content-pages.fr"].flatMap(({ name, matter }) =>
		name === "terms" ? matter.date : [],
	);
	const both = { id: terms, parts: ["fr", "en"], englishStillFollows: true } as const;
	const rewrite = (part: "fr" | "en", body: string, matter: Partial<ContentPage["matter"]> = {}) =>
		write(terms, part, (page: ContentPage) => ({ body, matter: { ...page.matter, ...matter } }) as ContentPage);
	const termsIn = (locale: "fr" | "en") =>
		content
			.reader()
			.read(`content-pages.${locale}`)
			.find(({ name }) => name === "terms");
	const dates = () => (["fr", "en"] as const).map((locale) => termsIn(locale)?.matter.date);

	beforeEach(() => {
		// The 20th in UTC, still the 19th in Montréal.
		now = new Date("2030-11-20T03:00:00Z");
		expect(dates()).toEqual([shipped, shipped]);
	});

	it("is the day of publication in both languages, also when one of them changed, and no draft is left", async () => {
		await rewrite("fr", "Nouvelles conditions.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(dates()).toEqual(["2030-11-19", "2030-11-19"]);
		expect((await state(terms)).hasDraft).toBe(false);
		expect((await state(terms)).englishIsStale).toBe(true);
		now = new Date("2030-11-25T15:00:00Z");
		await rewrite("en", "New terms.");
		expect(await publish(publishing, { id: terms, parts: ["en"] }, ariane)).toMatchObject({ kind: "published" });
		expect(dates()).toEqual(["2030-11-25", "2030-11-25"]);
		expect(await state(terms)).toMatchObject({ hasDraft: false, englishIsStale: false });
	});

	it("is a later one that the editor typed, in both languages", async () => {
		await rewrite("fr", "Nouvelles conditions.", { date: "2030-12-01" });
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(dates()).toEqual(["2030-12-01", "2030-12-01"]);
	});

	it("follows a new title, but not a new description", async () => {
		await rewrite("fr", ((await state(terms)).draft.fr as ContentPage).body, {
			description: "Nos règles en bref : prix, soumission, rendez-vous, garantie et vos droits selon la loi.",
		});
		expect(await publish(publishing, both, ariane)).toMatchObject({ kind: "published" });
		expect(dates()).toEqual([shipped, shipped]);
		await rewrite("fr", ((await state(terms)).draft.fr as ContentPage).body, { title: "Nos conditions" });
		expect(await publish(publishing, both, ariane)).toMatchObject({ kind: "published" });
		expect(dates()).toEqual(["2030-11-19", "2030-11-19"]);
	});

	it("is never that of an older draft: English that was written before the French was published", async () => {
		await rewrite("fr", "Nouvelles conditions.");
		await rewrite("en", "New terms.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(await state(terms)).toMatchObject({ hasDraft: true, draft: { en: { matter: { date: shipped } } } });
		now = new Date("2030-11-25T15:00:00Z");
		await publish(publishing, { id: terms, parts: ["en"] }, ariane);
		expect(dates()).toEqual(["2030-11-25", "2030-11-25"]);
		await rewrite("en", "New terms.", {
			description: "Our rules in short: prices, quotes, appointments, the guarantee and your rights under the law.",
			date: shipped,
		});
		expect(await publish(publishing, { id: terms, parts: ["en"] }, ariane)).toMatchObject({ kind: "published" });
		expect(dates()).toEqual(["2030-11-25", "2030-11-25"]);
	});

	it("has the time of a further version of the same day, in both languages, until another day", async () => {
		const shown = () =>
			(["fr", "en"] as const).map((locale) => {
				const page = termsIn(locale);
				return page && versionDay(page.matter, locale).replaceAll("\u00a0", " ");
			});
		await rewrite("fr", "Nouvelles conditions.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(shown()).toEqual(["19 novembre 2030", "November 19, 2030"]);
		now = new Date("2030-11-20T03:05:00Z");
		await rewrite("fr", "Conditions corrigées.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(shown()).toEqual(["19 novembre 2030 à 22 h 05", "November 19, 2030 at 10:05 p.m."]);
		expect((await state(terms)).hasDraft).toBe(false);
		await rewrite("fr", "Conditions corrigées.", {
			description: "Nos règles en bref : prix, soumission, rendez-vous, garantie et vos droits selon la loi.",
		});
		await publish(publishing, both, ariane);
		expect(shown()[0]).toBe("19 novembre 2030 à 22 h 05");
		now = new Date("2030-11-25T15:00:00Z");
		await rewrite("fr", "Conditions du 25.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(shown()).toEqual(["25 novembre 2030", "November 25, 2030"]);
		// The original is restored in between: its own date is an older one.
		await replaceDraft(publishing, terms, await readRevision(store, terms, 0), ariane);
		await publish(publishing, both, ariane);
		expect(dates()).toEqual([shipped, shipped]);
		now = new Date("2030-11-25T16:30:00Z");
		await rewrite("fr", "Autres conditions du 25.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(shown()[0]).toBe("25 novembre 2030 à 11 h 30");
		await rewrite("fr", "Conditions de décembre.", { date: "2030-12-01" });
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(shown()).toEqual(["1er décembre 2030", "December 1, 2030"]);
	});

	it("names two versions of one minute differently", async () => {
		const times: unknown[] = [];
		for (const text of ["Première version.", "Deuxième version.", "Troisième version."]) {
			await rewrite("fr", text);
			await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
			times.push(termsIn("fr")?.matter.time);
		}
		expect(times[0]).toBeUndefined();
		expect(new Set(times).size).toBe(3);
	});

	it("has no time when only the description was published before on that day", async () => {
		await rewrite("fr", "Texte d’hier.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		now = new Date("2030-11-25T15:00:00Z");
		await rewrite("fr", "Texte d’hier.", {
			description: "Nos règles en bref : prix, soumission, rendez-vous, garantie et vos droits selon la loi.",
		});
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		await rewrite("fr", "Texte du 25.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(termsIn("fr")?.matter).toMatchObject({ date: "2030-11-25" });
		expect(termsIn("fr")?.matter.time).toBeUndefined();
	});

	it("has the time on the day of the shipped version too", async () => {
		now = new Date(`${shipped}T17:00:00Z`);
		await rewrite("fr", "Nouvelles conditions.");
		await publish(publishing, { id: terms, parts: ["fr"] }, ariane);
		expect(termsIn("fr")?.matter).toMatchObject({ date: shipped, time: "12:00" });
	});

	it("is the day on which a scheduled text appears", async () => {
		await rewrite("fr", "Nouvelles conditions.");
		await schedule(publishing, { id: terms, parts: ["fr"] }, new Date("2030-11-28T12:00:00Z"), ariane);
		now = new Date("2030-11-28T12:00:01Z");
		await publishDue(publishing, unexpected);
		expect(dates()).toEqual(["2030-11-28", "2030-11-28"]);
		expect((await state(terms)).hasDraft).toBe(false);
	});

	it("is today’s for an older version that comes back, and the shipped one for the original", async () => {
		await rewrite("fr", "Nouvelles conditions.");
		await publish(publishing, both, ariane);
		const older = await readRevision(store, terms, 1);
		now = new Date("2030-11-25T15:00:00Z");
		await rewrite("fr", "Autres conditions.");
		await publish(publishing, both, ariane);
		now = new Date("2030-11-28T15:00:00Z");
		await replaceDraft(publishing, terms, older, ariane);
		await publish(publishing, both, ariane);
		expect(dates()).toEqual(["2030-11-28", "2030-11-28"]);
		await replaceDraft(publishing, terms, await readRevision(store, terms, 0), ariane);
		await publish(publishing, both, ariane);
		expect(dates()).toEqual([shipped, shipped]);
		expect((await state(terms)).isEdited).toBe(false);
	});
});
