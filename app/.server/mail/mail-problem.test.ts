import type { AddressInfo, Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { mailProblemOf } from "./mail-problem.ts";
import { createSmtpMailer } from "./smtp.ts";

const mail = {
	messageId: "<test@boreale.example>",
	from: "a@boreale.example",
	to: "b@boreale.example",
	subject: "Test",
	html: "<p>Test</p>",
	text: "Test",
};

function reply(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode });
}

describe("a trial of the mail server", () => {
	const open: { close(done?: () => void): void }[] = [];
	afterEach(() => {
		for (const each of open.splice(0)) each.close(() => {});
	});

	async function tryWith(options: SMTPServerOptions, url = (port: number) => `smtp://127.0.0.1:${port}`) {
		const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], closeTimeout: 50, ...options });
		server.on("error", () => {});
		await new Promise<void>((done) => (server.server as Server).listen(0, "127.0.0.1", done));
		const mailer = createSmtpMailer({ url: url(((server.server as Server).address() as AddressInfo).port) });
		open.push(server, mailer);
		return mailer.trial?.send(mail);
	}

	it("succeeds when the server takes the mail", async () => {
		expect(await tryWith({ onData: (stream, _, done) => stream.resume().on("end", () => done()) })).toEqual({
			ok: true,
		});
	});

	it("names a refused password, with the server's own line", async () => {
		const options = {
			allowInsecureAuth: true,
			onAuth: (_: unknown, __: unknown, done: (error: Error) => void) => done(reply(535, "5.7.8 not accepted")),
		};
		const result = await tryWith(options as SMTPServerOptions, (port) => `smtp://user:hunter2@127.0.0.1:${port}`);
		expect(result).toEqual({ ok: false, problem: "password", line: "535 5.7.8 not accepted" });
	});

	it("names a refused sender, recipient and message", async () => {
		expect(await tryWith({ onMailFrom: (_, __, done) => done(reply(550, "5.7.1 who")) })).toMatchObject({
			problem: "sender",
		});
		expect(await tryWith({ onRcptTo: (_, __, done) => done(reply(550, "5.1.1 no")) })).toMatchObject({
			problem: "recipient",
		});
		expect(await tryWith({ onRcptTo: (_, __, done) => done(reply(450, "4.2.0 later")) })).toMatchObject({
			problem: "busy",
		});
		const refuse: SMTPServerOptions = {
			onData: (stream, _, done) => stream.resume().on("end", () => done(reply(554, "5.7.1 spam"))),
		};
		expect(await tryWith(refuse)).toMatchObject({ problem: "content" });
	});

	it("names encryption that does not fit", async () => {
		expect(await tryWith({}, (port) => `smtps://127.0.0.1:${port}`)).toMatchObject({ problem: "encryption" });
	});

	it("names a server that is not there", async () => {
		const mailer = createSmtpMailer({ url: "smtp://127.0.0.1:1" });
		open.push(mailer);
		expect(await mailer.trial?.send(mail)).toMatchObject({ ok: false, problem: "refused" });
		expect(mailProblemOf({ code: "EDNS", message: "getaddrinfo ENOTFOUND mail.invalid" }).problem).toBe("host");
		expect(mailProblemOf({ code: "ETIMEDOUT", message: "Connection timeout" }).problem).toBe("timeout");
		expect(mailProblemOf(undefined)).toEqual({ problem: "other", line: "" });
	});

	it("identifies the mailbox without its password", () => {
		const mailer = createSmtpMailer({ url: "smtp://owner:hunter2@mail.example:587" });
		open.push(mailer);
		expect(mailer.trial).toMatchObject({ host: "mail.example", account: "owner@mail.example:587" });
	});
});
