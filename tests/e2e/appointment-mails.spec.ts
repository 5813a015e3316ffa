import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Lead } from "../../app/model/leads/lead.ts";
import { customerId } from "../../app/model/leads/lead-history.ts";
import { addDays } from "../../app/time/days.ts";
import { formatWeekday } from "../../app/time/format-day.ts";
import { dayInMontreal, momentInMontreal } from "../../app/time/montreal.ts";
import { ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { changeAppointment, placeOn, undoAppointment } from "./appointment-changes.ts";
import { eventIn } from "./calendar-events.ts";
import { storeLeads } from "./inbox-leads.ts";
import { expect, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";

/** Keeps the file on one worker, with one server; each test has its own leads. */
test.describe.configure({ mode: "default" });

const today = dayInMontreal(new Date());
/** The crew can be in one place at a time: each test books days of its own. */
let daysAhead = 7;
const nextDay = () => addDays(today, daysAhead++);
const waits = { timeout: 30_000 };

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

async function newLead(changes: Partial<Lead> = {}, on = server): Promise<{ id: string; email: string }> {
	const email = `${randomUUID()}@exemple.example`;
	const followToken = randomUUID().replaceAll("-", "").slice(0, 22);
	const sample = { ...estimateLead(ductAnswers), name: "Rosalie Démo", email, followToken };
	const [id = ""] = await storeLeads(on, [{ ...sample, idempotencyKey: randomUUID(), ...changes }]);
	return { id, email };
}

for (const locale of ["fr", "en"] as const) {
	const isFrench = locale === "fr";
	const tag = isFrench ? [] : ["@thorough"];
	test(`a customer is told that their appointment is booked, moved and cancelled, in ${locale}`, { tag }, async () => {
		const [day, later] = [nextDay(), nextDay()];
		const { id, email } = await newLead({ locale });
		const arrived = async (count: number) => {
			await expect.poll(async () => (await mailsTo(server, email)).length, waits).toBe(count);
			const mails = await mailsTo(server, email);
			return mails.toSorted((one, other) => eventIn(one).sequence - eventIn(other).sequence).at(-1);
		};
		const hour = locale === "fr" ? "08:00" : "13:00";
		const window = { from: hour, to: isFrench ? "10:00" : "15:00" };
		const text = isFrench ? "À bientôt chez vous." : "See you soon.";
		const place = placeOn(day, { window });
		await changeAppointment(server, id, { to: "booked", place, text, accessNote: "Code 4711" });
		const first = await arrived(1);
		expect(first?.subject).toContain(formatWeekday(day, locale));
		expect(first?.text).toContain(text);
		expect(first?.text).toContain(isFrench ? "Deux personnes" : "Two people");
		expect(first?.text).toContain(isFrench ? "ajoutez votre adresse" : "please add your address");
		expect(JSON.stringify(first)).not.toContain("Code 4711");
		// The event of the preferred day, which the confirmation of the lead had.
		const uid = `${estimateLead(ductAnswers).reference}@localhost`;
		const start = momentInMontreal(day, hour).toISOString();
		const event = { type: "text/calendar", method: "PUBLISH", status: "CONFIRMED", uid, sequence: 1, start };
		expect(eventIn(first)).toEqual(event);

		await changeAppointment(server, id, { to: "booked", place: placeOn(later, { window }) });
		const second = await arrived(2);
		expect(second?.text).toContain(isFrench ? "Auparavant" : "Previously");
		expect(second?.text).toContain(formatWeekday(day, locale));
		const moved = { ...event, sequence: 2, start: momentInMontreal(later, hour).toISOString() };
		expect(eventIn(second)).toEqual(moved);

		await changeAppointment(server, id, { to: "cancelled" });
		const third = await arrived(3);
		expect(third?.subject).toContain(isFrench ? "est annulé" : "is cancelled");
		expect(eventIn(third)).toEqual({ ...moved, sequence: 3, method: "CANCEL", status: "CANCELLED" });
	});
}

test("the link in the mail opens the follow page", { tag: "@thorough" }, async ({ page }) => {
	const day = nextDay();
	const { id, email } = await newLead();
	await changeAppointment(server, id, { to: "booked", place: placeOn(day) });
	await expect.poll(async () => (await mailsTo(server, email)).length, waits).toBe(1);
	const [mail] = await mailsTo(server, email);
	const link = /https?:\/\/\S+\/suivi\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
	await page.goto(server.origin + new URL(link).pathname);
	await expect(page.locator("input[name=proof]")).toBeVisible();
});

test("an appointment that was undone sends no mail", { tag: "@thorough" }, async () => {
	const [day, later] = [nextDay(), nextDay()];
	const [undone, kept] = [await newLead(), await newLead()];
	const entry = await changeAppointment(server, undone.id, { to: "booked", place: placeOn(day) }, { now: new Date() });
	expect(entry.mails).toHaveLength(1);
	expect(await undoAppointment(server, undone.id, entry)).toBe("undone");
	// Booked afterwards with the same delay: once its mail is here, the other one would be too.
	await changeAppointment(server, kept.id, { to: "booked", place: placeOn(later) }, { now: new Date() });
	await expect.poll(async () => (await mailsTo(server, kept.email)).length, waits).toBe(1);
	expect(await mailsTo(server, undone.email)).toEqual([]);
});

test("a customer without an e-mail address becomes a task to call, in their language", async () => {
	const day = nextDay();
	const { id } = await newLead({ email: null, name: "Hélène Démo", locale: "en" });
	const { tasks = [] } = await changeAppointment(server, id, { to: "booked", place: placeOn(day) });
	const stored = await withStore(server, async (store) => (await store.get("tasks", tasks[0] ?? ""))?.data);
	expect(stored?.text).toBe(
		`Call Hélène Démo: “Your appointment is booked, ${formatWeekday(day, "en")}, between 8\u00a0a.m. and 10\u00a0a.m.”`,
	);
});

test("the team reads what changed when the customer moves their appointment", async () => {
	const [day, later] = [nextDay(), nextDay()];
	const { id } = await newLead({ name: "Claire Démo" });
	await changeAppointment(server, id, { to: "booked", place: placeOn(day) });
	const by = { id: customerId, name: "Claire Démo" };
	await changeAppointment(server, id, { to: "booked", place: placeOn(later) }, { by });
	const told = async () =>
		(await mailsTo(server, "bonjour@airelle.example")).filter(({ text }) => text?.includes("Claire Démo a déplacé"));
	await expect.poll(async () => (await told()).length, waits).toBe(1);
	const [mail] = await told();
	expect(mail?.subject).toMatch(/^Rendez-vous déplacé par le client, demande AIR-/);
	expect(mail?.text).toContain(formatWeekday(day, "fr"));
	expect(mail?.text).toContain(formatWeekday(later, "fr"));
});

test("customers are reminded once on the day before at 17:00, and never of what was cancelled", async () => {
	const day = nextDay();
	const folder = await mkdtemp(join(tmpdir(), "airelle-reminders-"));
	const first = await startServer({ DATA_DIR: folder });
	const kept = await newLead({ name: "Nora Démo" }, first);
	const cancelled = await newLead({ name: "Bilal Démo" }, first);
	const without = await newLead({ name: "Marc Démo", email: null }, first);
	await changeAppointment(first, kept.id, { to: "booked", place: placeOn(day), accessNote: "Code 4711" });
	const overlap = placeOn(day, { window: { from: "13:00", to: "15:00" } });
	await changeAppointment(first, cancelled.id, { to: "booked", place: overlap });
	await changeAppointment(first, cancelled.id, { to: "cancelled" });
	const other = placeOn(day, { crew: "equipe-2" });
	const call = await changeAppointment(first, without.id, { to: "booked", place: other });
	await first.stop();
	const evening = await startServer({
		DATA_DIR: folder,
		NODE_OPTIONS: `--import=${join(import.meta.dirname, "moved-clock.ts")}`,
		CLOCK_OFFSET: String(momentInMontreal(addDays(day, -1), "17:01").getTime() - Date.now()),
	});
	try {
		const reminders = async (email: string) =>
			(await mailsTo(evening, email)).filter(({ subject }) => subject?.startsWith("Rappel"));
		await expect.poll(async () => (await reminders(kept.email)).length, { timeout: 40_000 }).toBe(1);
		const [mail] = await reminders(kept.email);
		expect(mail?.subject).toContain(formatWeekday(day, "fr"));
		expect(mail?.text).toContain("Pour le déplacer ou l’annuler, appelez-nous");
		expect(mail?.attachments).toEqual([]);
		expect(JSON.stringify(mail)).not.toContain("Code 4711");
		expect(await reminders(cancelled.email)).toEqual([]);
		const task = `${call.appointment?.id}-appointment-reminder-0`;
		const due = await withStore(evening, async (store) => (await store.get("tasks", task))?.data.dueAt);
		expect(due).toBe(momentInMontreal(addDays(day, -1), "17:00").toISOString());
	} finally {
		await evening.stop();
		await rm(folder, { recursive: true, force: true });
	}
});
