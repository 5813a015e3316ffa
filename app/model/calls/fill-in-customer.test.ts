import { expect, it } from "vitest";
import { fieldsToFill } from "./fill-in-customer.ts";

const fill = { email: "l@exemple.example", postalCode: "H1M 2S4", street: "7315, rue Démo", unit: "", city: "Anjou" };
const filled = (typed: Partial<typeof fill>) => fieldsToFill(fill, (name) => typed[name] ?? "");

it("a chosen customer fills in what is empty, and replaces nothing", () => {
	expect(filled({})).toEqual(["email", "postalCode", "street", "city"]);
	expect(filled({ email: "other@exemple.example" })).toEqual(["postalCode", "street", "city"]);
	expect(filled({ postalCode: "h1m2s4" })).toEqual(["email", "street", "city"]);
});

it("an address is not mixed from two", () => {
	expect(filled({ postalCode: "H2T 2S9" })).toEqual(["email"]);
	expect(filled({ street: "12, rue Autre" })).toEqual(["email"]);
});
