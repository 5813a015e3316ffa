import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, hydrated } from "./journey.ts";
import type { TestServer } from "./server.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export async function openContent(page: Page, server: TestServer, path = ""): Promise<void> {
	await page.goto(`${server.origin}/admin/contenu${path}`);
	await hydrated(page);
}

export function field(page: Page, part: "fr" | "en", name: string): Locator {
	return page.locator(`[id="${part}-${name}"]`);
}

/** Opens a view of the editor: by tab on a phone, by button on a desktop, where both languages are always visible. */
export async function turnTo(page: Page, view: "Français" | "Anglais" | "Aperçu" | "Publier"): Promise<void> {
	const tab = page.getByRole("navigation", { name: "Parties de l’éditeur" }).getByRole("link", { name: view });
	if (await tab.isVisible()) {
		await tab.click();
		// Waits for the view: key presses in a field that is still hidden are lost.
		await expect(tab).toHaveAttribute("aria-current", "page");
		return;
	}
	const button = page.locator(".editor-actions a:not([aria-current])", { hasText: view });
	if ((await button.count()) > 0) await button.click();
}

export async function saved(page: Page, part: "fr" | "en"): Promise<void> {
	await expect(page.locator(`#part-${part} .save-line`)).toHaveAttribute("data-state", "saved");
}

/** Publishes exactly these languages from the publish panel. */
export async function publish(page: Page, ...parts: ("fr" | "en")[]): Promise<void> {
	await turnTo(page, "Publier");
	for (const part of ["fr", "en"] as const) {
		await page.locator(`input[name="parts"][value="${part}"]`).setChecked(parts.includes(part));
	}
	await page.getByRole("button", { name: "Publier maintenant" }).click();
	await expect(page.getByText("C’est en ligne.")).toBeVisible();
}

export async function get(server: TestServer, path: string) {
	const response = await fetch(server.origin + path, { redirect: "manual" });
	return { status: response.status, location: response.headers.get("Location"), text: await response.text() };
}

export function previewed(page: Page, part: "français" | "anglais"): FrameLocator {
	return page.frameLocator(`iframe[title="${part === "français" ? "Aperçu du français" : "Aperçu de l’anglais"}"]`);
}

const article = {
	fr: {
		"matter.description":
			"Pourquoi la chambre au-dessus du garage sent l’essence, et comment vérifier soi-même l’étanchéité.",
		"matter.lead": "Une odeur d’essence à l’étage n’est jamais normale. Trois vérifications avant d’appeler.",
		"matter.alt": "Une maison vue en coupe, une voiture dans le garage.",
		body: "La quiétaine du garage monte par les fentes.\n\n## Vérifier la porte\n\nFermez-la, puis regardez le jour.",
	},
	en: {
		"matter.slug": "petrol-smell-above-the-garage",
		"matter.title": "A petrol smell above the garage",
		"matter.description": "Why the bedroom above the garage smells of petrol, and how to check the seals by yourself.",
		"matter.lead": "A smell of petrol upstairs is never normal. Three checks before you call.",
		"matter.alt": "A house in cutaway, with a car in the garage.",
		body: "The quietude of the garage rises through the gaps.\n\n## Check the door\n\nClose it, then look for daylight.",
	},
} as const;

export async function fillPart(page: Page, part: "fr" | "en"): Promise<void> {
	for (const [name, text] of Object.entries(article[part])) await field(page, part, name).fill(text);
	await field(page, part, "matter.services").getByRole("checkbox").first().check();
	await saved(page, part);
}
