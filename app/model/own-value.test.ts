import { expect, it } from "vitest";
import { expandText } from "#app/.server/content/expand.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { federatedError } from "#app/.server/identity/federated-error.ts";
import { authCodeOf } from "#app/members/office/firebase/auth-code-of.ts";
import { ownValue } from "./own-value.ts";
import { fillIn } from "./text/fill-in.ts";

const inherited = ["constructor", "__proto__", "toString", "hasOwnProperty"];

it.each(inherited)("does not find the inherited key %s in any table that is read with an external key", (key) => {
	expect(ownValue({ compte: "/admin/compte" }, key)).toBeUndefined();
	expect(federatedError(key)).toBe("invalid-credential");
	expect(authCodeOf(Object.assign(new Error("no"), { code: `auth/${key}` }))).toBe("unknown");
	expect(fillIn(`{${key}}`, { n: 1 })).toBe(`{${key}}`);
});

it("rejects a price token named constructor", () => {
	expect(() => expandText("{{price:constructor}}", "fr", originalContent.reader())).toThrow(/Unknown token/);
});

it("returns the value of an own key", () => {
	expect(ownValue({ compte: "/admin/compte" }, "compte")).toBe("/admin/compte");
});
