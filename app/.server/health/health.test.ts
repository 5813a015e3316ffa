import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HealthCause, healthCauses } from "#app/model/insights/health.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { type DocumentStore, type Mail, type SendResult, StoreUnavailableError } from "#app/model/ports.ts";
import { contactLead, create, outboxEntry } from "../../../tests/mail/sample-leads.ts";
import { recordBackup, recordBackupFailure } from "../backup-record.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { currentCompany } from "../current-company.ts";
import type { Log } from "../log.ts";
import { createRefusedLeads } from "../refused-leads.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { createAlarms } from "./alarms.ts";
import { createDatabaseCheck } from "./database-check.ts";
import { findProblems } from "./find-problems.ts";
import { createHealth } from "./health.ts";

const minute = 60_000;
const log: Log = { info: () => {}, error: () => {} };
let [folder, path] = ["", ""];
let store: DocumentStore;
let now: Date;
const clock = { now: () => now };
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-health-"));
	path = join(folder, "airelle.sqlite");
	store = await openSqliteStore({ path });
	now = new Date("2026-11-15T12:00:00Z");
});
afterEach(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

describe("findProblems", () => {
	const refusedLeads = createRefusedLeads(clock);
	const lastPurge = { hasFailed: false };
	const find = (on: DocumentStore = store, sound = true) =>
		findProblems({
			store: on,
			clock,
			refusedLeads,
			lastPurge,
			directory: folder,
			databaseCheck: { isSound: () => sound },
		});
	const mail = (status: OutboxEntry["status"], createdAt: string) =>
		create("outbox", status, { ...outboxEntry, status, createdAt });

	it("finds nothing on a healthy server", async () => {
		expect(await find()).toEqual([]);
	});

	it("finds an unwritable store, damage, a failed backup, refused forms, waiting mails and dead letters", async () => {
		const broken: DocumentStore = { ...store, probe: () => Promise.reject(new StoreUnavailableError("full")) };
		expect(await find(broken)).toEqual(["store"]);
		expect(await find(store, false)).toEqual(["damage"]);
		await recordBackupFailure(folder, { at: now.toISOString(), reason: "" });
		expect(await find()).toEqual(["backup"]);
		await recordBackup(folder, { at: now.toISOString(), bytes: 1 });
		refusedLeads.count("store");
		later(9 * minute);
		expect(await find()).toEqual(["refused"]);
		later(minute);
		expect(await find()).toEqual([]);
		await store.commit([mail("pending", now.toISOString()), mail("dead", now.toISOString())]);
		expect(await find()).toEqual(["dead-letters"]);
		later(31 * minute);
		expect(await find()).toEqual(["mails-wait", "dead-letters"]);
		lastPurge.hasFailed = true;
		expect(await find()).toEqual(["mails-wait", "dead-letters", "purge"]);
		lastPurge.hasFailed = false;
	});

	it("finds that backups no longer run, once there was one", async () => {
		later(10 * 24 * 60 * minute);
		expect(await find()).toEqual([]);
		await recordBackup(folder, { at: now.toISOString(), bytes: 1 });
		later(36 * 60 * minute);
		expect(await find()).toEqual([]);
		later(minute);
		expect(await find()).toEqual(["backup"]);
		await recordBackup(folder, { at: now.toISOString(), bytes: 1 });
		expect(await find()).toEqual([]);
	});
});

describe("a clock that was set back", () => {
	const year = 365 * 24 * 60 * minute;

	it("does not hide that backups no longer run", async () => {
		const parts = { store, clock, lastPurge: { hasFailed: false }, directory: folder, databaseCheck: null };
		await recordBackup(folder, { at: new Date(now.getTime() + year).toISOString(), bytes: 1 });
		expect(await findProblems({ ...parts, refusedLeads: createRefusedLeads(clock) })).toEqual(["backup"]);
		await recordBackup(folder, { at: now.toISOString(), bytes: 1 });
		expect(await findProblems({ ...parts, refusedLeads: createRefusedLeads(clock) })).toEqual([]);
	});

	it("ends the report of a form that was refused before", () => {
		const refusedLeads = createRefusedLeads(clock);
		later(year);
		refusedLeads.count("store");
		later(-year);
		expect(refusedLeads.isRecent(10 * minute)).toBe(false);
	});
});

describe("the database check", () => {
	it("finds database pages that were overwritten in the file", async () => {
		const found: string[] = [];
		const check = createDatabaseCheck({ path, log: { ...log, error: (event) => void found.push(event) } });
		const documents = Array.from({ length: 50 }, (_, n) =>
			create("leads", String(n), { ...contactLead, message: "x".repeat(900) }),
		);
		await store.commit(documents);
		await store.close();
		await check.run();
		expect(check.isSound()).toBe(true);
		const bytes = await readFile(path);
		await writeFile(path, bytes.fill(7, 4096 * 4, 4096 * 8));
		await check.run();
		expect([check.isSound(), found]).toEqual([false, ["database damaged"]]);
		await check.stop();
	});

	it("does not report damage for a file that cannot be read", async () => {
		const check = createDatabaseCheck({ path: join(folder, "missing.sqlite"), log });
		await check.run();
		expect(check.isSound()).toBe(true);
		await check.stop();
	});
});

describe("the alarm mail", () => {
	let sent: Mail[];
	let answer: SendResult;
	const open = (directory = folder) =>
		createAlarms({
			mailer: {
				send: async (mail) => {
					if (answer.kind === "sent") sent.push(mail);
					return answer;
				},
			},
			clock,
			log,
			directory,
			company: currentCompany(originalContent, { STAFF_EMAIL: "owner@airelle.example" }),
			origin: "https://www.airelle.example",
		});

	beforeEach(() => {
		sent = [];
		answer = { kind: "sent" };
	});

	it("describes the problem in French and English with links to help, and is sent once", async () => {
		const alarms = open();
		await alarms.report(["store"]);
		await alarms.report(["store"]);
		expect(sent).toHaveLength(1);
		const { to, subject, text, html } = sent[0] as Mail;
		expect(to).toBe("owner@airelle.example");
		expect(subject).toMatch(/problème sur le site.*problem on the site/);
		expect(text).toMatch(/ne peuvent pas être enregistrées[\s\S]*cannot be saved/);
		expect(text).toContain("https://www.airelle.example/status");
		expect(text).toContain("docs/operations.md");
		expect(html).toContain('<div lang="en-CA">');
	});

	it("is sent once when a problem is over, and at most once an hour for a recurring cause", async () => {
		const alarms = open();
		for (const problems of [["store"], [], [], ["store"], []] as HealthCause[][]) {
			await alarms.report(problems);
			later(minute);
		}
		expect(sent.map(({ subject }) => /réglé/.test(subject))).toEqual([false, true]);
		later(60 * minute);
		await alarms.report(["store"]);
		expect(sent).toHaveLength(3);
	});

	it("is repeated once a day for a lasting problem, separately for each cause", async () => {
		const alarms = open();
		await alarms.report(["store"]);
		later(90 * minute);
		await alarms.report(["store", "backup"]);
		expect(sent[1]?.text).not.toContain("ne peuvent pas être enregistrées");
		later(23 * 60 * minute);
		await alarms.report(["store", "backup"]);
		expect(sent).toHaveLength(3);
	});

	it("is not repeated after a restart, and is sent once even when the folder is not writable", async () => {
		await open().report(["store"]);
		await open().report(["store"]);
		expect(sent).toHaveLength(1);
		const nowhere = open(join(path, "not-a-folder"));
		await nowhere.report(["store"]);
		await nowhere.report(["store"]);
		expect(sent).toHaveLength(2);
	});

	it("never says that a problem is over which the caller cannot judge", async () => {
		await open().report(["store", "disk", "backup"]);
		await open().report([], ["backup"]);
		await open().report(["backup"], ["backup"]);
		expect(sent.map(({ subject }) => /réglé/.test(subject))).toEqual([false, true]);
		expect(sent[1]?.text).toContain("Une sauvegarde a réussi.");
		expect(sent[1]?.text).not.toMatch(/s’enregistrent de nouveau|assez d’espace/);
		await open().report([]);
		expect(sent[2]?.text).toMatch(/s’enregistrent de nouveau[\s\S]*assez d’espace/);
	});

	it("is sent although the last one has a date in the future, from before the clock was set back", async () => {
		later(365 * 24 * 60 * minute);
		await open().report(["store"]);
		await open().report([]);
		now = new Date("2026-11-15T12:00:00Z");
		await open().report(["store"]);
		await open().report(["store"]);
		expect(sent).toHaveLength(3);
	});

	it("is retried after a send failure", async () => {
		const alarms = open();
		answer = { kind: "later", reason: "ECONNREFUSED" };
		await alarms.report(["backup"]);
		answer = { kind: "sent" };
		await alarms.report(["backup"]);
		expect(sent).toHaveLength(1);
	});

	it("has a text for every cause", async () => {
		await open().report(healthCauses);
		expect(sent[0]?.text).not.toContain("undefined");
	});
});

describe("createHealth", () => {
	it("shares concurrent checks and caches the result for five seconds", async () => {
		let [looks, time] = [0, 0];
		const health = createHealth({
			find: async () => {
				looks++;
				return ["store"];
			},
			isSound: () => true,
			alarms: { report: async () => {} },
			log,
			every: minute,
			now: () => time,
		});
		await Promise.all([health.problems(), health.problems()]);
		time = 4_999;
		expect(await health.problems()).toEqual(["store"]);
		expect(looks).toBe(1);
		time = 5_000;
		await health.problems();
		expect(looks).toBe(2);
	});

	it("neither reports a store that failed once, nor says of it, or of its mails, that all is well", async () => {
		vi.useFakeTimers();
		const found: HealthCause[][] = [["disk"], ["store", "disk"], ["store", "disk"], []];
		const reports: unknown[] = [];
		const health = createHealth({
			find: async () => found.shift() ?? [],
			isSound: () => true,
			alarms: { report: async (...report) => void reports.push(report) },
			log,
			every: minute,
		});
		health.start();
		await vi.advanceTimersByTimeAsync(4 * minute);
		health.stop();
		vi.useRealTimers();
		const readable = healthCauses.filter((cause) => !["store", "mails-wait", "dead-letters"].includes(cause));
		expect(reports).toEqual([
			[["disk"], healthCauses],
			[["disk"], readable],
			[["store", "disk"], readable],
			[[], healthCauses],
		]);
	});
});
