import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { shownAppointment } from "../../app/leads/.server/appointments/shown-appointment.ts";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "../../app/leads/.server/inbox/lead-change.ts";
import type { Locale } from "../../app/locale/locales.ts";
import type { Appointment, AppointmentPlace } from "../../app/model/appointments/appointment.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import type { DocumentStore } from "../../app/model/ports.ts";
import { addDays, weekdayOf } from "../../app/time/days.ts";
import { dayInMontreal, timeInMontreal } from "../../app/time/montreal.ts";
import { company } from "../../content/company.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { contactLead, ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { fromAnywhere, pathTo } from "./estimate/visitor.ts";
import { storeLeads } from "./inbox-leads.ts";
import { hydrated } from "./journey.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

export interface Customer {
	id: string;
	token: string;
	email: string;
	locale: Locale;
}

const member = { id: "membre-demo", name: "Camille Démo" };
const morning = { from: "10:00", to: "12:00" };

/** A lead with its page, from the estimate or from the contact form. */
export async function customerLead(
	server: TestServer,
	locale: Locale = "fr",
	kind: "estimate" | "contact" = "estimate",
	more: Partial<Lead> = {},
): Promise<Customer> {
	const [token, email] = [randomUUID().replaceAll("-", "").slice(0, 22), `${randomUUID()}@exemple.example`];
	const sample = kind === "estimate" ? estimateLead(ductAnswers, { photos: [] }) : contactLead;
	const lead = { ...sample, followToken: token, email, locale, name: "Ariane Démo", phone: "5145550117", ...more };
	const [id = ""] = await storeLeads(server, [lead]);
	return { id, token, email, locale };
}

/** The nth day from today on which a crew works from 8:00 to 18:00; the first one is at least two days away. */
export function workday(nth: number): string {
	let day = addDays(dayInMontreal(new Date()), 1);
	for (let found = 0; found < nth; ) {
		day = addDays(day, 1);
		if (weekdayOf(day) < 6 && !company.holidays.includes(day)) found++;
	}
	return day;
}

/** An exact time in twelve hours: too late for the customer to change it. */
export function soon(): Pick<AppointmentPlace, "day" | "window"> {
	const at = new Date(Date.now() + 12 * 60 * 60 * 1000);
	const time = timeInMontreal(at);
	return { day: dayInMontreal(at), window: { from: time, to: time } };
}

/** Books, or moves the open appointment, as a member does in the back office. */
export function book(
	server: TestServer,
	{ id }: Pick<Customer, "id">,
	place: Partial<AppointmentPlace>,
): Promise<void> {
	return withStore(server, async (store) => {
		const open = await shownAppointment(store, id);
		await change(store, id, {
			kind: "appointment",
			to: "booked",
			of: open && { id: open.id, sequence: open.data.sequence },
			place: { crew: "equipe-1", day: workday(3), window: morning, minutes: 180, travel: 30, ...place },
			reminds: true,
			accepted: [],
			tells: true,
			text: "",
		});
	});
}

export function end(server: TestServer, { id }: Customer, to: "cancelled" | "missed" | "done"): Promise<void> {
	return withStore(server, async (store) => {
		const open = await shownAppointment(store, id);
		if (!open) throw new Error("There is no appointment");
		const of = { id: open.id, sequence: open.data.sequence };
		const told = { tells: false, text: "" };
		await change(
			store,
			id,
			to === "done"
				? { kind: "appointment", to, of, finalAmount: null }
				: ({ kind: "appointment", to, of, ...(to === "cancelled" && told) } as LeadChange),
		);
	});
}

/** Cancels an appointment that is still open. */
export async function free(server: TestServer, customer: Customer): Promise<void> {
	if ((await appointmentOf(server, customer)).status === "booked") await end(server, customer, "cancelled");
}

async function change(store: DocumentStore, id: string, wanted: LeadChange): Promise<void> {
	const { kind } = await changeLead(commandParts(store), id, member, Number.POSITIVE_INFINITY, wanted);
	if (kind !== "done") throw new Error(`Not done: ${kind}`);
}

export function appointmentOf(server: TestServer, { id }: Customer): Promise<Appointment & { id: string }> {
	return withStore(server, async (store) => {
		const found = await shownAppointment(store, id);
		if (!found) throw new Error("There is no appointment");
		return { id: found.id, ...found.data };
	});
}

/** Every stored document outside of `appointments`, as text. */
export function storedElsewhere(server: TestServer, { id }: Customer): Promise<string> {
	return withStore(server, async (store) => {
		const lead = await store.get("leads", id);
		const messages = await store.query("messages", { where: [{ field: "lead", is: "=", value: id }] });
		const [mails, tasks] = [await store.query("outbox"), await store.query("tasks")];
		return JSON.stringify([lead, messages, mails, tasks]);
	});
}

/** Opens the customer's page and passes the second check. */
export async function openPage(page: Page, server: TestServer, customer: Customer, js: boolean): Promise<void> {
	await page.context().setExtraHTTPHeaders(fromAnywhere());
	await page.goto(server.origin + pathTo("estimate-follow", customer.locale, { token: customer.token }));
	if (js) await hydrated(page);
	await page.locator("input[name=proof]").fill("0117");
	await page.locator("form:has([name=proof]) button[type=submit]").first().click();
	await expect(page.locator("#status-heading")).toBeVisible();
	if (js) await hydrated(page);
}

/** The follow page in a second browser tab that shares the cookies. */
export async function openAgain(context: BrowserContext, server: TestServer, customer: Customer): Promise<Page> {
	const page = await context.newPage();
	await page.goto(server.origin + pathTo("estimate-follow", customer.locale, { token: customer.token }));
	return page;
}
