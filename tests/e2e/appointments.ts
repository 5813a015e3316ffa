import type { Locator, Page } from "@playwright/test";
import type { Appointment } from "../../app/model/appointments/appointment.ts";
import type { StoredDocument } from "../../app/model/ports.ts";
import { addDays, weekdayOf } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { hydrated } from "./journey.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

/** All appointments of a lead, the oldest first. */
export function storedAppointments(server: TestServer, lead: string): Promise<StoredDocument<Appointment>[]> {
	return withStore(server, async (store) => {
		const { documents } = await store.query("appointments", { where: [{ field: "lead", is: "=", value: lead }] });
		return documents.toSorted((one, other) => (one.data.createdAt < other.data.createdAt ? -1 : 1));
	});
}

/** A Tuesday that is at least this many days ahead: crews work then. */
export function tuesdayAhead(days: number): string {
	let day = addDays(dayInMontreal(new Date()), days);
	while (weekdayOf(day) !== 2) day = addDays(day, 1);
	return day;
}

/** The panel, by the name that it has in either language. */
export const bookingPanel = (page: Page): Locator =>
	page.getByRole("region", { name: /^(?:Prendre|Modifier le) rendez-vous$|^(?:Book an|Change the) appointment$/ });

export const bookButton = (page: Page): Locator =>
	bookingPanel(page).getByRole("button", { name: /^(?:Réserver|Déplacer|Enregistrer|Book|Move|Save)/ });

/** The card of the appointment on the lead. */
export const appointmentCard = (page: Page): Locator => page.locator(".appointment");

export async function openBooking(page: Page, server: TestServer, lead: string, query = ""): Promise<void> {
	await page.goto(`${server.origin}/admin/demandes/${lead}?volet=rendez-vous${query}`);
	await hydrated(page);
}

/** Books an exact time that nobody else has, as tests of other things do. */
export async function bookExactTime(page: Page, day: string, from = "09:00"): Promise<void> {
	await bookingPanel(page).getByText("Une heure précise").first().click();
	await page.getByLabel("Jour", { exact: true }).fill(day);
	await page.getByLabel("Arrivée").fill(from);
	await bookButton(page).click();
}
