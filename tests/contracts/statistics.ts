import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addNote, longestNote, mostNotes, removeNote } from "#app/insights/.server/statistics/notes.ts";
import { statisticsPage } from "#app/insights/.server/statistics/statistics-page.ts";
import type { FunnelStep, StatisticsView } from "#app/model/insights/statistics.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type Quote, quoteId } from "#app/model/quotes/quote.ts";
import { ductLine, hourlyLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import type { DayCounts } from "#app/model/traffic/day-counts.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane" };
const now = new Date("2026-11-15T17:00:00.000Z");
const clock = { now: () => now };
const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const countOf = ({ funnel }: StatisticsView, step: FunnelStep) => funnel.find((row) => row.step === step)?.count;

function quoteOf(lead: string, changes: Partial<Quote>): Quote {
	const at = "2026-11-04T15:00:00.000Z";
	return {
		...{ lead, version: 1, status: "accepted", revision: 1, by: ariane, createdAt: at, updatedAt: at, sentAt: at },
		...{ texts: null, hash: null, proposal: null, answeredAt: null, content: sampleQuote },
		...changes,
	};
}

/** The statistics and the notes on their time line: the same on every store. */
export function statisticsContract(name: string, open: () => Promise<RawStore>): void {
	let store: DocumentStore;

	beforeEach(async () => {
		store = typedStore(await open());
	});
	afterEach(() => store.close());

	describe(`${name}, notes on the time line:`, () => {
		const add = (text: string, { day = "2026-11-10", number = 1 } = {}) =>
			addNote({ store, clock }, ariane, { key: key(number), day, text });
		const notes = async () => (await store.query("timelineNotes", { limit: 10 })).documents;
		const journal = async () => (await store.query("audit", { limit: 10 })).documents.map(({ data }) => data);

		it("are added once, however often the form is sent, and written in the journal without their text", async () => {
			const outcomes = await Promise.all([1, 2, 3].map(() => add("Dépliants à  Laval\u0007\n et Vimont ")));
			expect(outcomes).toEqual([{ kind: "added" }, { kind: "added" }, { kind: "added" }]);
			expect(await add("Dépliants à Laval et Vimont")).toEqual({ kind: "added" });
			expect((await notes()).map(({ data }) => data)).toEqual([
				{
					day: "2026-11-10",
					text: "Dépliants à Laval et Vimont",
					by: "Ariane",
					at: now.toISOString(),
					purgeAfter: "2028-12-10T05:00:00.000Z",
				},
			]);
			expect(await journal()).toMatchObject([
				{ actorId: "ariane", action: "timeline-note-added", subject: "2026-11-10", detail: "" },
			]);
		});

		it("with another text and the key of a known one are other notes", async () => {
			await add("Dépliants");
			await add("Radio");
			await addNote({ store, clock }, ariane, { key: "../leads/x", day: "2026-11-10", text: "Salon" });
			expect((await notes()).map(({ data }) => data.text).sort()).toEqual(["Dépliants", "Radio", "Salon"]);
		});

		it("need a text of one line and a day that is counted", async () => {
			expect(await add(" \n")).toEqual({ kind: "wrong", errors: { text: "missing" } });
			expect(await add("é".repeat(longestNote + 1))).toEqual({ kind: "wrong", errors: { text: "too-long" } });
			expect(await add("é".repeat(longestNote))).toEqual({ kind: "added" });
			const withDay = (day: string) => add("Radio", { day, number: 2 });
			expect(await withDay("2026-02-30")).toEqual({ kind: "wrong", errors: { day: "unreadable" } });
			expect(await withDay("2026-11-16")).toEqual({ kind: "wrong", errors: { day: "future" } });
			expect(await withDay("2024-10-14")).toEqual({ kind: "wrong", errors: { day: "too-old" } });
			expect(await withDay("2024-10-15")).toEqual({ kind: "added" });
			expect(await withDay("2026-11-15")).toEqual({ kind: "added" });
		});

		it(`are at most ${mostNotes}`, async () => {
			const note = { day: "2026-11-10", text: "Radio", by: "Ariane", at: now.toISOString(), purgeAfter: "2028" };
			await store.commit(Array.from({ length: mostNotes - 1 }, (_, at) => create("timelineNotes", `note-${at}`, note)));
			expect(await add("Dépliants")).toEqual({ kind: "added" });
			expect(await add("Dépliants")).toEqual({ kind: "added" });
			expect(await add("Salon", { number: 2 })).toEqual({ kind: "wrong", errors: { isFull: true } });
		});

		it("are removed once, with an entry in the journal", async () => {
			await add("Dépliants");
			expect(await removeNote({ store, clock }, ariane, "../leads/x")).toBe(false);
			expect(await removeNote({ store, clock }, ariane, key(1))).toBe(true);
			expect(await removeNote({ store, clock }, ariane, key(1))).toBe(false);
			expect(await notes()).toEqual([]);
			expect((await journal()).map(({ action }) => action).sort()).toEqual([
				"timeline-note-added",
				"timeline-note-removed",
			]);
		});
	});

	describe(`${name}, statistics:`, () => {
		const [promotion] = originals.promotions;
		if (!promotion) throw new Error("no promotion");
		const content = createSiteContent({
			...originals,
			promotions: [{ ...promotion, code: "TAPIS-10", starts: "2026-11-01" }],
			"articles.fr": [],
			"articles.en": [],
		}) as unknown as PublishedContent;
		const view = (query = "") => statisticsPage({ store, clock, content }, "fr", new URLSearchParams(query));
		const addLead = (id: string, changes: Partial<Lead> = {}) =>
			store.commit([create("leads", id, { ...contactLead, idempotencyKey: id, ...changes })]);
		const changeLead = async (id: string, changes: Partial<Lead>) => {
			const found = await store.get("leads", id);
			if (!found) throw new Error(`no lead ${id}`);
			const data = { ...found.data, ...changes };
			await store.commit([{ kind: "replace", collection: "leads", id, version: found.version, data }]);
		};
		const addDay = (id: string, day: string, arrivals: number, changes: Partial<DayCounts> = {}) => {
			const lists = { pages: {}, hosts: {}, campaigns: {}, searches: {}, missing: {} };
			const segments = { "search prices fr": { arrivals } };
			return store.commit([create("traffic", id, { day, segments, ...lists, purgeAfter: "2029-01-01", ...changes })]);
		};

		it("are empty in a new store", async () => {
			const empty = await view("periode=12-mois");
			expect(empty).toMatchObject({ countedSince: null, dollars: { now: 0, before: null }, pages: [], channels: [] });
			expect(countOf(empty, "arrivals")).toEqual({ now: 0, before: null });
			expect(empty.advice).toMatchObject({ kind: "too-early", booked: 0 });
		});

		it("follow leads as they are received, changed and deleted, by Montréal’s days", async () => {
			// The evening of October 16 in Montréal, and the first moment of October 17.
			await addLead("before", { receivedAt: "2026-10-17T03:59:59.000Z", status: "done", finalAmount: 50_00 });
			await addLead("first", { receivedAt: "2026-10-17T04:00:00.000Z" });
			expect(countOf(await view(), "sent")).toEqual({ now: 1, before: 1 });
			await addLead("phone", { channel: "phone" });
			await addLead("spam", { spam: ["honeypot"] });
			await changeLead("first", { status: "done", finalAmount: 70_00 });
			const next = await view();
			expect([countOf(next, "sent")?.now, next.noted.now, next.dollars]).toEqual([1, 1, { now: 70_00, before: 50_00 }]);
			await changeLead("spam", { spam: [] });
			expect(countOf(await view(), "sent")?.now).toBe(2);
			await store.commit([{ kind: "delete", collection: "leads", id: "first" }]);
			const last = await view();
			expect([countOf(last, "sent")?.now, last.dollars.now]).toEqual([1, 0]);
		});

		it("read earlier leads for a longer period, and compare with a time without any only after the first", async () => {
			await addLead("now");
			expect((await view()).dollars.before).toBeNull();
			await addLead("import", { channel: "import", receivedAt: "2024-01-10T15:00:00.000Z" });
			expect((await view()).dollars.before).toBeNull();
			await addLead("long-ago", { receivedAt: "2025-01-10T15:00:00.000Z", status: "done", finalAmount: 10_00 });
			expect((await view()).dollars.before).toBe(0);
			expect((await view("periode=12-mois")).dollars).toEqual({ now: 0, before: 10_00 });
			expect((await view("periode=7-jours")).noted.before).toBe(0);
		});

		it("compare with a time without leads after one of long ago, however many lines were imported since", async () => {
			const imported = Array.from({ length: 250 }, (_, at) => {
				const day = String(1 + (at % 28)).padStart(2, "0");
				return create("leads", `imp-${at}`, {
					...contactLead,
					...{ idempotencyKey: `imp-${at}`, channel: "import", receivedAt: `2026-08-${day}T15:00:00.000Z` },
				});
			});
			await store.commit(imported);
			await addLead("flagged", { receivedAt: "2025-02-10T15:00:00.000Z", spam: ["honeypot"] });
			expect((await view()).dollars.before).toBeNull();
			await addLead("long-ago", { receivedAt: "2025-01-10T15:00:00.000Z" });
			expect((await view()).dollars.before).toBe(0);
		});

		it("read 20 earlier leads to compare with, and more only where none of them asks for work", async () => {
			const limits: (number | undefined)[] = [];
			const query: DocumentStore["query"] = (collection, asked) => {
				if (asked?.orderBy?.direction === "descending" && collection === "leads") limits.push(asked?.limit);
				return store.query(collection, asked);
			};
			const spy = { ...store, query };
			await addLead("long-ago", { receivedAt: "2025-01-10T15:00:00.000Z" });
			const look = () => statisticsPage({ store: spy, clock, content }, "fr", new URLSearchParams());
			expect((await look()).dollars.before).toBe(0);
			expect(limits).toEqual([20]);
			const receivedAt = "2025-02-10T15:00:00.000Z";
			for (let at = 0; at < 20; at++) await addLead(`flagged-${at}`, { receivedAt, spam: ["honeypot"] });
			expect((await look()).dollars.before).toBe(0);
			expect(limits).toEqual([20, 20, 200]);
		});

		it("share dollars by the accepted quote, also of a lead that is finished later", async () => {
			const lines = [ductLine, { ...hourlyLine, service: "dryer-ducts" as const }];
			const accepted = (id: string) => ({
				...{ id: quoteId(id, 1), version: 1, status: "accepted" as const, total: 1, validUntil: "2026-12-01" },
				...{ sentAt: "2026-11-04T15:00:00.000Z", answeredAt: null },
				accepted: { id: quoteId(id, 1), version: 1, at: "2026-11-05T15:00:00.000Z", total: 1, most: 1 },
			});
			for (const id of ["one", "two"]) {
				const content = { ...sampleQuote, lines };
				await store.commit([create("quotes", quoteId(id, 1), quoteOf(id, { content }))]);
				await addLead(id, {
					...estimateLead(ductAnswers),
					idempotencyKey: id,
					...(id === "one" && { status: "done", finalAmount: 591_00 }),
					desk: { ...untouchedLeadWork, quote: accepted(id) },
				});
			}
			const dollars = async () => (await view()).services.map(({ service, dollars }) => [service, dollars.now]);
			expect(await dollars()).toEqual([
				["ventilation-ducts", 429_00],
				["dryer-ducts", 162_00],
			]);
			await changeLead("two", { status: "done", finalAmount: 591_00 });
			expect(await dollars()).toEqual([
				["ventilation-ducts", 858_00],
				["dryer-ducts", 324_00],
			]);
		});

		it("add up the counts of all servers, those of today and of past days that are added or merged", async () => {
			await addDay("2026-11-15_a", "2026-11-15", 3);
			await addDay("2026-11-15_b", "2026-11-15", 4);
			await addDay("2026-11-01", "2026-11-01", 10);
			const first = await view();
			expect(first.countedSince).toBe("2026-11-01");
			expect(countOf(first, "arrivals")).toEqual({ now: 17, before: null });
			await addDay("2026-09-17", "2026-09-17", 100);
			expect(countOf(await view(), "arrivals")).toEqual({ now: 17, before: 100 });
			const today = await store.get("traffic", "2026-11-15_a");
			if (!today) throw new Error("no counts");
			const segments = { "search prices fr": { arrivals: 30 } };
			const data = { ...today.data, segments };
			await store.commit([{ kind: "replace", collection: "traffic", id: today.id, version: today.version, data }]);
			expect(countOf(await view(), "arrivals")?.now).toBe(44);
			expect(countOf(await view("periode=7-jours"), "arrivals")?.now).toBe(34);
			expect(countOf(await view("periode=12-mois"), "arrivals")?.now).toBe(144);
			expect(countOf(await view("canal=ads"), "arrivals")?.now).toBe(0);
		});

		it("mark notes, publications of the prices and promotions on the time line", async () => {
			await addNote({ store, clock }, ariane, { key: key(1), day: "2026-11-10", text: "Radio" });
			const published = { entry: "prices", number: 1, at: "2026-11-02T04:30:00.000Z", by: null, value: null } as const;
			await store.commit([create("revisions", "prices-1", published)]);
			expect((await view()).marks).toEqual([
				{ day: "2026-11-01", kind: "prices", text: "", id: null, by: null },
				{ day: "2026-11-01", kind: "promotion", text: "TAPIS-10", id: null, by: null },
				{ day: "2026-11-10", kind: null, text: "Radio", id: key(1), by: "Ariane" },
			]);
		});
	});
}
