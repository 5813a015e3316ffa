import type { Page } from "@playwright/test";
import { appointmentCard, bookButton, bookingPanel } from "../../e2e/appointments.ts";
import { hydrated } from "../../e2e/journey.ts";
import type { TestServer } from "../../e2e/server.ts";
import { expect } from "../../e2e/staff-office.ts";
import { idOfKey } from "../../faults/contact-visitor.ts";
import { agedKeyFor, send } from "../visitor.ts";
import { test } from "./office.ts";
import { createAdministrator, inside, signIn } from "./sign-in.ts";

test.use({ expectedErrors: /status of 4(?:22|09)|ERR_FAILED/ });

const alert = (page: Page) => bookingPanel(page).getByRole("alert");

test("two servers book the same time at once: one wins, the other keeps what was typed and shows the next times", async ({
	page,
	browser,
	office,
	another,
	env,
}) => {
	await createAdministrator(page, office);
	const second = await another();
	const other = await browser.newPage();
	const desks: [Page, TestServer][] = [
		[page, office],
		[other, second],
	];
	const leads = [];
	for (const message of ["Premier rendez-vous", "Second rendez-vous"]) {
		const key = agedKeyFor(env.SECRET ?? "");
		await send(office.origin, { key, message });
		leads.push(idOfKey(key));
	}
	for (const [index, [tab, server]] of desks.entries()) {
		await signIn(tab, server);
		await inside(tab);
		await tab.goto(`${server.origin}/admin/demandes/${leads[index]}?volet=rendez-vous`);
		await hydrated(tab);
		await tab.getByLabel("Note d’accès").fill(`Note ${index}`);
	}
	const first = (tab: Page) => tab.locator(".booking-time").first();
	const wanted = await first(page).getByRole("radio").getAttribute("value");
	expect(await first(other).getByRole("radio").getAttribute("value")).toBe(wanted);
	await Promise.all(desks.map(([tab]) => bookButton(tab).click()));
	const lost = async () => (await Promise.all(desks.map(([tab]) => alert(tab).count()))).join("");
	await expect.poll(lost, { timeout: 60_000 }).toMatch(/^(?:01|10)$/);
	const loser = (await lost()) === "10" ? 0 : 1;
	const [losing] = desks[loser] ?? [page];
	const [winning] = desks[1 - loser] ?? [page];
	await expect(appointmentCard(winning)).toBeVisible();
	await expect(alert(losing)).toContainText("Quelqu’un vient de prendre ce moment");
	await expect(losing.getByLabel("Note d’accès")).toHaveValue(`Note ${loser}`);
	await expect(losing.locator("[name=place]:checked")).toHaveCount(0);
	await expect(losing.locator(`[name=place][value="${wanted}"]`)).toHaveCount(0);
	await first(losing).click();
	await bookButton(losing).click();
	await expect(appointmentCard(losing)).toBeVisible();
	await other.close();
});
