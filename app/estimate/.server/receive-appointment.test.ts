import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { writeVersion } from "#app/leads/.server/appointments/appointment-version.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { FollowContent, FollowedLead } from "#app/model/estimate/step-content.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { acceptSent, sendQuote } from "../../../tests/contracts/quote-commands.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

const token = "sPnTgmGK3pVqXn6b2cHrYw";
const other = "o".repeat(22);
const now = new Date("2026-11-16T15:00:00Z");
let forms: Awaited<ReturnType<typeof openForms>>;
let version: string;

beforeEach(async () => {
	forms = await openForms(now);
	await forms.store.commit([create("leads", "lead", { ...contactLead, followToken: token })]);
	await changeLead(forms.services, "lead", { id: "m", name: "M" }, 0, {
		kind: "appointment",
		to: "booked",
		of: null,
		reminds: true,
		accepted: [],
		tells: false,
		text: "",
		place: {
			crew: "equipe-1",
			day: "2026-11-19",
			window: { from: "10:00", to: "12:00" },
			minutes: 120,
			travel: 30,
		},
	});
	const { id, data } = await appointment();
	version = writeVersion({ id, sequence: data.sequence });
});
afterEach(() => forms.close());

async function appointment() {
	const found = await shownAppointment(forms.store, "lead");
	if (!found) throw new Error("no appointment");
	return found;
}

function send(fields: Record<string, string>, passed = true, lead: "lead" | "quoted" = "lead") {
	const [cookies = ""] = rememberFollowed(lead, { origin, secret, now: forms.services.clock.now() }).split(";");
	const params = { token: lead === "lead" ? token : other };
	return forms.send(receiveFollow, { params, fields, ...(passed && { cookies }) });
}

/** The page that a form redirects to. */
async function noticeOf(location: string): Promise<FollowedLead> {
	const at = forms.services.clock.now();
	const [cookies = ""] = rememberFollowed("lead", { origin, secret, now: at }).split(";");
	const { payload } = await loadPage(
		testPageRequest({
			name: "estimate-follow",
			locale: "fr",
			params: { token },
			origin,
			now: at,
			services: forms.services,
			visitor: { query: new URL(location, origin).searchParams, cookies },
		}),
	);
	return (payload.content as FollowContent).lead ?? expect.fail("the second check was not passed");
}

