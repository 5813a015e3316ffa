import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressId, readUnsubscribeToken, unsubscribeToken } from "./address-id.ts";

const secret = "secret";
const email = "maelle@example.com";
const id = addressId(email, secret);

it("is what earlier builds stored for usual addresses, so that no withdrawal is forgotten", () => {
	for (const usual of [email, "maëlle@vidéotron.example", "a@ab--cd_e.example", "a@b.123", "no address"]) {
		const stored = createHmac("sha256", secret).update(`mail-address ${usual}`).digest("base64url").slice(0, 22);
		expect([usual, addressId(usual, secret)]).toEqual([usual, stored]);
	}
});

describe("the token of the link in mails", () => {
	const token = unsubscribeToken(email, secret);

	it("is bound to the address in every spelling, and does not reveal it", () => {
		expect(token).toMatch(/^[\w-]{44}$/);
		expect(unsubscribeToken(" MAELLE@example.com", secret)).toBe(token);
		expect(readUnsubscribeToken(token, secret)).toBe(id);
		expect(unsubscribeToken("other@example.com", secret).slice(0, 22)).not.toBe(id);
	});

	it.each([
		["another secret", unsubscribeToken(email, "other")],
		["another address", unsubscribeToken("other@example.com", secret).slice(0, 22) + token.slice(22)],
		["only the id", id],
		["a cut end", token.slice(0, -1)],
		["nothing", ""],
	])("is refused with %s", (_, forged) => expect(readUnsubscribeToken(forged, secret)).toBeNull());
});
