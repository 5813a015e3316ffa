import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { messagesOf } from "../../app/leads/.server/messages.ts";
import { receiveLead } from "../../app/leads/.server/receive-lead.ts";
import { formatRange } from "../../app/locale/format.ts";
import type { Lead, Photo } from "../../app/model/leads/lead.ts";
import type { SpamFlag } from "../../app/model/leads/lead-status.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { pathTo, words } from "./estimate/visitor.ts";
import { hydrated } from "./journey.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const sample = estimateLead(ductAnswers);
const { low = 0, high = 0 } = sample.estimate?.result ?? {};
export const sampleRange = formatRange({ low, high }, "fr");

export interface SentLead {
	id: string;
	reference: string;
	photo: string;
}

/** The smallest JPEG that browsers display. */
const jpeg = Buffer.from(
	"/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
	"base64",
);

/** The status of the open lead, which opens what changes it. */
export const statusOf = (page: Page) => page.locator(".status-menu > summary");

/** Shows what changes the status: the other statuses, and the forms that some of them need. */
export async function openStatus(page: Page): Promise<void> {
	await statusOf(page).click();
}

/** How a closed lead ended, below its name. */
export const endingOf = (page: Page) => page.locator(".lead-ending");

export async function chooseStatus(page: Page, name: string): Promise<void> {
	await statusOf(page).click();
	await page.getByRole("button", { name, exact: true }).click();
}

/**
 * Presses the button of a form that somebody else was faster than. The form gets the new revision a moment after the
 * notice about the conflict: pressed again in between, it would meet the same conflict.
 */
export async function pressIntoConflict(around: Locator, name: string): Promise<void> {
	const form = around.locator("form", { has: around.page().getByRole("button", { name, exact: true }) });
	const seen = form.locator("input[name=seen]");
	const before = await seen.inputValue();
	await form.getByRole("button", { name, exact: true }).click();
	await expect(seen).not.toHaveValue(before);
}

/** As long as the real ones, which are an HMAC. */
function followTokenOf(id: string): string {
	return id.replaceAll("-", "").slice(0, 22);
}

/**
 * Writes a visitor's estimate lead with a photo into the server's store, as the site does. Without an address of the
 * test's own nobody reads its mails, and none is queued: a server spends a second on the first two, and a quarter of a
 * second on two more.
 */
export async function sendLead(
	server: TestServer,
	name: string,
	{ flags = [], email: read }: { flags?: SpamFlag[]; email?: string } = {},
): Promise<SentLead> {
	const email = read ?? `${randomUUID()}@exemple.example`;
	const now = new Date();
	const [id, photo] = [randomUUID(), randomUUID()];
	const data: Photo = {
		owner: id,
		width: 1,
		height: 1,
		addedAt: now.toISOString(),
		bytes: jpeg,
		purgeAfter: sample.purgeAfter,
	};
	const { lead } = await withStore(server, (store) => {
		const withoutMails: typeof store = {
			...store,
			commit: (writes) => store.commit(writes.filter(({ collection }) => collection !== "outbox")),
		};
		return receiveLead(
			{
				kind: "estimate",
				fields: {
					name,
					email,
					phone: "5145550178",
					service: null,
					message: `Bonjour de ${name}`,
					postalCode: "H2T2S9",
					reachBy: "phone",
					marketing: false,
				},
				...(sample.estimate && { estimate: sample.estimate }),
				followTokenOf: () => followTokenOf(id),
				photos: [photo],
				along: [{ kind: "create", collection: "photos", id: photo, data }],
				locale: "fr",
				key: id,
				flags,
				marketingText: "",
			},
			commandParts(read ? store : withoutMails, () => now),
		);
	});
	return { id, reference: lead.reference, photo };
}

/** The texts of a lead's conversation, oldest first, without the form's. */
export async function storedTexts(server: TestServer, id: string): Promise<string[]> {
	const messages = await withStore(server, async (store) => {
		const lead = await store.get("leads", id);
		return lead ? messagesOf(store, lead) : [];
	});
	return messages.filter(({ data }) => data.channel !== "form").map(({ data }) => data.text.replaceAll("\r", ""));
}

/** Stores leads with a changed sample each, newest first, in one write. Returns their ids. */
export async function storeLeads(server: TestServer, leads: readonly Partial<Lead>[]): Promise<string[]> {
	const now = Date.now();
	const ids = leads.map(() => randomUUID());
	const writes = leads.map((lead, index) => {
		const receivedAt = new Date(now - index * 1000).toISOString();
		const reference = `AIR-${randomUUID().slice(0, 7).toUpperCase()}`;
		return create("leads", ids[index] ?? "", { ...contactLead, reference, receivedAt, ...lead });
	});
	await withStore(server, (store) => store.commit(writes));
	return ids;
}

/** Sends a message from the lead's page, as the customer does. */
export async function customerWrites(page: Page, server: TestServer, { id }: SentLead, text: string): Promise<void> {
	await page.goto(server.origin + pathTo("estimate-follow", "fr", { token: followTokenOf(id) }));
	await hydrated(page);
	await page.locator("input[name=proof]").fill("0178");
	await page.locator("form:has([name=proof]) button[type=submit]").first().click();
	await page.locator("textarea[name=message]").fill(text);
	await page.getByRole("button", { name: words.fr.follow.message.send, exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toBeVisible();
}

export async function storedLead(server: TestServer, id: string): Promise<Lead> {
	const lead = await withStore(server, (store) => store.get("leads", id));
	if (!lead) throw new Error(`There is no request ${id}`);
	return lead.data;
}
