import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { originals } from "#app/.server/content/originals.ts";
import { originalEntries, originalOf } from "#app/.server/content/overlay.ts";
import { openPublishedContent } from "#app/.server/content/published-content.ts";
import { readAudit } from "#app/.server/journal/audit.ts";
import { createLog } from "#app/.server/log.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { publishFacts } from "./change-facts.ts";
import { readFiles, writeFiles } from "./content-files.ts";
import { listEntryStates, readEntryState } from "./entry-state.ts";
import { baseOf, readFactStates } from "./fact-states.ts";
import { exportContent, importContent } from "./move-content.ts";
import { areasPart, type ServedArea } from "./parts/company-parts.ts";
import { type PublishingServices, publishValue, withdraw } from "./publish.ts";

let directory: string;
const opened: { store: DocumentStore; stop(): void }[] = [];

async function installation(name: string): Promise<PublishingServices> {
	const store = await openSqliteStore({ path: join(directory, `${name}.sqlite`) });
	const content = await openPublishedContent({ store, log: createLog() });
	opened.push({ store, stop: content.stop });
	return { store, content, clock: { now: () => new Date("2026-11-17T15:00:00Z") }, announce() {} };
}

async function change(publishing: PublishingServices, id: EntryId, value: object): Promise<void> {
	const state = await readEntryState(publishing.store, id);
	if (!state) throw new Error(`no ${id}`);
	const parts = Object.keys(value) as ("fr" | "en" | "all")[];
	const whole = { ...state.published, ...value };
	expect(await publishValue(publishing, state, { id, parts, value: whole }, null)).toMatchObject({ kind: "published" });
}

beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), "airelle-move-"));
});
afterEach(async () => {
	for (const { store, stop } of opened.splice(0)) {
		stop();
		await store.close();
	}
	await rm(directory, { recursive: true });
});

