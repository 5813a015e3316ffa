import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { type StaffContext, staffContext } from "#app/admin/.server/staff-context.ts";
import { agendaDocuments, sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import { queueHeader } from "#app/model/jobs/done-form.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { erasePerson } from "../../.server/person.ts";
import { loader as loadPhoto } from "./job-photo.ts";
import { action as photos } from "./job-photos.ts";
import { action as sendDone } from "./send-done-form.ts";

/** Monday, November 16, 2026, 10:00 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");
const luc = { id: "luc", name: "Luc", role: "crew", crew: "equipe-1", locale: "fr" } as Member;
const odile = { ...luc, id: "odile", name: "Odile" };
const foreign = { ...luc, id: "far", crew: "laval" };
const reader = { ...luc, id: "lou", role: "editor", crew: null } as Member;
const email = "farah@exemple.example";

let store: DocumentStore;
let refreshed: number;
beforeEach(async () => {
	store = await newStore();
	refreshed = 0;
	const job = { crew: "equipe-1", day: "2026-11-16", at: "08:00-10:00", lead: { name: "Farah", email } };
	const crews = { "equipe-1": sampleCrew("Équipe 1"), laval: sampleCrew("Laval") };
	const days = [
		{ ...job, id: "first" },
		{ ...job, id: "far", day: "2026-11-30" },
		{ ...job, id: "off", at: "13:00-15:00", status: "cancelled" as const },
	];
	await store.commit(agendaDocuments(crews, days));
});
afterEach(() => store.close());

function contextOf(member: Member | null) {
	const context = new RouterContextProvider();
	const content = { ...originalContent, refreshGallery: async () => void refreshed++ };
	const services = {
		store,
		content,
		clock: { now: () => now },
		secret: "s",
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
	};
	context.set(servicesContext, services as unknown as Services);
	context.set(requestContextKey, { address: "203.0.113.9" } as RequestContext);
	const session = member && { state: "open", member };
	context.set(staffContext, { session, cookies: [], returnTo: null } as unknown as StaffContext);
	return context;
}

type Route = typeof photos;

/** Sends as the queue of `owner`; resolves to the status and the JSON. */
async function send(
	route: Route,
	fields: Record<string, string | Blob>,
	member: Member | null,
	more: { id?: string; owner?: Member } = {},
) {
	const { id = "first", owner = member ?? luc } = more;
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const form = route === photos ? body : new URLSearchParams(fields as Record<string, string>);
	const init = { method: "POST", body: form, headers: { [queueHeader]: owner.id } };
	const request = new Request("http://localhost/admin", init);
	const given = { request, params: { id }, context: contextOf(member) } as unknown as Parameters<Route>[0];
	try {
		const answer = await route(given);
		return { status: answer.status, json: await answer.json() };
	} catch (thrown) {
		if (thrown instanceof Response) return { status: thrown.status, json: await thrown.json() };
		return { status: (thrown as { init?: ResponseInit }).init?.status, json: null };
	}
}

const picture = async (colour: string) =>
	new Blob([new Uint8Array(await plain(60, 40, colour).jpeg().toBuffer())], { type: "image/jpeg" });
const stored = async () => (await store.query("photos")).documents.map(({ data }) => data.job?.moment);
const view = async (photo: string, member: Member) => {
	const given = {
		request: new Request("http://localhost/"),
		params: { id: "first", photo },
		context: contextOf(member),
	};
	try {
		return (await loadPhoto(given as unknown as Parameters<typeof loadPhoto>[0])).status;
	} catch (thrown) {
		return (thrown as { init?: ResponseInit }).init?.status;
	}
};

describe("photos of a job", () => {
	it("are stored once each, however often they are sent, and read back by those who see the appointment", async () => {
		const [red, blue] = [await picture("#cc0000"), await picture("#0000cc")];
		const first = await send(photos, { before: red }, luc);
		expect(first).toMatchObject({ status: 200, json: { added: [expect.any(String)], refused: [] } });
		const again = await Promise.all([send(photos, { before: red }, luc), send(photos, { after: red }, odile)]);
		expect(again.map(({ json }) => json)).toEqual([first.json, first.json]);
		await send(photos, { after: blue }, luc);
		expect((await stored()).toSorted()).toEqual(["after", "before"]);
		const id = String(first.json.added[0]);
		expect([await view(id, luc), await view(id, reader)]).toEqual([200, 200]);
		expect([await view(id, foreign), await view("nobody", luc)]).toEqual([404, 404]);
	});

	it("are refused to other crews, other days, readers, strangers, and to a queue of somebody else", async () => {
		const after = await picture("#00cc00");
		// Their queues keep the photo: the office may give the appointment back.
		const hidden = { status: 403, json: { fault: "hidden" } };
		expect(await send(photos, { after }, foreign)).toEqual(hidden);
		expect(await send(photos, { after }, luc, { id: "far" })).toEqual(hidden);
		expect(await send(photos, { after }, reader)).toEqual(hidden);
		expect((await send(photos, { after }, null)).status).toBe(401);
		expect((await send(photos, { after }, odile, { owner: luc })).status).toBe(401);
		expect(await stored()).toEqual([]);
	});

	it("are refused when they are no pictures, and when the appointment is cancelled", async () => {
		const text = new Blob(["<svg/>"], { type: "image/jpeg" });
		expect(await send(photos, { after: text }, luc)).toMatchObject({
			status: 422,
			json: { refused: [{ reason: "not-a-picture" }] },
		});
		const after = await picture("#00cc00");
		expect(await send(photos, { after }, luc, { id: "off" })).toMatchObject({
			status: 422,
			json: { refused: [{ reason: "closed" }] },
		});
	});

	it("are removed, also from the gallery, and only from their own appointment", async () => {
		const { json } = await send(photos, { after: await picture("#00cc00") }, luc);
		const remove = String(json.added[0]);
		await send(photos, { remove }, luc, { id: "off" });
		expect((await stored()).length).toBe(1);
		expect((await send(photos, { remove }, luc)).status).toBe(200);
		expect([await stored(), refreshed]).toEqual([[], 1]);
		expect((await send(photos, { remove }, luc)).status).toBe(200);
		const lead = (await store.get("appointments", "first"))?.data.lead ?? "";
		const subject = (await store.get("leads", lead))?.data.reference;
		const audit = (await store.query("audit")).documents.map(({ data }) => data);
		expect(audit).toMatchObject([{ action: "job-photo-removed", actorId: "luc", subject }]);
	});

	it("are gone after the person is erased, and no queue brings them back", async () => {
		const after = await picture("#00cc00");
		await send(photos, { after }, luc);
		await erasePerson({ store, clock: { now: () => now }, secret: "s", mailer: {} }, { email });
		const gone = { status: 410, json: { fault: "gone" } };
		expect(await send(photos, { after }, luc)).toEqual(gone);
		expect(await send(sendDone, { intent: "appointment-done" }, luc)).toEqual(gone);
		expect(await stored()).toEqual([]);
	});
});

describe("the form that a queue sends", () => {
	const done = {
		intent: "appointment-done",
		of: "first/0",
		seen: "0",
		lines: "0",
		amount: "",
		note: "Bien",
		months: "6",
	};

	it("finishes once, tells the customer, and answers the same after a lost answer", async () => {
		expect(await send(sendDone, done, luc)).toEqual({ status: 200, json: { kind: "done", isNew: true } });
		expect(await send(sendDone, done, luc)).toEqual({ status: 200, json: { kind: "done", isNew: false } });
		expect((await store.get("jobs", "first"))?.data).toMatchObject({ note: "Bien", dueMonths: 6, by: { id: "luc" } });
		expect((await store.query("outbox")).documents.map(({ id }) => id)).toEqual(["first-job-done"]);
	});

	it.each<Record<string, string>>([
		{ note: "Très bien" },
		{ months: "12" },
		{ months: "" },
		{ amount: "120" },
		{ "line-0": "0" },
	])("is refused when it was changed after a lost answer: %j", async (changes) => {
		await send(sendDone, done, luc);
		const answer = { kind: "refused", fault: "finished-before", changes: [] };
		expect(await send(sendDone, { ...done, ...changes }, luc)).toEqual({ status: 422, json: answer });
		expect((await store.get("jobs", "first"))?.data).toMatchObject({ note: "Bien", dueMonths: 6 });
	});

	it("is refused with the reason, to others and when a colleague was faster", async () => {
		expect((await send(sendDone, { ...done, amount: "x" }, luc)).json).toMatchObject({ fault: "amount-wrong" });
		expect((await send(sendDone, { ...done, lines: "3" }, luc)).json).toMatchObject({ fault: "stale" });
		expect(await send(sendDone, done, foreign)).toEqual({ status: 403, json: { fault: "hidden" } });
		expect(await send(sendDone, done, reader)).toEqual({ status: 403, json: { fault: "hidden" } });
		// The form names another appointment than the address, which another crew may have.
		expect((await send(sendDone, { ...done, of: "second/0" }, luc)).status).toBe(403);
		expect((await send(sendDone, done, odile, { owner: luc })).status).toBe(401);
		await send(sendDone, done, odile);
		expect(await send(sendDone, done, luc)).toMatchObject({ status: 422, json: { fault: "conflict" } });
	});
});
