import { describe, expect, it } from "vitest";
import { mailAddresses } from "./mail-addresses.ts";
import { messageOf } from "./message.ts";

const boreal = { name: "Propreté Boréale", email: "allo@boreale.example" };

describe("the addresses of mails", () => {
	it("are the company’s own without settings", () => {
		expect(mailAddresses({}, boreal)).toEqual({
			from: "Propreté Boréale <allo@boreale.example>",
			staff: "allo@boreale.example",
			domain: "boreale.example",
		});
	});

	it("are those of the settings, with the name of the company", () => {
		const settings = { MAIL_FROM: "courriel@envoi.example", STAFF_EMAIL: "equipe@boreale.example" };
		expect(mailAddresses(settings, boreal)).toEqual({
			from: "Propreté Boréale <courriel@envoi.example>",
			staff: "equipe@boreale.example",
			domain: "envoi.example",
		});
	});

	it.each(['Net & "Sec"', "Maison <propre>", "Propreté, Boréale; inc.", "a@b.example"])(
		"send with the name %s",
		(name) => {
			const { from } = mailAddresses({}, { ...boreal, name });
			const mail = { messageId: "<a@b>", from, to: "client@exemple.ca", subject: "", html: "", text: "" };
			expect(messageOf(mail)?.from).toEqual({ name: name.replace(/[<>"]/g, ""), address: boreal.email });
		},
	);
});
