import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFields, detailsFields } from "./details-fields.ts";
import { parseAddressForm, parseDetailsForm } from "./details-form.ts";

const right = { name: "Ariane", email: "ariane@exemple.example", language: "fr" };
const parsed = (values: Parameters<typeof parseDetailsForm>[0], options = {}) => {
	const result = parseDetailsForm(values, options);
	return result.kind === "right" ? result.value : result.errors;
};

describe("parseDetailsForm", () => {
	it("requires a name, and an e-mail address or a phone number", () => {
		expect(parsed({ language: "fr" })).toEqual({ name: "name-missing", email: "reach-missing" });
		expect(parsed({ ...right, email: "", phone: "514 555-0142" })).toMatchObject({ email: null, phone: "5145550142" });
	});

	it("accepts an empty name only when the lead has none", () => {
		expect(parsed({ ...right, name: " " })).toEqual({ name: "name-missing" });
		expect(parsed({ ...right, name: " " }, { nameless: true })).toMatchObject({ name: "" });
	});

	it("checks each field as the visitor's forms do", () => {
		const wrong = { email: "ariane@", phone: "12", postalCode: "12345", street: "x".repeat(121), language: "de" };
		expect(parsed({ ...right, ...wrong })).toEqual({
			email: "email-wrong",
			phone: "phone-wrong",
			postalCode: "postal-wrong",
			street: "too-long",
			language: "choice-wrong",
		});
	});

	it("reads the address, and none when all its parts are empty", () => {
		const typed = { street: " 4560,  rue\nSaint-Denis ", unit: "", city: "Montréal", postalCode: "h2t 2s9" };
		expect(parsed({ ...right, ...typed })).toMatchObject({
			address: { street: "4560, rue Saint-Denis", unit: "", city: "Montréal" },
			postalCode: "H2T2S9",
		});
		expect(parsed({ ...right, street: " ", unit: " " })).toMatchObject({ address: null, postalCode: null });
	});

	it("replies by the only way that is left", () => {
		expect(parsed({ ...right, reachBy: "phone" })).toMatchObject({ reachBy: "email" });
		expect(parsed({ ...right, email: "", phone: "5145550142", reachBy: "email" })).toMatchObject({ reachBy: "phone" });
		expect(parsed({ ...right, phone: "5145550142", reachBy: "phone" })).toMatchObject({ reachBy: "phone" });
	});

	it("never throws for any values", () => {
		const anything = fc.dictionary(fc.constantFrom(...detailsFields), fc.string());
		fc.assert(fc.property(anything, (values) => ["right", "wrong"].includes(parseDetailsForm(values).kind)));
	});
});

describe("parseAddressForm", () => {
	it("requires nothing, and rejects what is too long or no postal code", () => {
		expect(parseAddressForm({})).toEqual({ kind: "right", value: { address: null, postalCode: null } });
		const long = Object.fromEntries(addressFields.map((field) => [field, "x".repeat(500)]));
		expect(parseAddressForm(long)).toEqual({
			kind: "wrong",
			errors: { street: "too-long", unit: "too-long", city: "too-long", postalCode: "too-long" },
		});
		expect(parseAddressForm({ postalCode: "12345" })).toMatchObject({ errors: { postalCode: "postal-wrong" } });
	});
});
