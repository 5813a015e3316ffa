import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import { contactLead, create, outboxEntry } from "../../../tests/mail/sample-leads.ts";
import { readExposition } from "../../../tests/monitor/read-exposition.ts";
import { recordBackup, recordBackupFailure } from "../backup-record.ts";
import { createRateLimit } from "../rate-limit.ts";
import { createRefusedLeads, type RefusedLeads } from "../refused-leads.ts";
import type { Services } from "../services.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { exposition, gauge } from "./exposition.ts";
import { createMetrics } from "./metrics.ts";

const now = new Date("2026-11-15T12:00:00Z");
let folder: string;
let store: DocumentStore;
let limits: Services["limits"];
let refusedLeads: RefusedLeads;
let sound: boolean | null;

beforeEach(async () => {
	sound = true;
	folder = await mkdtemp(join(tmpdir(), "airelle-metrics-"));
	store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
	const limit = () => createRateLimit({ most: 1, windowMs: 1000 });
	limits = {
		address: limit(),
		network: limit(),
		flood: limit(),
		floodFrom: limit(),
		drafts: limit(),
		links: limit(),
		mailsTo: limit(),
		mailsFrom: limit(),
		proofs: limit(),
		changes: limit(),
		suggestions: limit(),
		feeds: limit(),
		counts: limit(),
		consents: limit(),
	};
});

