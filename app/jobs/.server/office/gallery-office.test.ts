import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { withoutPublication } from "#app/model/jobs/job.ts";
import type { Member, Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type StoredJobIds, storeJob } from "../../../../tests/e2e/gallery-jobs.ts";
import { changeEntry, type EntryAnswer, loadEntry } from "./entry-page.ts";
import { type GalleryCursors, galleryList } from "./gallery-list.ts";

let folder: string;
let store: DocumentStore;
let stored: StoredJobIds;
const refreshGallery = vi.fn(async () => {});
const announce = vi.fn();
const reader = originalContent.reader();

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-gallery-office-"));
	store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
	stored = await storeJob({ data: folder });
	refreshGallery.mockClear();
});
afterEach(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

function contextOf(role: Role = "editor") {
	const context = new RouterContextProvider();
	const member = { id: "lou", name: "Lou Cyr", role, locale: "fr" } as Member;
	const content = { ...originalContent, refreshGallery };
	const services = { store, content, announce, clock: { now: () => new Date() } };
	context.set(servicesContext, services as unknown as Services);
	context.set(staffContext, { session: { state: "open", member }, returnTo: null } as never);
	return context;
}

const words = {
	afterAltFr: "Conduit propre",
	afterAltEn: "Clean duct",
	beforeAltFr: "Charpie",
	beforeAltEn: "Lint",
	titleFr: "Conduit de sécheuse",
	titleEn: "Dryer duct",
	service: "dryer-ducts",
	area: "montreal",
	confirm: "on",
};

async function send(changes: Record<string, string> = {}, role: Role = "editor") {
	const context = contextOf(role);
	const { seen } = await loadEntry(context, stored.job);
	const [before = "", , after = ""] = stored.photos;
	const body = new URLSearchParams({ intent: "publish", seen, ...words, before, after, ...changes });
	const request = new Request("http://localhost/", { method: "POST", body });
	const answer = await changeEntry(context, stored.job, request);
	if (answer instanceof Response) return { to: answer.headers.get("Location") };
	return { ...(answer.data as EntryAnswer), status: answer.init?.status };
}

async function withdraw() {
	const job = await store.get("jobs", stored.job);
	if (!job) throw new Error("no job");
	await store.commit([{ kind: "replace", collection: "jobs", ...job, data: withoutPublication(job.data, new Date()) }]);
}

const journal = async () => (await store.query("audit")).documents.map(({ data }) => [data.action, data.subject]);
const list = async (cursors: Partial<GalleryCursors> = {}) => {
	const { toPublish, published } = await galleryList({ store, reader }, "fr", { ...firstPages, ...cursors });
	return { toPublish: toPublish?.rows, published: published?.rows, next: toPublish?.older ?? null };
};
const firstPages: GalleryCursors = { toPublish: null, published: null };

describe("the lists of the gallery", () => {
	it("have what is to be published with its service, area and month, until it is published", async () => {
		const quiet = await storeJob({ data: folder }, {}, { publication: null });
		const { toPublish, published } = await list();
		expect(published).toEqual([]);
		expect(toPublish).toEqual([
			{
				job: stored.job,
				title: null,
				by: null,
				service: "Conduits de sécheuse",
				area: "Montréal",
				month: "novembre 2026",
				photos: 3,
				hasSentence: true,
				on: expect.stringContaining("20"),
				thumbnail: `/admin/realisations/${stored.job}/photos/${stored.photos[0]}`,
			},
		]);
		expect(toPublish?.map(({ job }) => job)).not.toContain(quiet.job);
		expect(await send()).toEqual({ to: "/admin/realisations?avis=published" });
		const after = await list();
		expect(after.toPublish).toEqual([]);
		expect(after.published).toMatchObject([{ title: "Conduit de sécheuse", by: "Lou Cyr", hasSentence: false }]);
	});
});

describe("the list of what is to be published", () => {
	it("is paged, the newest first, each page without the other list", async () => {
		const { data } = (await store.get("jobs", stored.job)) ?? {};
		if (!data?.publication) throw new Error("no consent");
		const { publication } = data;
		const newer = Array.from({ length: 60 }, (_, index) => String(59 - index).padStart(2, "0"));
		await store.commit(
			newer.map((second) => {
				const agreedAt = `2027-01-01T10:00:${second}.000Z`;
				const job = { ...data, publication: { ...publication, agreedAt } };
				return { kind: "create", collection: "jobs", id: second, data: job };
			}),
		);
		const first = await list();
		expect(first.toPublish?.map(({ job }) => job)).toEqual(newer.slice(0, 50));
		const second = await list({ toPublish: first.next });
		expect(second.toPublish?.map(({ job }) => job)).toEqual([...newer.slice(50), stored.job]);
		expect([second.next, second.published]).toEqual([null, undefined]);
	});
});

describe("the editor of an entry", () => {
	it("starts with what is known, and shows only photos that the customer allows", async () => {
		const { photos, values, month, sentence } = await loadEntry(contextOf(), stored.job);
		expect(photos.map(({ id, moment, number }) => [id, moment, number])).toEqual([
			[stored.photos[0], "before", 1],
			[stored.photos[1], "before", 2],
			[stored.photos[2], "after", 1],
		]);
		expect(values).toMatchObject({
			before: stored.photos[0],
			after: stored.photos[2],
			service: "dryer-ducts",
			area: "montreal",
			titleFr: "",
		});
		expect([month, sentence]).toEqual([{ fr: "novembre 2026", en: "November 2026" }, "Rapide et propre, merci!"]);
	});

	it("publishes, changes and takes down, with a line in the journal for each", async () => {
		await send();
		expect(refreshGallery).toHaveBeenCalledTimes(1);
		expect(announce.mock.calls).toEqual([[["/realisations", "/en/our-work"]]]);
		expect(await send()).toEqual({ to: "/admin/realisations?avis=same" });
		expect(await send({ titleFr: "Autre titre", quotes: "on" })).toEqual({ to: "/admin/realisations?avis=changed" });
		const down = await send({ intent: "take-down" });
		expect(down).toMatchObject({ kind: "taken-down", values: { titleFr: "Autre titre", quotes: "on" } });
		expect((await store.get("jobs", stored.job))?.data.gallery).toBeNull();
		expect(await send({ intent: "take-down" })).toEqual({ to: `/admin/realisations/${stored.job}` });
		expect((await journal()).toSorted()).toEqual([
			["gallery-changed", stored.reference],
			["gallery-published", stored.reference],
			["gallery-removed", stored.reference],
		]);
		expect(refreshGallery).toHaveBeenCalledTimes(3);
	});

	it("keeps what was typed when something is missing, not allowed, withdrawn or changed by a colleague", async () => {
		expect(await send({ titleEn: "", confirm: "" })).toMatchObject({
			kind: "refused",
			status: 422,
			errors: { titleEn: "missing", confirm: "missing" },
			values: { titleFr: "Conduit de sécheuse" },
		});
		expect(await send({ after: stored.photos[3] ?? "" })).toMatchObject({
			kind: "not-allowed",
			status: 409,
			errors: { after: "not-allowed" },
		});
		const { seen } = await loadEntry(contextOf(), stored.job);
		await send({ titleFr: "De Lou" });
		const conflict = await send({ seen, titleFr: "D’Ariane" }, "administrator");
		expect(conflict).toMatchObject({
			kind: "conflict",
			status: 409,
			values: { titleFr: "D’Ariane" },
			theirs: { by: "Lou Cyr", values: { titleFr: "De Lou" } },
		});
		const again = "seen" in conflict ? conflict.seen : "";
		expect(await send({ seen: again, titleFr: "D’Ariane" })).toEqual({ to: "/admin/realisations?avis=changed" });
		await withdraw();
		expect(await send({ titleFr: "Trop tard" })).toMatchObject({
			kind: "withdrawn",
			status: 409,
			values: { titleFr: "Trop tard" },
		});
	});

	it("records a withdrawal by phone once, whether the work is published or not", async () => {
		const withdrawn = { to: "/admin/realisations?avis=withdrawn" };
		expect(await send({ intent: "withdraw" })).toEqual(withdrawn);
		expect(await send({ intent: "withdraw" })).toEqual(withdrawn);
		stored = await storeJob({ data: folder });
		await send();
		expect(await send({ intent: "withdraw" }, "administrator")).toEqual(withdrawn);
		expect((await store.get("jobs", stored.job))?.data).toMatchObject({ gallery: null, publication: { photos: [] } });
		expect((await list()).toPublish).toEqual([]);
		expect((await journal()).filter(([action]) => action === "gallery-withdrawn")).toHaveLength(2);
		expect(refreshGallery).toHaveBeenCalledTimes(3);
	});

	it("exists only for jobs whose customer allowed something, and for members who publish", async () => {
		const { job } = await storeJob({ data: folder }, {}, { publication: null });
		await expect(loadEntry(contextOf(), job)).rejects.toMatchObject({ init: { status: 404 } });
		await expect(loadEntry(contextOf(), "nothing")).rejects.toMatchObject({ init: { status: 404 } });
		for (const role of ["agent", "crew"] as const)
			await expect(loadEntry(contextOf(role), stored.job)).rejects.toMatchObject({ init: { status: 403 } });
	});
});
