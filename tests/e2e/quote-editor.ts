import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./journey.ts";
import type { TestServer } from "./server.ts";

export async function openQuote(page: Page, server: TestServer, lead: string): Promise<void> {
	await page.goto(`${server.origin}/admin/demandes/${lead}/soumission`);
	await hydrated(page);
}

/** A line of the form, from 1. */
export const quoteLine = (page: Page, n: number): Locator =>
	page.getByRole("group", { name: new RegExp(`^(?:Ligne|Line) ${n}$`) });

export const quotePreview = (page: Page): Locator =>
	page.getByRole("region", { name: /^(?:Ce que le client voit|What the customer sees)$/ });

/** The button at the end of the form; there is a shorter one on top. */
export const sendButton = (page: Page): Locator =>
	page.getByRole("button", { name: /^(?:Envoyer la soumission|Send the quote)$/ });