afterEach(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

describe("the metrics", () => {
	it("count requests by class of route and status", async () => {
		const metrics = open();
		for (const route of ["home", "contact"]) metrics.observe(route, 200, 0.4);
		metrics.observe("contact", 503, 40);
		metrics.observe("sitemap", 200, 1);
		metrics.observe("/readyz", 200, 1);
		const read = readExposition(await metrics.text());
		expect(read.get('airelle_requests_total{route="page",status="200"}')).toBe(2);
		expect(read.get('airelle_requests_total{route="page",status="503"}')).toBe(1);
		expect(read.get('airelle_requests_total{route="file",status="200"}')).toBe(1);
		expect(read.get('airelle_requests_total{route="probe",status="200"}')).toBe(1);
	});

	it("report latencies in cumulative buckets", async () => {
		const metrics = open();
		for (const ms of [0.5, 0.6, 40, 60_000]) metrics.observe("home", 200, ms);
		const read = readExposition(await metrics.text());
		const upTo = (le: string) => read.get(`airelle_request_seconds_bucket{route="page",le="${le}"}`);
		expect([upTo("0.0005"), upTo("0.001"), upTo("0.025"), upTo("0.05"), upTo("10"), upTo("+Inf")]).toEqual([
			1, 2, 2, 3, 3, 4,
		]);
		expect(read.get('airelle_request_seconds_count{route="page"}')).toBe(4);
		expect(read.get('airelle_request_seconds_sum{route="page"}')).toBeCloseTo(60.0411, 4);
	});

	it("report waiting mails, the age of the oldest and dead letters", async () => {
		await store.commit([
			mail("a", "pending", "2026-11-15T11:59:00Z"),
			mail("b", "pending", "2026-11-15T11:50:00Z"),
			mail("c", "dead", "2026-11-01T00:00:00Z"),
			mail("d", "sent", "2026-11-01T00:00:00Z"),
		]);
		const read = readExposition(await open().text());
		expect(read.get("airelle_outbox_waiting")).toBe(2);
		expect(read.get("airelle_outbox_oldest_seconds")).toBe(600);
		expect(read.get("airelle_outbox_dead")).toBe(1);
	});

	it("count leads by kind since the start, without those stored before and those of an import", async () => {
		await store.commit([lead("before", "contact", [])]);
		const metrics = open();
		await store.commit([lead("a", "contact", []), lead("b", "estimate", [])]);
		await store.commit([lead("c", "contact", ["honeypot"])]);
		await store.commit([create("leads", "d", { ...contactLead, kind: "contact", channel: "import" })]);
		const read = readExposition(await metrics.text());
		const kept = (kind: string, flagged: string) =>
			read.get(`airelle_leads_total{kind="${kind}",flagged="${flagged}"}`);
		expect([kept("contact", "no"), kept("contact", "yes"), kept("estimate", "no"), kept("waiting-list", "no")]).toEqual(
			[1, 1, 1, 0],
		);
		expect(read.get("airelle_leads_stored")).toBe(5);
	});

	it("report the age of the last backup, and +Inf when there is none", async () => {
		expect(readExposition(await open().text()).get("airelle_last_backup_age_seconds")).toBe(Number.POSITIVE_INFINITY);
		await recordBackup(folder, { at: "2026-11-15T11:00:00.000Z", bytes: 1 });
		expect(readExposition(await open().text()).get("airelle_last_backup_age_seconds")).toBe(3600);
	});

	it("report a backup with a date in the future as old, not as new: the clock was set back since", async () => {
		await recordBackup(folder, { at: "2027-11-15T12:00:00.000Z", bytes: 1 });
		expect(readExposition(await open().text()).get("airelle_last_backup_age_seconds")).toBe(365 * 24 * 3600);
	});

	it("report a failed backup until one succeeds", async () => {
		const failed = async () => readExposition(await open().text()).get("airelle_last_backup_failed");
		expect(await failed()).toBe(0);
		await recordBackupFailure(folder, { at: "2026-11-15T11:00:00.000Z", reason: "the disk is full" });
		expect(await failed()).toBe(1);
		await recordBackup(folder, { at: "2026-11-15T11:30:00.000Z", bytes: 1 });
		expect(await failed()).toBe(0);
	});

	it("report refused forms by reason, database damage and open file descriptors", async () => {
		const metrics = open();
		refusedLeads.count("store");
		refusedLeads.count("store");
		sound = false;
		const read = readExposition(await metrics.text());
		expect(read.get('airelle_leads_refused_total{reason="store"}')).toBe(2);
		expect(read.get('airelle_leads_refused_total{reason="flood"}')).toBe(0);
		expect(read.get("airelle_store_sound")).toBe(0);
		expect(read.get("process_open_fds")).toBeGreaterThan(2);
		sound = null;
		expect(readExposition(await metrics.text()).has("airelle_store_sound")).toBe(false);
	});

	it("report an unwritable store without failing", async () => {
		const refuse = () => Promise.reject(new StoreUnavailableError("the disk is full"));
		const broken: DocumentStore = { ...store, probe: refuse, count: refuse };
		const read = readExposition(await open(broken).text());
		expect(read.get("airelle_store_writable")).toBe(0);
		expect(read.has("airelle_outbox_waiting")).toBe(false);
		expect(readExposition(await open().text()).get("airelle_store_writable")).toBe(1);
	});

	it("count only this server's leads on a hosted store, and omit file size and backup age", async () => {
		const heard = new Set<Parameters<DocumentStore["watch"]>[0]>();
		const shared: DocumentStore = {
			...store,
			watch(listener) {
				heard.add(listener);
				return () => {};
			},
		};
		const metrics = open(shared, "Firestore, airelle/(default)");
		await store.commit([lead("a", "contact", []), lead("b", "contact", [])]);
		for (const listener of heard) {
			listener([{ collection: "leads", id: "a", kind: "create" }], "here");
			listener([{ collection: "leads", id: "b", kind: "create" }], "elsewhere");
		}
		await store.get("leads", "b");
		const read = readExposition(await metrics.text());
		expect(read.get('airelle_leads_total{kind="contact",flagged="no"}')).toBe(1);
		expect(read.has("airelle_store_bytes")).toBe(false);
		expect(read.has("airelle_last_backup_age_seconds")).toBe(false);
	});

	it("report rate limits, page cache, memory, event loop, build and start time", async () => {
		limits.address.isOver("a", 1);
		limits.address.isOver("a", 2);
		const metrics = open();
		// Polls until the event loop delay has its first sample.
		let read = readExposition(await metrics.text());
		while (!read.has("airelle_event_loop_delay_max_seconds")) {
			await new Promise((resolve) => setImmediate(resolve));
			read = readExposition(await metrics.text());
		}
		expect(read.get('airelle_rate_limited_total{limit="address"}')).toBe(1);
		expect(read.get('airelle_rate_limited_total{limit="flood"}')).toBe(0);
		expect(read.get("airelle_page_cache_hits_total")).toBe(7);
		expect(read.get("airelle_page_cache_renders_total")).toBe(3);
		expect(read.get("airelle_page_cache_entries")).toBe(2);
		expect(read.get("process_resident_memory_bytes")).toBeGreaterThan(1e6);
		expect(read.get("airelle_heap_used_bytes")).toBeGreaterThan(1e6);
		expect(read.get("airelle_store_bytes")).toBeGreaterThan(0);
		expect(read.get("airelle_disk_free_bytes")).toBeGreaterThan(0);
		expect(read.get(`airelle_build_info{build="abc",node="${process.version}"}`)).toBe(1);
		expect(read.get("process_start_time_seconds")).toBe(now.getTime() / 1000);
	});
});

describe("exposition", () => {
	it("escapes labels and leaves out metrics without a value", () => {
		const samples = [{ labels: { a: 'x"\\\n' }, value: 1 }];
		expect(exposition([{ name: "m", help: "Help.", type: "gauge", samples }, gauge("n", "None.", null)])).toBe(
			'# HELP m Help.\n# TYPE m gauge\nm{a="x\\"\\\\\\n"} 1\n',
		);
	});
});

function open(on: DocumentStore = store, hosted: string | null = null) {
	const status = {
		buildId: "abc",
		startedAt: now,
		directory: folder,
		hosted,
		pageCache: () => ({ hits: 7, renders: 3, entries: 2 }),
		nextPurgeAt: () => now,
	};
	const clock = { now: () => now };
	refusedLeads = createRefusedLeads(clock);
	const health = { isSound: () => sound } as Services["health"];
	return createMetrics({ services: { store: on, limits, clock, refusedLeads, health }, status });
}

function mail(id: string, status: OutboxEntry["status"], createdAt: string) {
	return create("outbox", id, { ...outboxEntry, status, createdAt, nextAttemptAt: createdAt });
}

function lead(id: string, kind: Lead["kind"], spam: Lead["spam"]) {
	return create("leads", id, { ...contactLead, kind, spam });
}
