import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { followTokenFor } from "#app/leads/.server/follow-lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { callMail } from "./call-mail.ts";

const member = { id: "jules", name: "Jules", locale: "fr" } as Member;

let store: DocumentStore;
/** The ids of leads that were read: Firestore refuses one with a slash. */
let read: string[];
beforeEach(async () => {
	const opened = await newStore();
	read = [];
	const get: DocumentStore["get"] = (collection, id) => {
		if (collection === "leads") read.push(id);
		return opened.get(collection, id);
	};
	store = { ...opened, get };
});
afterEach(() => store.close());

async function shownMail(key: string): Promise<string> {
	const services = {
		store,
		content: createSiteContent(originals),
		clock: { now: () => new Date("2026-11-16T15:00:00Z") },
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
		secret: "s",
	} as unknown as Services;
	const form = new FormData();
	const person = { name: "Louise Démo", phone: "514 555-0172", email: "louise@exemple.example", confirms: "yes" };
	const work = { service: "dryer-ducts", postalCode: "H2T 2S9", window: "2026-11-19_13:00-15:00" };
	for (const [name, value] of Object.entries({ key, ...person, ...work })) form.append(name, value);
	const { mail } = await callMail(form, member, services, "https://www.airelle.example");
	if (!mail) throw new Error("There is no mail");
	return mail.text;
}

const linkOf = (lead: string) => followTokenFor(lead, "s");

describe("the mail of a call that is shown before it leaves", () => {
	it("has the link that the customer will get", async () => {
		const key = randomUUID();
		expect(await shownMail(key)).toContain(linkOf(key));
	});

	it("takes no key that the page did not make", async () => {
		expect(await shownMail("leads/other")).not.toContain(linkOf("leads/other"));
		expect(read).not.toContain("leads/other");
	});

	it("never has the link of a lead that is there", async () => {
		const id = randomUUID();
		await store.commit([{ kind: "create", collection: "leads", id, data: contactLead }]);
		expect(await shownMail(id)).not.toContain(linkOf(id));
	});
});
