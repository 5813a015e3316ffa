import { describe, expect, it } from "vitest";
import { parseCall } from "./call-form.ts";
import { callValues } from "./call-values.ts";

const shortest = { name: ["Louise Démo"], phone: ["514 555-0172"], service: ["dryer-ducts"] };

describe("a call", () => {
	it("needs a name, a phone number and a service", () => {
		expect(parseCall(shortest)).toEqual({
			kind: "right",
			call: {
				name: "Louise Démo",
				phone: "5145550172",
				email: null,
				reachBy: "phone",
				locale: "fr",
				postalCode: null,
				address: null,
				words: "",
				accessNote: "",
				heardFrom: null,
				answers: {},
				confirms: false,
			},
		});
	});

	it("needs a text where no service is chosen", () => {
		const { service: _, ...rest } = shortest;
		expect(parseCall({ ...rest, words: ["Une odeur"] })).toMatchObject({ kind: "right", call: { words: "Une odeur" } });
		expect(parseCall(rest)).toEqual({ kind: "wrong", errors: { words: "what-missing" } });
	});

	it("keeps an access note, in several lines", () => {
		expect(parseCall({ ...shortest, note: [" Code 4321\r\nSonner au 2. "] })).toMatchObject({
			call: { accessNote: "Code 4321\nSonner au 2." },
		});
		expect(parseCall({ ...shortest, note: ["a".repeat(601)] })).toEqual({
			kind: "wrong",
			errors: { note: "too-long" },
		});
	});

	it("names every wrong field", () => {
		const values = { name: [" "], phone: [""], email: ["louise"], postalCode: ["12"], words: ["a".repeat(4001)] };
		expect(parseCall(values)).toEqual({
			kind: "wrong",
			errors: {
				name: "name-missing",
				phone: "phone-missing",
				email: "email-wrong",
				postalCode: "postal-wrong",
				words: "too-long",
			},
		});
		expect(parseCall({ ...shortest, phone: ["555"] })).toEqual({ kind: "wrong", errors: { phone: "phone-wrong" } });
		expect(parseCall({})).toMatchObject({ errors: { phone: "phone-missing", words: "what-missing" } });
	});

	it("with a yes to promotions needs an e-mail address; a no does not, and neither is what was not asked", () => {
		const answered = (answer: string, email = "") =>
			parseCall({ ...shortest, "spoken.marketing": [answer], email: [email] });
		expect(answered("yes")).toEqual({ kind: "wrong", errors: { email: "promotions-email" } });
		expect(answered("yes", "l@exemple.example")).toMatchObject({ call: { answers: { marketing: "yes" } } });
		expect(answered("no")).toMatchObject({ call: { answers: { marketing: "no" } } });
		expect(answered("")).toMatchObject({ call: { answers: {} } });
	});

	it("keeps the address, the language and how the caller knows the company", () => {
		const values = { street: ["7315, rue Démo"], unit: [""], city: ["Anjou"], postalCode: ["h1m 2s4"] };
		const rest = { language: ["en"], heardFrom: ["vehicle"], confirms: ["yes"], email: ["l@exemple.example"] };
		expect(parseCall({ ...shortest, ...values, ...rest })).toMatchObject({
			call: {
				address: { street: "7315, rue Démo", unit: "", city: "Anjou" },
				postalCode: "H1M2S4",
				locale: "en",
				heardFrom: "vehicle",
				confirms: true,
				reachBy: "phone",
			},
		});
		expect(parseCall({ ...shortest, heardFrom: ["hearsay"] })).toMatchObject({ call: { heardFrom: null } });
	});
});

it("the values of a form are lists by name, without its key and its button", () => {
	const form = new FormData();
	for (const [name, value] of [
		["key", "k"],
		["do", "save"],
		["service", "a"],
		["service", "b"],
		["__proto__", "x"],
		["constructor", "y"],
	] as const)
		form.append(name, value);
	expect(callValues(form)).toEqual({ service: ["a", "b"] });
});
