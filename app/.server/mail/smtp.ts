import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type MailComposerOptions, type NodemailerError } from "nodemailer";
import type { Mail, Mailer, SendResult, TrialResult } from "#app/model/ports.ts";
import { mailProblemOf } from "./mail-problem.ts";
import { messageOf } from "./message.ts";

export interface SmtpMailer extends Mailer {
	close(): void;
}

/** In milliseconds, less than the worker's claim: a server that responds slowly avoids every socket timeout. */
const sendingLimit = 90_000;
/** A member waits for the answer. */
const trialLimit = 25_000;

/** `smtp://user:password@host:587` (`?requireTLS=true` never sends unencrypted) or `smtps://user:password@host`. */
export function createSmtpMailer({ url }: { url: string }): SmtpMailer {
	let transport = openPool(url);

	async function deliver(message: MailComposerOptions): Promise<void> {
		const pool = transport;
		try {
			await sendWithin(sendingLimit, pool, message);
		} catch (error) {
			if (error instanceof TooLateError && transport === pool) transport = openPool(url);
			throw error;
		}
	}

	return {
		async send(mail): Promise<SendResult> {
			const message = messageOf(mail);
			if (!message) return { kind: "never", reason: "unusable address" };
			try {
				await deliver(message);
				return { kind: "sent" };
			} catch (error) {
				return error instanceof TooLateError ? { kind: "later", reason: error.message } : classify(error);
			}
		},
		trial: {
			host: new URL(url).hostname,
			account: accountOf(url),
			async send(mail: Mail): Promise<TrialResult> {
				const message = messageOf(mail);
				if (!message) return { ok: false, problem: "sender", line: "" };
				// Its own connection: when it takes too long, no mail to a customer is cut off with it.
				const own = openPool(url);
				try {
					await sendWithin(trialLimit, own, message);
					return { ok: true };
				} catch (error) {
					return { ok: false, ...mailProblemOf(error) };
				} finally {
					own.close();
				}
			},
		},
		describe: () => withoutCredentials(url),
		close: () => transport.close(),
	};
}

class TooLateError extends Error {}

/** Rejects with the error of the mail server, or after the limit: all connections of the pool are then closed. */
async function sendWithin(milliseconds: number, pool: Pool, message: MailComposerOptions): Promise<void> {
	const limit = new AbortController();
	try {
		const late = wait(milliseconds, true, { signal: limit.signal });
		if ((await Promise.race([pool.sendMail(message), late])) !== true) return;
		pool.close({ force: true });
		throw new TooLateError("took too long");
	} finally {
		limit.abort();
	}
}

type Pool = ReturnType<typeof openPool>;

function openPool(url: string) {
	return createTransport({
		url,
		pool: true,
		maxConnections: 5,
		// Only the worker retries: after a cut connection, a retry here would send the mail twice unnoticed.
		maxRequeues: 0,
		idleTimeout: 30_000,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** Keeps only codes, because the server's response text may name the recipient. */
function classify(error: unknown): SendResult {
	const { code, command, responseCode, response } = (error ?? {}) as NodemailerError;
	const status = typeof response === "string" ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] : undefined;
	const reason = [code, command, responseCode, status].filter(Boolean).join(" ") || "unknown";
	const refused = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
	// Wrong credentials or a rejected sender are configuration errors: the mail can be sent once the owner fixes them.
	const concernsThisMail = command === "RCPT TO" || command === "DATA";
	const neverLeaves = code === "EENVELOPE" && command === "API";
	return { kind: (refused && concernsThisMail) || neverLeaves ? "never" : "later", reason };
}

function withoutCredentials(url: string): string {
	const { protocol, host } = new URL(url);
	return `${protocol}//${host}`;
}

function accountOf(url: string): string {
	const { username, host } = new URL(url);
	return `${username}@${host}`;
}
