import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "../../app/locale/locales.ts";
import { momentInMontreal } from "../../app/time/montreal.ts";
import { appointmentMailWords } from "../../content/mail/appointments.ts";
import { bookedOrAskedWords } from "../../content/mail/booked-or-asked.ts";
import { sendWithWindow } from "../mail/online-booking.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { changeAppointment, placeOn } from "./appointment-changes.ts";
import { eventIn, readEvent } from "./calendar-events.ts";
import { type Customer, openPage, workday } from "./customer-appointments.ts";
import { expect, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";

/** Keeps the file on one worker, with one server; each test has its own leads and days. */
test.describe.configure({ mode: "default" });

const window = { from: "10:00", to: "12:00" };
const waits = { timeout: 30_000 };
let nthDay = 1;

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

/** Sends an estimate with a chosen window, which is booked at once or asked for. */
async function send(isInstant: boolean, locale: Locale): Promise<Customer & { day: string; reference: string }> {
	const [id, email, day] = [randomUUID(), `${randomUUID()}@exemple.example`, workday(nthDay++)];
	const person = { name: "Odile Démo", email, phone: "5145550117", locale };
	const { lead } = await withStore(server, (store) => {
		const parts = {
			store,
			clock: { now: () => new Date() },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
		};
		return sendWithWindow({ id, window: { day, window }, isInstant, person }, parts);
	});
	return { id, email, locale, day, token: lead.followToken ?? "", reference: lead.reference };
}

const sentTo = async (address: string, count: number) => {
	await expect.poll(async () => (await mailsTo(server, address)).length, waits).toBe(count);
	return mailsTo(server, address);
};
const toTeam = async (reference: string) =>
	(await mailsTo(server, "bonjour@airelle.example")).filter(({ text }) => text?.includes(reference));

/** The file that the follow page offers. */
async function downloaded(page: Page, { token }: Customer) {
	const file = await page.request.get(`${server.origin}/_estimate/calendar/${token}`);
	return readEvent(await file.text());
}

for (const locale of ["fr", "en"] as const) {
	const tag = locale === "fr" ? [] : ["@thorough"];
	const { booked, asked } = bookedOrAskedWords[locale];

	test(`an online booking sends one confirmation with its event and one team mail, in ${locale}`, { tag }, async ({
		page,
	}) => {
		const customer = await send(true, locale);
		const [confirmation] = await sentTo(customer.email, 1);
		expect(confirmation?.subject).toContain(booked.subject("").trim());
		expect(confirmation?.text).toContain(booked.price);
		const event = eventIn(confirmation);
		expect(event).toMatchObject({
			...{ type: "text/calendar", method: "PUBLISH", status: "CONFIRMED", sequence: 0 },
			start: momentInMontreal(customer.day, window.from).toISOString(),
		});
		await expect.poll(async () => (await toTeam(customer.reference)).length, waits).toBe(1);
		expect((await toTeam(customer.reference))[0]?.subject).toMatch(/^Pris en ligne/);
		await openPage(page, server, customer, true);
		expect(event).toMatchObject(await downloaded(page, customer));

		const day = workday(nthDay++);
		await changeAppointment(server, customer.id, { to: "booked", place: placeOn(day) });
		const mails = await sentTo(customer.email, 2);
		const moved = mails.find((mail) => eventIn(mail).sequence === 1);
		expect(eventIn(moved).uid).toBe(event.uid);
		expect(moved?.subject).toContain(appointmentMailWords[locale].subjects.moved("").trim());
	});

	test(`a window that is asked for is tentative until a member books it, in ${locale}`, { tag: "@thorough" }, async ({
		page,
	}) => {
		const customer = await send(false, locale);
		const [confirmation] = await sentTo(customer.email, 1);
		expect(confirmation?.subject).toBe(asked.subject(customer.reference));
		expect(confirmation?.text).toContain(asked.notYet);
		expect(confirmation?.text).not.toContain(booked.heading);
		const start = momentInMontreal(customer.day, window.from).toISOString();
		const uid = `${customer.reference}@localhost`;
		const wish = { method: "PUBLISH", status: "TENTATIVE", uid, sequence: 0, start };
		expect(eventIn(confirmation)).toMatchObject(wish);
		await expect.poll(async () => (await toTeam(customer.reference)).length, waits).toBe(1);
		const [team] = await toTeam(customer.reference);
		expect(team?.subject).toMatch(/^Moment demandé/);
		expect(team?.text).toContain(`/admin/demandes/${customer.id}`);
		await openPage(page, server, customer, true);
		expect(await downloaded(page, customer)).toEqual(wish);

		await changeAppointment(server, customer.id, { to: "booked", place: placeOn(customer.day, { window }) });
		const mails = await sentTo(customer.email, 2);
		const answer = mails.find((mail) => mail.subject !== confirmation?.subject);
		expect(answer?.text).toContain(appointmentMailWords[locale].headings.booked);
		const confirmed = { ...wish, status: "CONFIRMED", sequence: 1 };
		expect(eventIn(answer)).toMatchObject(confirmed);
		expect(await downloaded(page, customer)).toEqual(confirmed);
		expect(await toTeam(customer.reference)).toHaveLength(1);
	});
}
