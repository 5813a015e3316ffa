import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContactValues } from "./contact-fields.ts";
import { parseContactForm, parsePersonForm } from "./contact-form.ts";

const right: ContactValues = { name: "Ariane", email: "ariane@exemple.example", message: "Bonjour" };
const errorsOf = (values: ContactValues) => {
	const result = parseContactForm(values);
	return result.kind === "wrong" ? result.errors : {};
};

describe("the contact form", () => {
	it("requires only a name, an e-mail address or a phone number, and a message", () => {
		expect(errorsOf({})).toEqual({ name: "name-missing", email: "reach-missing", message: "message-missing" });
		expect(errorsOf(right)).toEqual({});
		expect(errorsOf({ ...right, email: "", phone: "514 555-0142" })).toEqual({});
	});

	it("normalizes phone numbers and postal codes in common notations", () => {
		const result = parseContactForm({ ...right, phone: "+1 (514) 555-0142", postalCode: "h2t-2s9" });
		expect(result.kind === "right" && [result.value.phone, result.value.postalCode]).toEqual(["5145550142", "H2T2S9"]);
	});

	it.each([
		["H2T IS6", "H2T1S6"],
		["H2T.1S6", "H2T1S6"],
		["H2T1S", "H2T"],
	])("mends the postal code %j, which the estimate accepts and earlier leads have", (postalCode, stored) => {
		const result = parseContactForm({ ...right, postalCode });
		expect(result.kind === "right" && result.value.postalCode).toBe(stored);
	});

	it("reports an error code for each wrong field", () => {
		expect(errorsOf({ ...right, email: "ariane@" })).toEqual({ email: "email-wrong" });
		expect(errorsOf({ ...right, phone: "12" })).toEqual({ phone: "phone-wrong" });
		expect(errorsOf({ ...right, postalCode: "12345" })).toEqual({ postalCode: "postal-wrong" });
		expect(errorsOf({ ...right, message: "x".repeat(4001) })).toEqual({ message: "too-long" });
		expect(errorsOf({ ...right, service: "rocket" })).toEqual({ service: "choice-wrong" });
	});

	it.each([
		["a line break, a control character", "Ariane\u0000\r\nBcc: a@b.example", "Ariane Bcc: a@b.example"],
		["a sign that turns around the text after it", "Ariane\u202e", "Ariane"],
		["half of a pair", "Ariane\ud800", "Ariane"],
	])("keeps a name on one line, without %s", (_, name, stored) => {
		const result = parseContactForm({ ...right, name });
		expect(result.kind === "right" && result.value.name).toBe(stored);
	});

	it("asks for a name that is made of invisible signs", () => {
		expect(errorsOf({ ...right, name: "\u202e\u0000" })).toEqual({ name: "name-missing" });
	});

	it("reads an e-mail address that was pasted with invisible signs", () => {
		const result = parseContactForm({ ...right, email: "\u202aariane@exemple.example\u200b" });
		expect(result.kind === "right" && result.value.email).toBe("ariane@exemple.example");
	});

	it.each([
		"ari\u0000ane@exemple.example",
		"ariane@exemple..example",
		"ariane@.exemple.example",
		"ariane@exemple..ca.example",
	])("refuses %j, to which no mail can be sent", (email) => {
		expect(errorsOf({ ...right, email })).toEqual({ email: "email-wrong" });
	});

	it("defaults to a reply by phone when only a phone number is given", () => {
		const result = parseContactForm({ name: "A", phone: "5145550142", message: "x" });
		expect(result.kind === "right" && result.value.reachBy).toBe("phone");
	});

	it.each([
		[{ email: "", phone: "5145550142", reachBy: "email" }, "phone"],
		[{ phone: "", reachBy: "phone" }, "email"],
		[{ phone: "5145550142", reachBy: "phone" }, "phone"],
		[{ phone: "5145550142", reachBy: "email" }, "email"],
	])("replies in the way that is chosen, or the only one that is given: %j", (given, reachBy) => {
		expect(parseContactForm({ ...right, ...given })).toMatchObject({ value: { reachBy } });
		expect(parsePersonForm({ ...right, language: "fr", ...given })).toMatchObject({ value: { reachBy } });
	});

	it("never throws for any values", () => {
		const anything = fc.dictionary(
			fc.constantFrom("name", "email", "phone", "message", "service", "postalCode", "reachBy", "marketing"),
			fc.string(),
		);
		fc.assert(fc.property(anything, (values) => ["right", "wrong"].includes(parseContactForm(values).kind)));
	});
});
