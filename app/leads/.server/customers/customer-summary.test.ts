import { expect, it } from "vitest";
import { formatPostalCode } from "#app/locale/format.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { contactLead } from "../../../../tests/mail/sample-leads.ts";
import { summarizeCustomer } from "./customer-summary.ts";

const lead = (id: string, changes: Partial<Lead>) => ({
	id,
	version: 1,
	data: { ...contactLead, email: null, phone: null, reference: `AIR-${id}`, ...changes },
});

it("a customer has the name of the newest lead, and each name, address and number once", () => {
	const leads = [
		lead("a", { name: "Louise Demo", email: "Louise@Exemple.example" }),
		lead("b", { name: "L. Démo", phone: "5145550172", address: { street: "1, rue Démo", unit: "", city: "Laval" } }),
		lead("c", { name: "Louise Démo", email: "louise@exemple.example", phone: "5145550172" }),
	];
	expect(summarizeCustomer(leads, "fr")).toMatchObject({
		lead: "c",
		name: "Louise Démo",
		otherNames: ["L. Démo"],
		emails: ["louise@exemple.example"],
		count: 3,
		phones: [{ digits: "5145550172" }],
		references: ["AIR-c", "AIR-b", "AIR-a"],
		addresses: [`1, rue Démo, Laval, ${formatPostalCode("H2T1S6")}`],
	});
});

it("a flagged lead names nobody, unless there is no other", () => {
	const flagged = lead("b", { name: "Robot", email: "robot@exemple.example", spam: ["honeypot"] });
	expect(summarizeCustomer([lead("a", { name: "Louise Démo" }), flagged], "fr")).toMatchObject({
		name: "Louise Démo",
		otherNames: [],
		emails: [],
		count: 1,
	});
	expect(summarizeCustomer([flagged], "fr")).toMatchObject({ name: "Robot", count: 1 });
});
