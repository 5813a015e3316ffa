import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { saveAccessNote } from "#app/leads/.server/appointments/access-note.ts";
import { cancelByCustomer } from "#app/leads/.server/appointments/customer-change.ts";
import { bookInstantly } from "#app/leads/.server/appointments/instant-booking.ts";
import { anyRevision, changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { BookingMode } from "#app/model/appointments/booking-rules.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import type { FollowContent, FollowedLead } from "#app/model/estimate/step-content.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { estimateWords } from "#content/estimate/fr.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";
import { acceptSent, sendQuote } from "../../../tests/contracts/quote-commands.ts";
import { create, ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const secret = "a secret that is long enough to sign";
const origin = "https://airelle.example";
const token = "t".repeat(22);
/** A Thursday. */
const chosen = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const asked = { ...chosen, at: now.toISOString() };
const said = requestTimeWords.fr;
const { follow } = estimateWords;
const sent: Lead = estimateLead(
	ductAnswers,
	{ followToken: token, photos: [], receivedAt: now.toISOString() },
	{ date: null, part: "any", days: [] },
);
let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

const parts = () => ({
	store,
	clock: { now: () => now },
	mailDomain: "airelle.example",
	referencePrefix: "AIR",
	secret,
});

/** The content of the site with all services in one mode. */
function contentWith(mode: BookingMode, hours = originals.company.hours): PublishedContent {
	const modes = Object.fromEntries(serviceNames.map((service) => [service, mode]));
	const company = { ...originals.company, hours };
	const documents = { ...originals, company, appointments: { ...originals.appointments, modes } };
	return createSiteContent(documents) as SiteContent as PublishedContent;
}

async function page({
	query = "",
	at = now,
	mode = "on-request" as BookingMode,
	hours = originals.company.hours,
	locale = "fr" as Locale,
} = {}): Promise<FollowedLead> {
	const [cookies = ""] = rememberFollowed("lead", { origin, secret, now: at }).split(";");
	const { payload } = await loadPage(
		testPageRequest({
			name: "estimate-follow",
			locale,
			params: { token },
			origin,
			now: at,
			services: { store, secret, content: contentWith(mode, hours) } as Services,
			visitor: { query: new URLSearchParams(query), cookies },
		}),
	);
	return (payload.content as FollowContent).lead ?? expect.fail("the second check was not passed");
}

async function saved(lead: Lead): Promise<void> {
	await store.commit([create("leads", "lead", lead)]);
}

/** As `receiveBooking` stores it. */
async function bookedWithLead(): Promise<void> {
	const wanted = { chosen, crews: ["equipe-1"], minutes: 120, travel: 30, network: "10.0.0", perDay: 10 };
	const booked = await bookInstantly(wanted, parts())("lead", { ...sent, asked });
	if (booked === "taken") throw new Error("taken");
	await store.commit([create("leads", "lead", booked.lead), ...booked.writes]);
}

async function accepted(more: Partial<Lead> = {}): Promise<void> {
	await saved({ ...sent, ...more });
	await sendQuote({ store, now, reader: contentWith("on-request").reader() }, "lead");
	await acceptSent({ store, now }, "lead");
}

const stepsOf = ({ steps }: FollowedLead) => steps.list.map(({ state, detail }) => `${state}: ${detail}`);

describe("the messages on the page of a lead", () => {
	it("are those that the customer was sent: no words that an earlier build stored without a mail", async () => {
		await saved(sent);
		const rest = { lead: "lead", at: now.toISOString(), direction: "out", channel: "mail", subject: "" } as const;
		const [by, photos] = [{ id: "m", name: "M" }, []];
		await store.commit([
			create("messages", "lead.a", { ...rest, by, photos, text: "Envoyé", mail: "lead-reply-a" }),
			create("messages", "lead.b", { ...rest, by, photos, text: "Jamais envoyé", mail: null }),
		]);
		expect((await page()).messages).toEqual([{ at: rest.at, text: "Envoyé", isOurs: true }]);
	});
});

describe("the page of a lead with a proposed time", () => {
	it("calls midnight, when its quote ends, the end of the day before", async () => {
		await saved(sent);
		const place = { crew: "equipe-1", ...chosen, minutes: 120, travel: 30 };
		const content = { ...sampleQuote, validUntil: "2026-11-17" };
		await sendQuote({ store, now, reader: contentWith("on-request").reader() }, "lead", { place, content });
		const french = await page();
		const until = "jusqu’à la fin de la journée du mardi 17 novembre 2026.";
		expect(french.appointment?.text).toContain(`Il est gardé pour vous ${until}`);
		expect(french.quote.offer?.form?.booking?.until).toBe(
			"Gardé pour vous jusqu’à la fin de la journée du 17 novembre 2026.",
		);
		const english = await page({ locale: "en" });
		expect(english.appointment?.text).toMatch(/It is kept for you until the end of Tuesday, November 17, 2026\.$/);
		expect(english.quote.offer?.form?.booking?.until).toBe("Kept for you until the end of November 17, 2026.");
	});

	it("says until when it is kept, and offers it no longer than until it starts", async () => {
		await saved(sent);
		const place = { crew: "equipe-1", ...chosen, minutes: 120, travel: 30 };
		await sendQuote({ store, now, reader: contentWith("on-request").reader() }, "lead", { place });
		const { quote, appointment } = await page();
		expect(quote.offer?.form?.booking?.until).toMatch(/19 novembre 2026 à 10\sh/);
		expect(appointment?.text).toMatch(/19 novembre 2026 à 10\sh/);
		const late = await page({ at: new Date("2026-11-19T15:00:00.000Z") });
		expect(late).toMatchObject({ appointment: null, quote: { offer: { state: "open", form: { booking: null } } } });
	});
});

describe("the page of a lead with a booked appointment", () => {
	const place = { crew: "equipe-1", ...chosen, minutes: 120, travel: 30 };
	const words = requestPageWords.fr;

	/** Booked by a member. */
	async function booked(): Promise<void> {
		await accepted();
		await changeLead(parts(), "lead", { id: "m", name: "M" }, anyRevision, {
			kind: "appointment",
			to: "booked",
			of: null,
			place,
			reminds: true,
			accepted: [],
			tells: true,
			text: "",
		});
	}

	it("says that its time has passed, from the end of the work on, and asks for nothing that is too late", async () => {
		await booked();
		// 13:59 in Montréal: the crew arrives until noon and works for two hours.
		const during = await page({ at: new Date("2026-11-19T18:59:00Z") });
		expect(during.appointment).toMatchObject({ moves: { by: "phone", text: words.late(24) }, note: { stored: null } });
		const late = await page({ at: new Date("2026-11-19T19:00:00Z") });
		const { text, todo } = words.past;
		// The status says it already.
		expect(late.appointment).toMatchObject({ text: "", moves: null, calendarPath: null, note: null, phones: true });
		expect(late.standing).toEqual({ title: follow.status.values.booked.title, text, todo });
		expect(late.missing.note).toBe("");
		expect([during.place.isAsked, late.place.isAsked]).toEqual([true, false]);
		const address = ({ appointment }: FollowedLead) =>
			appointment?.facts.find(({ label }) => label === words.facts.address)?.value;
		expect([address(during), address(late)]).toEqual([words.facts.noAddress, "H2T\u00a01S6"]);
	});

	it("lets a stored access note be removed after its time", async () => {
		await booked();
		const [appointment] = (await store.query("appointments")).documents;
		await saveAccessNote(parts(), { lead: "lead", appointment: appointment?.id ?? "" }, "Code 4711");
		const late = await page({ at: new Date("2026-11-20T15:00:00Z") });
		expect(late.appointment?.note?.stored).not.toBeNull();
		await saveAccessNote(parts(), { lead: "lead", appointment: appointment?.id ?? "" }, "");
		const at = new Date("2026-11-20T15:00:00Z");
		const removed = await page({ at, query: `note-removed=${at.getTime()}` });
		expect(removed.appointment?.note).toMatchObject({ stored: null, done: words.noteRemoved, doneAt: at.getTime() });
	});

	it("offers to move it on the page only where that is possible", async () => {
		await booked();
		expect((await page()).appointment?.text).toMatch(/^Vous pouvez le déplacer ou l’annuler ici/);
		const full = await page({ hours: [] });
		expect(full.appointment).toMatchObject({ moves: { by: "message" }, cancels: true });
		expect(full.appointment?.text).toMatch(/^Vous pouvez l’annuler ici, sans frais, jusqu’au mercredi 18 novembre/);
	});
});

describe("the page of a lead whose window was booked with it", () => {
	it("thanks for the appointment, and says that the price is still to come", async () => {
		await bookedWithLead();
		const request = await page({ query: "sent" });
		expect(request).toMatchObject({
			isNew: true,
			heading: said.instant.heading,
			wish: null,
			wishes: null,
			choice: null,
			standing: { title: follow.status.values.booked.title, text: said.instant.text, todo: said.instant.todo },
			appointment: { status: "booked", cancels: true, note: { stored: null }, moves: { by: "form" } },
		});
		expect(request.appointment?.text).toContain(said.instant.price);
		expect(request.missing.note).not.toBe("");
		expect(stepsOf(request).slice(1, 3)).toEqual(["current: En préparation", "ahead: Pris pour le 19 novembre 2026"]);
		expect(await page()).toMatchObject({ isNew: false, heading: follow.heading });
	});

	it("asks to accept the price once it is sent, and then shows an ordinary appointment", async () => {
		await bookedWithLead();
		await sendQuote({ store, now, reader: contentWith("instant").reader() }, "lead");
		const open = await page();
		expect(open.standing.title).toBe(follow.status.values.booked.title);
		expect(open.standing.text).toContain("Votre prix est de");
		expect(stepsOf(open)[1]).toMatch(/^current: À accepter/);
		await acceptSent({ store, now }, "lead");
		const agreed = await page();
		expect(agreed.standing.text).toBe(follow.status.values.booked.text);
		expect(agreed.appointment?.text).not.toContain(said.instant.price);
		expect(stepsOf(agreed)[2]).toBe("current: Le 19 novembre 2026");
	});

	it("does not say that somebody answered when the customer cancelled before that, nor that it is asked for", async () => {
		await bookedWithLead();
		const lead = (await store.get("leads", "lead")) ?? expect.fail("no lead");
		const id = lead.data.desk.visit?.appointment ?? "";
		const reader = contentWith("instant").reader();
		expect(await cancelByCustomer({ ...parts(), reader }, lead, { id, sequence: 0 }, "")).toBe("cancelled");
		const request = await page();
		expect(request).toMatchObject({ standing: said.cancelled, wish: null, wishes: null, choice: null });
		expect(stepsOf(request)[1]).toBe("current: En préparation");
	});
});

describe("the page of a lead whose window is asked for", () => {
	it("says that it is not an appointment, also right after sending", async () => {
		await saved({ ...sent, asked });
		const request = await page({ query: "sent" });
		expect(request).toMatchObject({
			isNew: true,
			heading: follow.sent.heading,
			appointment: null,
			wishes: null,
			choice: null,
			standing: { title: follow.status.values.new.title, text: follow.sent.lead },
			wish: { tag: "Demandé", text: said.asked.text, calendar: { path: `/_estimate/calendar/${token}` } },
		});
		expect(request.wish?.when.replaceAll("\u00a0", " ")).toBe("Jeudi 19 novembre 2026, entre 10 h et 12 h");
		expect(stepsOf(request)[2]).toBe("ahead: Demandé pour le 19 novembre 2026");
	});

	it("says the same when the lead is flagged", async () => {
		await saved({ ...sent, asked, spam: ["too-fast"] });
		expect(await page({ query: "sent" })).toMatchObject({ isNew: true, wish: { tag: "Demandé" }, wishes: null });
	});

	it("does not show a window that has passed as asked for", async () => {
		await saved({ ...sent, asked });
		const late = await page({ at: new Date("2026-11-20T15:00:00Z") });
		expect(late).toMatchObject({ wish: null, wishes: { text: said.asked.past } });
		expect(stepsOf(late)[2]).toBe("ahead: ");
	});

	it("offers a calendar file for a preferred day only where there is one: not when we are closed in that part of it", async () => {
		const { estimate } = estimateLead(ductAnswers, {}, { date: "2026-11-19", part: "afternoon", days: [] });
		await saved({ ...sent, estimate });
		expect((await page()).wishes).toMatchObject({ calendarPath: `/_estimate/calendar/${token}` });
		const mornings = [{ days: [4], opens: "08:00", closes: "12:30" }];
		expect((await page({ hours: mornings })).wishes).toMatchObject({
			text: expect.stringContaining("19 novembre"),
			calendarPath: null,
		});
	});

	it("says that no time was chosen, and nothing about days once it is closed", async () => {
		await saved(sent);
		expect(await page()).toMatchObject({ wish: null, wishes: { text: follow.noWishes } });
		await store.commit([{ kind: "delete", collection: "leads", id: "lead" }]);
		await saved({ ...sent, asked, status: "lost" });
		expect(await page()).toMatchObject({ wish: null, wishes: null });
	});
});

describe("the page of a lead whose price is accepted", () => {
	it.each(["instant", "on-request"] as const)("offers windows, %s", async (mode) => {
		await accepted();
		const { choice, standing, wishes } = await page({ mode });
		const way = said.choice.ways[mode];
		expect(choice).toMatchObject({ heading: way.heading, by: { kind: "form", isFolded: false, hint: way.hint } });
		expect(standing).toMatchObject({ title: "Prix accepté", todo: way.todo });
		expect(wishes).toBeNull();
	});

	it("keeps the window that is asked for above the others, and none but that one when nothing else can be chosen", async () => {
		await accepted({ asked });
		expect(await page()).toMatchObject({
			wish: { tag: "Demandé" },
			choice: { heading: said.choice.ways.again.heading, by: { isFolded: true } },
		});
		expect(await page({ mode: "by-phone" })).toMatchObject({ choice: null, standing: { todo: said.asked.todo } });
	});

	it("says what to do where no window can be chosen", async () => {
		await accepted();
		expect((await page({ mode: "by-phone" })).choice).toMatchObject({
			heading: said.choice.none.heading,
			todo: said.choice.none.todo,
			by: { kind: "message", text: said.choice.reasons["by-phone"] },
		});
	});

	it("says what became of the choice, by what the lead is now", async () => {
		await accepted({ asked });
		const result = (outcome: string) => `choice=${outcome}.${now.getTime()}.${windowValue(chosen)}`;
		const noticeOf = async (outcome: string) => (await page({ query: result(outcome) })).choiceNotice;
		expect(await noticeOf("asked")).toMatchObject({ tone: "success", title: said.notices.asked("").title });
		expect(await noticeOf("taken")).toMatchObject({ tone: "warning", title: said.notices.taken("").title });
		expect(await noticeOf("stale")).toMatchObject({ tone: "warning", title: said.notices.stale.title });
		// Nothing is booked, whatever the address says.
		expect(await noticeOf("booked")).toBeNull();
		expect((await page({ query: "choice=asked.1.x" })).choiceNotice).toBeNull();
	});
});

const member = { id: "m", name: "Camille" };

async function change(wanted: object, id?: string): Promise<void> {
	const { kind } = await changeLead(parts(), "lead", member, Number.POSITIVE_INFINITY, wanted as LeadChange, id);
	expect(kind).toBe("done");
}

function book(id: string, day: string): Promise<void> {
	const place = { crew: "equipe-1", day, window: chosen.window, minutes: 60, travel: 30 };
	const told = { reminds: true, accepted: [], tells: false, text: "" };
	return change({ kind: "appointment", to: "booked", of: null, place, ...told }, id);
}

const end = (id: string, more: object) => change({ kind: "appointment", of: { id, sequence: 0 }, ...more });

describe("an appointment that did not take place", () => {
	const { texts } = requestPageWords.fr;
	it.each([
		["cancelled", { tells: false, text: "" }],
		["missed", {}],
	] as const)("asks for a message after it was %s, except above the windows of an accepted price", async (to, more) => {
		await saved(sent);
		await book("work", "2026-11-17");
		await end("work", { to, ...more });
		expect((await page()).appointment?.text).toBe(`${texts[to]} ${texts.another[to]}`);
		await sendQuote({ store, now, reader: contentWith("on-request").reader() }, "lead");
		await acceptSent({ store, now }, "lead");
		const { appointment, choice } = await page();
		expect(choice).toMatchObject({ heading: said.choice.ways["on-request"].heading });
		expect(appointment?.text).toBe(texts[to]);
	});
});

describe("a visit after the work", () => {
	const shown = async () => {
		const { steps, jobs, choice, status } = await page();
		return { status, day: steps.list.at(-1)?.detail, amount: jobs[0]?.amount?.taxes, choice };
	};

	it("leaves the amount and the day of the work on the page, and offers no other time", async () => {
		await saved(sent);
		await book("work", "2026-11-17");
		await end("work", { to: "done", finalAmount: 500_00 });
		const done = await shown();
		expect(done).toMatchObject({
			status: "done",
			day: "Le 17 novembre 2026",
			choice: null,
			amount: expect.stringContaining("500,00"),
		});
		await book("again", "2026-11-19");
		expect(await shown()).toMatchObject({ status: "booked", amount: done.amount, choice: null });
		await end("again", { to: "cancelled", tells: false, text: "" });
		expect(await shown()).toEqual(done);
	});

	it("leaves the day on which a member set the lead to done", async () => {
		await saved(sent);
		await change({ kind: "status", to: "done", finalAmount: null });
		const done = await shown();
		await book("again", "2026-11-19");
		await end("again", { to: "missed" });
		expect(await shown()).toEqual(done);
	});
});

describe("the page of an emergency", () => {
	it("does not say that no days were chosen, which its estimate never asked", async () => {
		const { estimate } = sent;
		const result = { ...estimate?.result, urgent: true };
		await store.commit([create("leads", "lead", { ...sent, estimate: { ...estimate, result } } as Lead)]);
		expect((await page()).wishes).toBeNull();
	});
});
