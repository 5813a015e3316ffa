import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type NodemailerError } from "nodemailer";
import type { Mailer, SendResult } from "#app/model/ports.ts";
import { messageOf } from "./message.ts";

export interface SmtpMailer extends Mailer {
	close(): void;
}

/** A server that trickles its answers escapes every socket time-out; the worker's claim lasts two minutes. */
const sendingLimit = 90_000;

/** `smtp://user:password@host:587` (`?requireTLS=true` never speaks in clear) or `smtps://user:password@host`. */
export function createSmtpMailer({ url }: { url: string }): SmtpMailer {
	let transport = openPool(url);

	return {
		async send(mail): Promise<SendResult> {
			const message = messageOf(mail);
			if (!message) return { kind: "never", reason: "unusable address" };
			const pool = transport;
			const limit = new AbortController();
			try {
				const late = wait(sendingLimit, true, { signal: limit.signal });
				if ((await Promise.race([pool.sendMail(message), late])) !== true) return { kind: "sent" };
				pool.close({ force: true });
				if (transport === pool) transport = openPool(url);
				return { kind: "later", reason: "took too long" };
			} catch (error) {
				return classify(error);
			} finally {
				limit.abort();
			}
		},
		describe: () => withoutCredentials(url),
		close: () => transport.close(),
	};
}

function openPool(url: string) {
	return createTransport({
		url,
		pool: true,
		maxConnections: 5,
		// Attempts are the worker's: here a connection cut after the message would send it twice, unseen.
		maxRequeues: 0,
		idleTimeout: 30_000,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** The server's own words may name the recipient: only codes are kept. */
function classify(error: unknown): SendResult {
	const { code, command, responseCode, response } = (error ?? {}) as NodemailerError;
	const status = typeof response === "string" ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] : undefined;
	const reason = [code, command, responseCode, status].filter(Boolean).join(" ") || "unknown";
	const refused = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
	// Wrong credentials or a sender that is not ours are for the owner to mend: those mails can still leave.
	const concernsThisMail = command === "RCPT TO" || command === "DATA";
	const neverLeaves = code === "EENVELOPE" && command === "API";
	return { kind: (refused && concernsThisMail) || neverLeaves ? "never" : "later", reason };
}

function withoutCredentials(url: string): string {
	const { protocol, host } = new URL(url);
	return `${protocol}//${host}`;
}
