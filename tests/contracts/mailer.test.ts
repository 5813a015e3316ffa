import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createEmlMailer } from "#app/.server/mail/eml-files.ts";
import { createSmtpMailer, type SmtpMailer } from "#app/.server/mail/smtp.ts";
import { describeMailer, type MailerUnderTest, mail } from "./mailer.ts";

describeMailer("SMTP", () => openSmtp());
describeMailer("a folder of files", openFolder);

describe("the mail folder, erasing a person", () => {
	it("deletes their mail, and no other", async () => {
		const { mailer, arrived, close } = await openFolder();
		await mailer.send(mail);
		await mailer.send({ ...mail, messageId: "<another/one@airelle.example>" });
		await mailer.forget?.("<another/one@airelle.example>");
		await mailer.forget?.("<unknown@airelle.example>");
		expect(await arrived()).toHaveLength(1);
		await mailer.forget?.(mail.messageId);
		expect(await arrived()).toEqual([]);
		await close();
	});
});

describe("SMTP, when the server fails", () => {
	let open: { close(): unknown } | undefined;
	afterEach(() => open?.close());

	async function sendTo(options: SMTPServerOptions) {
		const smtp = await openSmtp(options);
		open = smtp;
		return smtp.mailer.send(mail);
	}

	it("gives up on a refused recipient, and does not quote it", async () => {
		const refused = answer(550, "5.1.1 <maelle@example.com> is unknown here");
		expect(await sendTo({ onRcptTo: (_, __, done) => done(refused) })).toEqual({
			kind: "never",
			reason: "EENVELOPE RCPT TO 550 5.1.1",
		});
	});

	it("gives up on a refused message", async () => {
		const result = await sendTo({
			onData: (stream, _, done) => stream.resume().on("end", () => done(answer(554, "5.6.0 no"))),
		});
		expect(result).toMatchObject({ kind: "never" });
	});

	it.each([
		["recipient", { onRcptTo: (_, __, done) => done(answer(450, "4.2.0 greylisted")) }],
		["message", { onData: (stream, _, done) => stream.resume().on("end", () => done(answer(451, "4.3.0 busy"))) }],
		["visitor", { onConnect: (_, done) => done(answer(421, "4.7.0 too many")) }],
	] satisfies [string, SMTPServerOptions][])("retries later when the %s is deferred", async (_, options) => {
		expect(await sendTo(options)).toMatchObject({ kind: "later" });
	});

	it("retries later when the sender is refused, because the owner can correct that", async () => {
		expect(await sendTo({ onMailFrom: (_, __, done) => done(answer(550, "5.7.1 who?")) })).toMatchObject({
			kind: "later",
		});
	});

	it("retries later when no server listens", async () => {
		const smtp = await openSmtp();
		await smtp.close();
		const mailer = createSmtpMailer({ url: smtp.mailer.describe() });
		open = mailer;
		expect(await mailer.send(mail)).toMatchObject({ kind: "later" });
	});

	it("retries later when the server disconnects after the message, and sends it only once per attempt", async () => {
		let messages = 0;
		const server = await listen(
			createServer((socket) => {
				const say = (line: string) => socket.write(`${line}\r\n`);
				let inData = false;
				say("220 hello");
				socket.on("error", () => {});
				socket.on("data", (chunk) => {
					const text = chunk.toString();
					if (inData && text.includes("\r\n.\r\n")) {
						messages++;
						socket.destroy();
					} else if (/^DATA/.test(text)) {
						inData = true;
						say("354 go on");
					} else if (!inData) say("250 fine");
				});
			}),
		);
		const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}` });
		open = { close: () => [mailer.close(), server.close()] };
		expect(await mailer.send(mail)).toMatchObject({ kind: "later" });
		expect(messages).toBe(1);
	});

	it("sends again once the server accepts mail", async () => {
		let busy = true;
		const smtp = await openSmtp({ onRcptTo: (_, __, done) => done(busy ? answer(450, "later") : undefined) });
		open = smtp;
		expect(await smtp.mailer.send(mail)).toMatchObject({ kind: "later" });
		busy = false;
		expect(await smtp.mailer.send(mail)).toEqual({ kind: "sent" });
		expect(await smtp.arrived()).toHaveLength(1);
	});

	it("does not reveal the password", () => {
		const mailer = createSmtpMailer({ url: "smtp://owner:hunter2@mail.example:587" });
		expect(mailer.describe()).toBe("smtp://mail.example:587");
	});
});

describe("the mail folder", () => {
	it("writes one complete file per Message-ID, and never outside the folder", async () => {
		const folder = await openFolder();
		await folder.mailer.send(mail);
		await folder.mailer.send(mail);
		await folder.mailer.send({ ...mail, messageId: "<../../etc/x>" });
		await folder.mailer.send({ ...mail, messageId: "<..:..:etc:x>" });
		const names = await readdir(folder.mailer.describe());
		expect(names).toHaveLength(3);
		expect(names.filter((name) => !name.endsWith(".eml"))).toEqual([]);
		await folder.close();
	});

	it("retries later when the folder cannot be written", async () => {
		const folder = await openFolder();
		const file = join(folder.mailer.describe(), "file");
		await writeFile(file, "");
		expect(await createEmlMailer({ directory: join(file, "below") }).send(mail)).toMatchObject({ kind: "later" });
		await folder.close();
	});
});

async function openSmtp(options: SMTPServerOptions = {}): Promise<MailerUnderTest & { mailer: SmtpMailer }> {
	const arrived: Buffer[] = [];
	const smtp = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		closeTimeout: 100,
		onData(stream, _, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				arrived.push(Buffer.concat(chunks));
				done();
			});
		},
		...options,
	});
	smtp.on("error", () => {});
	const { port } = await listen(smtp.server as Server);
	const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}` });
	return {
		mailer,
		arrived: async () => arrived,
		async close() {
			mailer.close();
			await new Promise<void>((done) => smtp.close(done));
		},
	};
}

async function openFolder(): Promise<MailerUnderTest> {
	const directory = await mkdtemp(join(tmpdir(), "airelle-mail-"));
	return {
		mailer: createEmlMailer({ directory, now: () => new Date("2026-11-03T19:05:00Z") }),
		arrived: async () =>
			Promise.all((await readdir(directory)).toSorted().map((name) => readFile(join(directory, name)))),
		close: () => rm(directory, { recursive: true }),
	};
}

async function listen(server: Server) {
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function answer(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode });
}
