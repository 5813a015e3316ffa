import type { Locator, Page } from "@playwright/test";
import type { Kind } from "../../app/model/estimate/questions.ts";
import {
	continueButton,
	fromAnywhere,
	leadOf,
	messages,
	open,
	pathTo,
	referenceOf,
	type Story,
	sendButton,
	stories,
} from "./estimate/visitor.ts";
import { storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const server = officeServer({ TRUSTED_PROXIES: "1" });

const kinds = ["ventilation-ducts", "dryer-ducts"] as const satisfies readonly Kind[];
const person = { name: "Solange Démo", phone: "5145550183", postalCode: "H2T 2S9" };

/** Presses and typed characters: what a hand does. Moving to a field that has no focus is a press. */
function handOn(page: Page) {
	const work = { presses: 0, characters: 0 };
	return {
		work,
		async press(target: Locator): Promise<void> {
			work.presses++;
			await target.click();
		},
		async type(target: Locator, text: string): Promise<void> {
			if (!(await target.evaluate((field) => field === document.activeElement))) await this.press(target);
			work.characters += text.length;
			await page.keyboard.type(text);
			await expect(target).toHaveValue(text);
		},
	};
}

type Hand = ReturnType<typeof handOn>;

async function choose(page: Page, hand: Hand): Promise<void> {
	for (const kind of kinds) await hand.press(page.locator(`label:has([name="service"][value="${kind}"])`));
}

async function answer(page: Page, hand: Hand): Promise<void> {
	for (const kind of kinds) {
		const { fields }: Story = stories[kind];
		for (const [name, given] of Object.entries(fields)) {
			const field = page.locator(`[name="${kind}.${name}"]`);
			if (typeof given === "string") await hand.type(field, given);
			else await hand.press(page.locator(`label:has([name="${kind}.${name}"][value="${given[0]}"])`));
		}
	}
}

/** The first window that is offered. */
const firstWindow = (page: Page) => page.locator("label:has([name=window]:enabled)").filter({ visible: true }).first();

async function visitorSends(page: Page): Promise<Hand["work"]> {
	const visitor = { page, origin: server.origin, locale: "fr" as const, js: true };
	const hand = handOn(page);
	await open(visitor, pathTo("estimate", "fr"));
	await choose(page, hand);
	await hand.press(page.locator("form#estimate-form").getByRole("button", { name: messages.fr.estimate.continue }));
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await answer(page, hand);
	await hand.press(continueButton(visitor));
	await page.waitForURL(`**${pathTo("estimate-appointment", "fr")}`);
	await hand.type(page.locator("[name=postalCode]"), person.postalCode);
	await expect(firstWindow(page)).toBeVisible();
	await hand.press(firstWindow(page));
	await hand.press(continueButton(visitor));
	await page.waitForURL(`**${pathTo("estimate-person", "fr")}`);
	await hand.type(page.locator("[name=name]"), person.name);
	await hand.type(page.locator("[name=phone]"), person.phone);
	await hand.press(
		sendButton(visitor)
			.or(page.getByRole("button", { name: "Envoyer la demande" }))
			.first(),
	);
	return hand.work;
}

test("the longest call needs no more presses and characters than the public estimate", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	const context = await browser.newContext({ extraHTTPHeaders: fromAnywhere() });
	const visitor = await context.newPage();
	const online = await visitorSends(visitor);
	const sent = leadOf(server.data, await referenceOf(visitor));
	await context.close();

	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/appel`);
	await hydrated(page);
	const hand = handOn(page);
	await expect(page.getByLabel("Nom")).toBeFocused();
	await hand.type(page.getByLabel("Nom"), person.name);
	await hand.type(page.getByLabel("Téléphone"), person.phone);
	await choose(page, hand);
	await answer(page, hand);
	const count = (title: string) => page.getByRole("region", { name: title }).getByText(/réponses? sur/);
	await expect(count("Conduits de ventilation")).toHaveText("5 réponses sur 5");
	await expect(count("Conduits de sécheuse")).toHaveText("3 réponses sur 3");
	await hand.type(page.getByLabel("Code postal"), person.postalCode);
	await expect(page.getByText("Desservi : Montréal.")).toBeVisible();
	await hand.press(firstWindow(page));
	await hand.press(page.getByRole("button", { name: /^Enregistrer et réserver/ }));
	await expect(page).toHaveURL(/\/admin\/demandes\/[\da-f-]{36}$/);
	const lead = await storedLead(server, new URL(page.url()).pathname.split("/").at(-1) ?? "");

	console.log("Presses and characters, on the site and in a call:", online, hand.work);
	expect(hand.work.presses).toBeLessThanOrEqual(online.presses);
	expect(hand.work.characters).toBeLessThanOrEqual(online.characters);
	// Both have the same answers and the same range.
	expect(lead.estimate?.answers).toEqual(sent.estimate?.answers);
	expect(lead.estimate?.result).toEqual(sent.estimate?.result);
	expect(lead).toMatchObject({ kind: "estimate", service: kinds[0], postalCode: sent.postalCode, status: "booked" });
});