describe("the forms about an appointment", () => {
	it("redirect to the page with their result", async () => {
		const { status, location } = await send({ intent: "move", version, window: "2026-11-19_08:00-10:00" });
		expect(status).toBe(303);
		expect(location).toMatch(/[?]appointment=moved[.]\d+[.]0#appointment-notice$/);
		expect((await appointment()).data).toMatchObject({ sequence: 1, window: { from: "08:00", to: "10:00" } });
	});

	it.each([
		{ intent: "move", window: "2026-11-19_08:00-10:00" },
		{ intent: "move", version: "1", window: "2026-11-19_08:00-10:00" },
		{ intent: "move", version: "x.0" },
		{ intent: "move", version: "x.0", window: "2026-02-30_08:00-10:00" },
		{ intent: "move", version: "x.0", window: "2026-11-19_08:00-25:00" },
		{ intent: "move", version: "x.0", window: "<script>" },
		{ intent: "cancel" },
		{ intent: "cancel", version: "../../leads/lead.0" },
		{ intent: "cancel", version: `${"9".repeat(2000)}.0` },
		{ intent: "cancel", version: "x.99999999999999999999" },
	])("change nothing when they are written by hand: %o", async (fields) => {
		const { status } = await send(fields as Record<string, string>);
		expect([303, 422]).toContain(status);
		expect((await appointment()).data).toMatchObject({ status: "booked", sequence: 0 });
	});

	it("take no window that is not offered", async () => {
		for (const window of ["2026-11-19_03:00-04:00", "2026-11-22_10:00-12:00", "2027-11-19_10:00-12:00"]) {
			const { location } = await send({ intent: "move", version, window });
			expect(location).toContain("appointment=taken");
		}
		expect((await appointment()).data.sequence).toBe(0);
	});

	it("return what was typed when it is too long or empty", async () => {
		const reason = "a".repeat(2001);
		const cancelled = await send({ intent: "cancel", version, reason });
		expect(cancelled).toMatchObject({
			status: 422,
			data: { errors: { reason: { code: "too-long" } }, values: { reason } },
		});
		const accessNote = "b".repeat(601);
		const noted = await send({ intent: "note", accessNote });
		expect((noted.data as StepAnswer).values.accessNote).toBe(accessNote);
		expect((await send({ intent: "note", accessNote: " \r\n" })).status).toBe(422);
		// Browsers send two characters for a line break and count one.
		expect((await send({ intent: "note", accessNote: `${"c".repeat(299)}\r\n${"c".repeat(300)}` })).status).toBe(303);
	});

	describe("that cancel it", () => {
		const reason = "Ma mère est à l’hôpital.\r\nMardi irait. ";
		const member = { id: "m", name: "M" };
		const texts = async () => {
			const { documents } = await forms.store.query("messages", {
				where: [{ field: "lead", is: "=", value: "lead" }],
			});
			return documents.map(({ data }) => data.text);
		};
		const said = "Ma mère est à l’hôpital.\nMardi irait.";
		const cancel = () => send({ intent: "cancel", version, reason });
		const byMember = async (change: object) => {
			const { id, data } = await appointment();
			const of = { id, sequence: data.sequence };
			await changeLead(forms.services, "lead", member, Number.POSITIVE_INFINITY, {
				...({ kind: "appointment", of, tells: false, text: "", ...change } as Parameters<typeof changeLead>[4]),
			});
		};

		it("say the reason once, however often they are sent", async () => {
			for (let sent = 0; sent < 2; sent++) {
				expect((await cancel()).location).toMatch(/[?]appointment=cancelled[.]\d+[.]0#appointment-notice$/);
			}
			expect((await texts()).filter((text) => text === said)).toHaveLength(1);
		});

		it.each([
			{ when: "the crew is about to come", outcome: "late", happens: async () => forms.pass(3 * 24 * 60 * 60_000) },
			{
				when: "a member moved it",
				outcome: "stale",
				happens: () =>
					byMember({
						to: "booked",
						reminds: true,
						accepted: [],
						place: {
							crew: "equipe-1",
							day: "2026-11-20",
							window: { from: "10:00", to: "12:00" },
							minutes: 120,
							travel: 30,
						},
					}),
			},
			{ when: "a member cancelled it", outcome: "cancelled", happens: () => byMember({ to: "cancelled" }) },
		])("add the reason to the conversation once when $when, and the page says so", async ({ outcome, happens }) => {
			await happens();
			const { status, location } = await cancel();
			expect(status).toBe(303);
			expect(location).toMatch(new RegExp(`[?]appointment=${outcome}[.]\\d+[.]0&added#appointment-notice$`));
			expect((await cancel()).location).not.toContain("added");
			expect((await texts()).filter((text) => text === said)).toHaveLength(1);
			const said1 = await noticeOf(location ?? "");
			expect(said1.isAdded).toBe(false);
			expect(said1.notice?.text).toContain(requestPageWords.fr.notices.said);
		});

		it("leave the reason in the form for messages when the conversation is full", async () => {
			for (let sent = 0; sent < 20; sent++) await send({ message: `Message ${sent}` });
			forms.pass(3 * 24 * 60 * 60_000);
			expect(await cancel()).toMatchObject({ status: 429, data: { failure: "busy", values: { message: said } } });
		});
	});

	it("choose a window for an accepted price: booked or asked for, as the service says", async () => {
		await forms.store.commit([
			create("leads", "quoted", estimateLead(ductAnswers, { followToken: other, photos: [] })),
		]);
		const choose = (window: string) => send({ intent: "choose", window }, true, "quoted");
		const window = "2026-11-20_10:00-12:00";
		expect((await choose(window)).location).toMatch(/[?]choice=stale[.]/);
		await sendQuote({ store: forms.store, now, reader: forms.services.content.reader() }, "quoted");
		await acceptSent({ store: forms.store, now }, "quoted");
		for (const written of ["", "none", "2026-02-30_08:00-10:00", "<script>"]) {
			expect(await choose(written)).toMatchObject({ status: 422, data: { errors: { window: { code: "missing" } } } });
		}
		expect((await choose("2026-11-22_10:00-12:00")).location).toContain("choice=taken.");
		const { status, location } = await choose(window);
		expect(status).toBe(303);
		expect(decodeURIComponent(location ?? "")).toMatch(/[?]choice=asked[.]\d+[.]2026-11-20_10:00-12:00#choice-notice$/);
		expect((await forms.store.get("leads", "quoted"))?.data.asked).toMatchObject({ day: "2026-11-20" });
		Object.assign(forms.services.limits, { changes: createRateLimit({ most: 0, windowMs: 60_000 }) });
		expect(await choose(window)).toMatchObject({ status: 429, data: { failure: "busy", pressed: "choose" } });
	});

	it("leave a window unbooked when the page called it a request, and say what choosing means by now", async () => {
		await forms.store.commit([
			create("leads", "quoted", estimateLead(ductAnswers, { followToken: other, photos: [] })),
			create("crews", "a", sampleCrew("A")),
		]);
		await sendQuote({ store: forms.store, now, reader: forms.services.content.reader() }, "quoted");
		await acceptSent({ store: forms.store, now }, "quoted");
		const modes = { "ventilation-ducts": "instant", "dryer-ducts": "instant" } as const;
		const content = createSiteContent({ ...originals, appointments: { ...originals.appointments, modes } });
		Object.assign(forms.services, { content: content as unknown as PublishedContent });
		const choose = (mode: string) => send({ intent: "choose", window: "2026-11-20_10:00-12:00", mode }, true, "quoted");
		expect(await choose("on-request")).toMatchObject({
			status: 409,
			data: {
				errors: { window: { code: "instant" } },
				isOutdated: true,
				values: { window: "2026-11-20_10:00-12:00" },
			},
		});
		expect((await forms.store.get("leads", "quoted"))?.data).toMatchObject({ status: "quoted" });
		expect((await choose("instant")).location).toContain("choice=booked.");
	});

	it("need the second check, and are limited for each lead", async () => {
		expect(await send({ intent: "cancel", version, reason: "Malade" }, false)).toMatchObject({
			status: 401,
			data: { failure: "expired", pressed: "cancel", values: { reason: "Malade" } },
		});
		expect((await appointment()).data.status).toBe("booked");
		Object.assign(forms.services.limits, { changes: createRateLimit({ most: 2, windowMs: 60_000 }) });
		const statuses = [];
		for (let sent = 0; sent < 3; sent++) statuses.push(await send({ intent: "note", accessNote: `Note ${sent}` }));
		expect(statuses.map(({ status }) => status)).toEqual([303, 303, 429]);
		expect(statuses[2]?.data).toMatchObject({ failure: "busy", pressed: "note", values: { accessNote: "Note 2" } });
	});
});
