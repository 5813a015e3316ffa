import { expect, it } from "vitest";
import type { Lead } from "#app/model/leads/lead.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { fillFrom } from "./alike-view.ts";

const address = { street: "12, rue Exemple", unit: "3", city: "Montréal" };
const lead = (given: Partial<Lead>): Lead => ({ ...contactLead, postalCode: null, address: null, ...given });

it("fills in the address of one lead, with its own postal code", () => {
	const leads = [lead({ postalCode: "H7A1A1" }), lead({ address, postalCode: "H2T2S9" })];
	expect(fillFrom(leads)).toMatchObject({ ...address, postalCode: "H2T 2S9" });
});

it("fills in no postal code of another place", () => {
	const leads = [lead({ postalCode: "H7A1A1" }), lead({ address })];
	expect(fillFrom(leads)).toMatchObject({ ...address, postalCode: "" });
});

it("fills in the newest postal code alone when no street is known", () => {
	const leads = [lead({}), lead({ postalCode: "H7A1A1" }), lead({ postalCode: "H2T2S9" })];
	expect(fillFrom(leads)).toMatchObject({ street: "", city: "", postalCode: "H7A 1A1" });
});
