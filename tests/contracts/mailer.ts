import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "#app/model/ports.ts";

export interface MailerUnderTest {
	mailer: Mailer;
	/** All delivered messages, oldest first, as a mail program reads them. */
	arrived(): Promise<readonly (Buffer | string)[]>;
	close(): Promise<void>;
}

export const mail: Mail = {
	messageId: "<0b6f1c1e-6f9b-4f65-8f0e-6f5f8a6f0001@airelle>",
	from: "Airelle <bonjour@airelle.example>",
	to: "maelle@example.com",
	replyTo: "equipe@airelle.example",
	subject: "Votre demande AIR-7K2M9QX\u00a0: échangeur d’air",
	html: `<p>Reçue le 3 novembre 2026 à 14\u00a0h\u00a005. ${"Une longue ligne. ".repeat(80)}</p>\n<p>.</p>\n.\n<p>Fin</p>`,
	text: `Reçue à 14\u00a0h\u00a005.\n.\n..\nFrom quelqu’un\n${"Une longue ligne. ".repeat(80)}`,
};

/** Contract of every mailer. */
export function describeMailer(name: string, open: () => Promise<MailerUnderTest>): void {
	describe(`${name}, mailer contract`, () => {
		let subject: MailerUnderTest;

		beforeEach(async () => {
			subject = await open();
		});
		afterEach(() => subject.close());

		async function received(): Promise<Email[]> {
			return Promise.all((await subject.arrived()).map((bytes) => PostalMime.parse(bytes)));
		}

		async function deliver(changes: Partial<Mail> = {}): Promise<Email> {
			expect(await subject.mailer.send({ ...mail, ...changes })).toEqual({ kind: "sent" });
			const [email] = await received();
			if (!email) throw new Error("nothing arrived");
			return email;
		}

		it("delivers the message as written", async () => {
			const email = await deliver();
			expect(email.subject).toBe(mail.subject);
			expect(email.from).toMatchObject({ name: "Airelle", address: "bonjour@airelle.example" });
			expect(email.to).toMatchObject([{ address: mail.to }]);
			expect(email.replyTo).toMatchObject([{ address: mail.replyTo }]);
			expect(lines(email.html)).toBe(lines(mail.html));
			expect(lines(email.text)).toBe(lines(mail.text));
			expect(email.attachments).toEqual([]);
		});

		it("delivers attachments unchanged, beside the message", async () => {
			const type = "text/calendar; method=PUBLISH; charset=utf-8";
			const content = "BEGIN:VCALENDAR\r\nSUMMARY:Visite d’Airelle, à confirmer\r\n.\r\nEND:VCALENDAR\r\n";
			const email = await deliver({ attachments: [{ name: "visite-airelle.ics", type, content }] });
			expect(lines(email.html)).toBe(lines(mail.html));
			expect(lines(email.text)).toBe(lines(mail.text));
			const [attachment, ...others] = email.attachments;
			expect(others).toEqual([]);
			expect(attachment).toMatchObject({
				filename: "visite-airelle.ics",
				mimeType: "text/calendar",
				disposition: "attachment",
				method: "PUBLISH",
			});
			// The parser drops the CR of calendars: the raw message shows that line ends were sent unchanged.
			const [raw] = await subject.arrived();
			expect(String(raw).replace(/\s/g, "")).toContain(Buffer.from(content).toString("base64"));
		});

		it("lets no attachment add a header or read a file", async () => {
			const smuggled = "a.ics\r\nBcc: evil@example.com\r\n\r\n<script>";
			const attachment = { name: smuggled, type: `text/calendar\r\nBcc: evil@example.com`, content: "x" };
			const email = await deliver({ attachments: [attachment] });
			expect(headers(email, "bcc")).toEqual([]);
			expect(lines(email.text)).toBe(lines(mail.text));
			const file = { path: "/etc/hostname" } as unknown as string;
			const before = (await subject.arrived()).length;
			const result = await subject.mailer.send({ ...mail, attachments: [{ ...attachment, content: file }] });
			expect(result).not.toMatchObject({ kind: "sent" });
			expect(await subject.arrived()).toHaveLength(before);
		});

		it("marks the message as auto-generated", async () => {
			expect(headers(await deliver(), "auto-submitted")).toEqual(["auto-generated"]);
		});

		it("says how to unsubscribe with one click, in one piece, only where the mail needs a consent", async () => {
			const unsubscribe = `https://www.airelle.example/desabonnement/${"Ab-_".repeat(11)}?${"x".repeat(60)}`;
			const email = await deliver({ unsubscribe });
			expect(headers(email, "list-unsubscribe")).toEqual([`<${unsubscribe}>`]);
			expect(headers(email, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
			// Some programs do not unfold headers as the standard says: the address itself is never folded.
			expect(String((await subject.arrived())[0])).toContain(`<${unsubscribe}>`);
			const smuggled = await subject.mailer.send({
				...mail,
				messageId: "<0b6f1c1e-6f9b-4f65-8f0e-6f5f8a6f0002@airelle>",
				unsubscribe: "https://a.example/>\r\nBcc: evil@example.com",
			});
			expect(smuggled).toEqual({ kind: "sent" });
			for (const each of await received()) expect(headers(each, "bcc")).toEqual([]);
		});

		it("has no header to unsubscribe otherwise", async () => {
			const email = await deliver();
			expect([...headers(email, "list-unsubscribe"), ...headers(email, "list-unsubscribe-post")]).toEqual([]);
		});

		it("keeps the Message-ID when the mail is sent again", async () => {
			await deliver();
			await deliver();
			const ids = new Set((await received()).map(({ messageId }) => messageId));
			expect([...ids]).toEqual([mail.messageId]);
		});

		it.each([
			"\r\nBcc: evil@example.com",
			"\nBcc: evil@example.com\n\nBody",
			"\r\n\r\n<script>",
			"\u2028Bcc: evil@example.com",
		])("keeps typed text out of headers and the body: %j", async (smuggled) => {
			const email = await deliver({
				subject: `Bonjour${smuggled}`,
				from: `Airelle${smuggled.replaceAll(/[<>]/g, "")} <bonjour@airelle.example>`,
				replyTo: `equipe@airelle.example${smuggled}`,
				messageId: `${mail.messageId}${smuggled}`,
			});
			expect(headers(email, "bcc")).toEqual([]);
			expect(email.to).toMatchObject([{ address: mail.to }]);
			expect(email.from?.address).toBe("bonjour@airelle.example");
			expect(email.replyTo).toBeUndefined();
			expect(email.subject).toMatch(/^Bonjour /);
			expect(lines(email.text)).toBe(lines(mail.text));
			expect(email.attachments).toEqual([]);
		});

		it.each([
			"",
			"nobody",
			"a@example.com, b@example.com",
			"a@example.com\r\nRCPT TO:<b@example.com>",
			"<a@b.c> <d@e.f>",
		])("refuses permanently a recipient that is not a single address: %j", async (to) => {
			expect(await subject.mailer.send({ ...mail, to })).toMatchObject({ kind: "never" });
			expect(await subject.arrived()).toEqual([]);
		});

		it("reads no file or URL named in a mail", async () => {
			const path = { path: "/etc/hostname" } as unknown as string;
			expect(await subject.mailer.send({ ...mail, html: path })).not.toMatchObject({ kind: "sent" });
			expect(await subject.arrived()).toEqual([]);
		});

		it("describes where mails go", () => {
			expect(subject.mailer.describe()).not.toBe("");
		});
	});
}

function lines(text = ""): string {
	return text.replaceAll("\r\n", "\n").trimEnd();
}

function headers(email: Email, name: string): string[] {
	return email.headers.filter(({ key }) => key === name).map(({ value }) => value);
}
