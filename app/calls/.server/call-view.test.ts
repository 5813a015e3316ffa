import { afterEach, beforeEach, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { firstOf } from "#app/model/calls/call-values.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { callPage, callView } from "./call-view.ts";

const member = { id: "jules", name: "Jules", locale: "fr" } as Member;
const own = { name: "Louise Démo", phone: "5145550172", email: null, postalCode: null, address: null } as const;
const stranger: Partial<Lead> = {
	...own,
	name: "Robot",
	email: "inconnu@exemple.example",
	address: { street: "1, rue du Robot", unit: "", city: "Laval" },
	spam: ["marked"],
	receivedAt: "2026-11-15T15:00:00.000Z",
};

let store: DocumentStore;
let services: Services;
beforeEach(async () => {
	store = await newStore();
	const clock = { now: () => new Date("2026-11-16T15:00:00Z") };
	services = { store, content: createSiteContent(originals), clock, secret: "s" } as unknown as Services;
	await add("own", own);
	await add("flagged", stranger);
});
afterEach(() => store.close());

function add(id: string, lead: Partial<Lead>) {
	return store.commit([create("leads", id, { ...contactLead, idempotencyKey: id, ...lead })]);
}

it("fills in nothing of a request in spam, whose details may be a stranger's", async () => {
	const { values } = await callPage(member, services, "own");
	expect(firstOf(values, "name")).toBe("Louise Démo");
	expect(firstOf(values, "phone")).toBe("514 555-0172");
	expect([firstOf(values, "email"), firstOf(values, "street")]).toEqual(["", ""]);
});

it("offers nothing of a request in spam for the customer who was chosen", async () => {
	const form = new FormData();
	form.set("customer", "own");
	const { alike } = await callView(form, services, "fr");
	expect(alike).toMatchObject([{ id: "own", name: "Louise Démo", fill: { email: "", street: "" } }]);
});
