import { describe, expect, it } from "vitest";
import { readUnsentForm } from "./read-unsent-form.ts";

describe("a form of a signed-out member", () => {
	it("keeps every written value in order, and the page with its query", async () => {
		const form = await readUnsentForm(
			sent([
				["intent", "reply"],
				["text", "Bonjour"],
				["services", "a"],
				["services", "b"],
			]),
			"en",
		);
		expect(form).toEqual({
			path: "/admin/demandes/1?volet=ecrire",
			locale: "en",
			fields: [
				["intent", "reply"],
				["text", "Bonjour"],
				["services", "a"],
				["services", "b"],
			],
		});
	});

	it("leaves out passwords, confirmations and files", async () => {
		const file = new File(["x"], "photo.jpg");
		const { fields } = await readUnsentForm(
			sent([
				["password", "secret"],
				["newPassword", "secret"],
				["confirm", "yes"],
				["photo", file],
			]),
			"fr",
		);
		expect(fields).toEqual([]);
	});
});

function sent(fields: readonly (readonly [string, string | File])[]): Request {
	const body = new FormData();
	for (const [name, value] of fields) body.append(name, value);
	return new Request("https://airelle.example/admin/demandes/1?volet=ecrire", { method: "POST", body });
}
