import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/**
 * `up` accepts mails, `later` refuses them with 451, `never` with 550, `hung` sends no greeting, and `cut` keeps the
 * mail but disconnects before confirming it.
 */
export type SmtpMood = "up" | "later" | "never" | "hung" | "cut";

export interface ReceivedMail {
	messageId: string;
	to: string;
}

export interface SmtpSink {
	mood: SmtpMood;
	readonly received: readonly ReceivedMail[];
	stop(): Promise<void>;
}

/** A real SMTP server that fails on demand, and records every mail that it received completely. */
export async function startSmtpSink(port: number, mood: SmtpMood = "up", slowness = 0): Promise<SmtpSink> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		closeTimeout: 100,
		onConnect: (_, ready) => {
			// Without this call the client waits for a greeting that never comes.
			if (sink.mood !== "hung") ready();
		},
		onRcptTo: (_, __, answer) => {
			if (sink.mood === "later") answer(replyWith(451, "4.3.0 try again later"));
			else if (sink.mood === "never") answer(replyWith(550, "5.1.1 no such mailbox"));
			else answer();
		},
		onData: (stream, { envelope }, answer) => {
			const keep = async () => {
				const messageId = /^message-id:\s*(\S+)/im.exec(await textOf(stream))?.[1] ?? "";
				received.push({ messageId, to: envelope.rcptTo.map(({ address }) => address).join() });
				await sleep(slowness);
				if (sink.mood === "cut") hangUp(server);
				else answer();
			};
			// Fails when the client is killed while it sends: the mail is not recorded.
			keep().catch(answer);
		},
	});
	// Broken connections are expected here.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
	const sink: SmtpSink = {
		mood,
		received,
		stop: () =>
			new Promise((resolve) => {
				hangUp(server);
				server.close(() => resolve());
			}),
	};
	return sink;
}

function hangUp(server: SMTPServer): void {
	for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
	let text = "";
	for await (const chunk of stream) text += String(chunk);
	return text;
}

function replyWith(responseCode: number, text: string): Error {
	return Object.assign(new Error(text), { responseCode });
}