describe("edited content as files", () => {
	it("reads every entry back as it was written", () => {
		const entries = new Map(originalEntries().map((id) => [id, originalOf(id) ?? {}]));
		expect(readFiles(writeFiles(entries))).toEqual(entries);
	});

	it("moves exactly the edited content to another installation", async () => {
		const first = await installation("first");
		await change(first, "page:home", { fr: { ...originals["words.fr"].home, heading: "Chez vous, on respire" } });
		await change(first, "company", { all: { ...originals.company, phone: "5145550199" } });
		await withdraw(first, "article:pets-and-odours", "fr", null);
		const files = await exportContent(first.store);
		expect([...files.keys()].sort()).toEqual([
			"company.yaml",
			"page/home.en.yaml",
			"page/home.fr.yaml",
			"redirects.yaml",
			"withdrawn.yaml",
		]);
		const second = await installation("second");
		expect(await importContent(second, files)).toMatchObject({ ok: true, unchanged: [] });
		const edited = async (publishing: PublishingServices) =>
			(await listEntryStates(publishing.store))
				.filter(({ isEdited }) => isEdited)
				.map(({ id, published }) => [id, published]);
		expect(await edited(second)).toEqual(await edited(first));
		expect(await importContent(second, files)).toMatchObject({ ok: true, published: [] });
	});

	it("is in the journal, as published by a command: settings, texts and withdrawals", async () => {
		const publishing = await installation("only");
		const files = new Map([
			["company.yaml", stringify({ ...originals.company, phone: "5145550199" })],
			["page/home.fr.yaml", stringify({ ...originals["words.fr"].home, heading: "Chez vous, on respire" })],
			["withdrawn.yaml", stringify(["article:pets-and-odours"])],
		]);
		expect(await importContent(publishing, files)).toMatchObject({ ok: true });
		const { documents } = await readAudit(publishing.store);
		expect(documents.map(({ data }) => `${data.actorId} ${data.action} ${data.subject}`).sort()).toEqual([
			"null content-published company",
			"null content-published page:home",
			"null content-withdrawn article:pets-and-odours",
		]);
	});

	it("moves another number of areas, with their travel times", async () => {
		const first = await installation("first");
		const found = await readFactStates(first.store);
		const { areas } = areasPart.read(found.published) as { areas: ServedArea[] };
		const sherbrooke: ServedArea = {
			id: "",
			name: { fr: "Sherbrooke", en: "Sherbrooke" },
			extent: { fr: "le centre", en: "the centre" },
			places: ["Centre-ville"],
			codes: { J1: "HJ" },
		};
		const value = { areas: [...areas, sherbrooke] };
		const added = { value, base: baseOf(areasPart, found) };
		expect(await publishFacts(first, areasPart, added, null)).toMatchObject({ kind: "published" });
		const area = first.content.reader().read("company").areas.at(-1)?.id ?? "";
		const rules = first.content.reader().read("appointments");
		const travel = { ...rules.travel, areas: [...rules.travel.areas, { area, minutes: 90 }] };
		await change(first, "appointments", { all: { ...rules, travel } });
		const second = await installation("second");
		expect(await importContent(second, await exportContent(first.store))).toMatchObject({
			ok: true,
			published: expect.arrayContaining(["appointments", "company", "service-area"]),
		});
		for (const id of ["appointments", "company", "service-area"] as const)
			expect(second.content.reader().read(id)).toEqual(first.content.reader().read(id));
	});

	it("moves an article whose English alone was withdrawn", async () => {
		const first = await installation("first");
		await withdraw(first, "article:pets-and-odours", "en", null);
		const files = await exportContent(first.store);
		const second = await installation("second");
		expect(await importContent(second, files)).toMatchObject({ ok: true });
		const languages = await readEntryState(second.store, "article:pets-and-odours");
		expect(Object.keys(languages?.published ?? {})).toEqual(["fr"]);
		expect(await importContent(second, files)).toMatchObject({ ok: true, published: [] });
	});

	it("gives imported prices a version of this installation, and none to prices that it has already", async () => {
		const dearer = (low: number) => {
			const ranges = { ...originals.prices.ranges, dryer: { low, high: 150_00 } };
			return new Map([["prices.yaml", stringify({ ...originals.prices, ranges })]]);
		};
		const publishing = await installation("only");
		const versionAfter = async (files: ReadonlyMap<string, string>) => {
			const outcome = await importContent(publishing, files);
			return { ...outcome, version: publishing.content.reader().read("prices").version };
		};
		const published = { ok: true, published: ["prices"] };
		expect(await versionAfter(dearer(110_00))).toMatchObject({ ...published, version: "2026-11-17.1" });
		expect(await versionAfter(dearer(110_00))).toMatchObject({ unchanged: ["prices"], version: "2026-11-17.1" });
		expect(await versionAfter(dearer(120_00))).toMatchObject({ ...published, version: "2026-11-17.2" });
		const shipped = new Map([["prices.yaml", stringify({ ...originals.prices, version: "2026-10-01.7" })]]);
		expect(await versionAfter(shipped)).toMatchObject({ ...published, version: originals.prices.version });
		expect((await readEntryState(publishing.store, "prices"))?.isEdited).toBe(false);
	});

	it("publishes the settings together or not at all, and tells what was published besides a refused entry", async () => {
		const first = await installation("first");
		const pets = originals["articles.fr"].find(({ name }) => name === "pets-and-odours");
		await change(first, "article:pets-and-odours", {
			fr: { matter: { ...pets?.matter, slug: "betes" }, body: pets?.body },
		});
		await change(first, "company", { all: { ...originals.company, phone: "5145550199" } });
		const files = new Map(await exportContent(first.store));
		const second = await installation("second");
		const other = originals["articles.fr"].find(({ name }) => name !== "pets-and-odours");
		await change(second, `article:${other?.name}`, {
			fr: { matter: { ...other?.matter, slug: "betes" }, body: other?.body },
		});
		expect(await importContent(second, files)).toEqual({
			ok: false,
			published: ["company", "redirects"],
			problems: ["article:pets-and-odours: slug-taken"],
		});
		const areas = originals.company.areas.slice(1);
		files.set("company.yaml", stringify({ ...originals.company, areas }));
		expect(await importContent(second, files)).toEqual({
			ok: false,
			published: [],
			problems: ["company: areas-differ"],
		});
	});

	it("refuses redirects that would hide a part of the site", async () => {
		const publishing = await installation("only");
		const redirects = "- from: /admin/*\n  to: blog\n  locale: fr\n- from: /ancien\n  to: blog\n  locale: fr\n";
		expect(await importContent(publishing, new Map([["redirects.yaml", redirects]]))).toEqual({
			ok: false,
			published: [],
			problems: ["redirects: /admin/* would hide a part of the site (reserved)"],
		});
	});

	it("tells which file is not one of an export, or cannot be read", async () => {
		const publishing = await installation("first");
		const problemsOf = async (file: string, text: string) => {
			const outcome = await importContent(publishing, new Map([[file, text]]));
			return outcome.ok ? [] : outcome.problems;
		};
		expect(await problemsOf("notes.txt", "Bonjour")).toEqual(["notes.txt is not a file of an export"]);
		expect(await problemsOf("company.yaml", "name: [")).toEqual([
			expect.stringMatching(/^company\.yaml cannot be read: /),
		]);
		expect(await problemsOf("withdrawn.yaml", "a: [")).toEqual([
			expect.stringMatching(/^withdrawn\.yaml cannot be read: /),
		]);
		expect(await problemsOf("withdrawn.yaml", "article: x")).toEqual([
			expect.stringMatching(/^withdrawn\.yaml cannot be read: /),
		]);
	});

	it("refuses a text whose file names no language, and settings whose file names one", async () => {
		const publishing = await installation("only");
		const { body = "", matter } = originals["articles.fr"].find(({ name }) => name === "pets-and-odours") ?? {};
		const article = `---\n${stringify(matter)}---\n\n${body}\n`;
		const files = [
			["article/pets-and-odours.md", article],
			["article/written-by-hand.md", article.replace(/^slug: .*$/m, "slug: a-la-main")],
			["prices.fr.yaml", stringify(originals.prices)],
		] as const;
		const problemOf = async (file: string, text: string) => {
			const outcome = await importContent(publishing, new Map([[file, text]]));
			return outcome.ok ? null : outcome.problems.join();
		};
		for (const [file, text] of files) expect(await problemOf(file, text)).toMatch(`${file} is not a file of an export`);
		expect(await problemOf(...files[0])).toMatch("its name would be article/pets-and-odours.fr.md");
		expect((await publishing.store.query("content")).documents).toEqual([]);
	});

	it("refuses a picture that cannot be read, and a text whose picture is neither in the files nor in the store", async () => {
		const publishing = await installation("only");
		const id = "0b0e7a44-5c39-4d6e-9d0c-3a1c2b4d5e6f";
		const { body = "", matter } = originals["articles.fr"].find(({ name }) => name === "pets-and-odours") ?? {};
		const article = `---\n${stringify({ ...matter, cover: `upload:${id}` })}---\n\n${body}\n`;
		const files = new Map<string, string | Uint8Array>([["article/pets-and-odours.fr.md", article]]);
		const refused = (problem: string) => ({ ok: false, published: [], problems: [problem] });
		const gone = "article:pets-and-odours.fr matter.cover: upload-gone";
		expect(await importContent(publishing, files)).toEqual(refused(gone));
		const [row] = originals["service-list"];
		const services = stringify([
			{ ...row, picture: `upload:${id}`, alt: { fr: "Un chat sur un tapis", en: "A cat on a carpet" } },
			...originals["service-list"].slice(1),
		]);
		expect(await importContent(publishing, new Map([["service-list.yaml", services]]))).toEqual(
			refused("service-list.all 0.picture: upload-gone"),
		);
		files.set(`pictures/${id}.jpg`, new Uint8Array(1000));
		expect(await importContent(publishing, files)).toEqual(refused(`pictures/${id}.jpg: broken`));
		expect((await publishing.store.query("content")).documents).toEqual([]);
	});

	it("changes nothing when one file does not fit the schema", async () => {
		const publishing = await installation("only");
		const wrong = new Map([
			["page/home.fr.yaml", "heading: 3\n"],
			["company.yaml", "name: A\n"],
			["nobody.yaml", "a: 1\n"],
		]);
		const outcome = await importContent(publishing, wrong);
		expect(outcome).toMatchObject({ ok: false });
		expect(JSON.stringify(outcome)).toContain("nobody: there is no such entry");
		expect((await publishing.store.query("content")).documents).toEqual([]);
	});
});
