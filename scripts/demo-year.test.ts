import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything } from "#app/.server/store/everything.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { trafficBetween } from "#app/.server/traffic/read-traffic.ts";
import { pageNames } from "#app/locale/pages.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { type DayCounts, readSegment } from "#app/model/traffic/day-counts.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { seedNotes } from "./demo-notes.ts";
import { landings } from "./demo-sources.ts";
import { seedDays } from "./demo-year.ts";
import { seededRandom } from "./seeded-random.ts";

const days = 40;
const wanted = { days, scale: 1, withLeads: true };
let folder: string;
let store: DocumentStore;
let leads: readonly StoredDocument<Lead>[];
let counted: DayCounts[];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-year-"));
	store = await openSqliteStore({ path: join(folder, "test.sqlite") });
	await seedDays(store, "secret", wanted);
	await seedNotes(store, days);
	leads = await everything(store, "leads");
	const today = dayInMontreal(new Date());
	counted = await trafficBetween(store, { from: addDays(today, -days), to: today });
});

afterAll(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

describe("the demo year", () => {
	it("counts visits on each day before today, and adds nothing the second time", async () => {
		expect(counted.map(({ day }) => day)).toEqual(
			Array.from({ length: days }, (_, at) => addDays(dayInMontreal(new Date()), at - days)),
		);
		expect(await seedDays(store, "secret", wanted)).toEqual({ days: 0, leads: 0 });
		await seedNotes(store, days);
		expect((await everything(store, "leads")).length).toBe(leads.length);
		expect(await store.count("timelineNotes")).toBe(1);
	});

	it("loses people from step to step, and sends no more estimates than reached the last one", () => {
		const sums = { arrivals: 0, started: 0, details: 0, appointment: 0, person: 0 };
		for (const { segments } of counted)
			for (const counts of Object.values(segments))
				for (const name of ["arrivals", "started", "details", "appointment", "person"] as const)
					sums[name] += counts[name] ?? 0;
		const estimates = leads.filter(({ data }) => data.estimate).length;
		const steps = [sums.arrivals, sums.started, sums.details, sums.appointment, sums.person, estimates];
		expect(steps.toSorted((one, other) => other - one)).toEqual(steps);
		expect(estimates).toBeGreaterThan(100);
	});

	it("names only pages that the site has", () => {
		const slugs = globSync("content/articles/*.md").map(
			(file) => /^slug: (.+)$/m.exec(readFileSync(file, "utf8"))?.[1],
		);
		const known = new Set<string>([...pageNames, ...slugs.map((slug) => `slug/${slug}`)]);
		const named = [
			...landings("2099-01-01").flatMap(([{ page }]) => Object.values(page.key)),
			...counted.flatMap(({ segments }) => Object.keys(segments).map((key) => readSegment(key).page)),
			...counted.flatMap(({ pages }) => Object.keys(pages).map((key) => key.split(" ")[0] ?? "")),
		];
		expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
	});

	it("makes leads whose history, appointment and job agree, with reserved contacts and without mails", async () => {
		const appointments = new Map((await everything(store, "appointments")).map(({ id, data }) => [id, data]));
		const jobs = new Map((await everything(store, "jobs")).map(({ id, data }) => [id, data]));
		const taken = (await everything(store, "crewDays")).flatMap(({ data }) => data.taken);
		expect(taken.map(({ appointment }) => appointment).sort()).toEqual([...appointments.keys()].sort());
		for (const { id, data: lead } of leads) {
			const { status, desk, finalAmount, email, phone } = lead;
			expect(email ?? phone).toMatch(/@exemple\.example$|^\d{3}55501\d\d$/);
			expect(lead.listedUnder?.length).toBeGreaterThan(0);
			expect(desk.history.at(-1)?.after.status ?? status).toBe(status);
			expect(desk.history.length).toBe(desk.revision);
			expect(lead.channel === "phone").toBe(lead.source === undefined);
			const appointment = appointments.get(desk.visit?.appointment ?? "");
			expect(appointment?.lead).toBe(status === "booked" || status === "done" ? id : undefined);
			expect(appointment && jobs.get(desk.visit?.appointment ?? "") !== undefined).toBe(
				appointment && status === "done",
			);
			expect(typeof finalAmount === "number").toBe(status === "done");
		}
		expect(await store.count("outbox")).toBe(0);
		const reached = new Set(leads.map(({ data: { status } }) => status));
		expect(["contacted", "quoted", "booked", "done", "lost"].every((status) => reached.has(status as never))).toBe(
			true,
		);
	});

	it("is the same each time", async () => {
		const other = await openSqliteStore({ path: join(folder, "other.sqlite") });
		await seedDays(other, "secret", { days: 3, scale: 1, withLeads: false });
		const today = dayInMontreal(new Date());
		const again = await trafficBetween(other, { from: addDays(today, -3), to: today });
		await other.close();
		expect(again).toEqual(counted.slice(-3));
		expect(seededRandom("a").uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
		expect(seededRandom("a").uuid()).not.toBe(seededRandom("b").uuid());
	});
});
