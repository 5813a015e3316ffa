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

	/** Rejects with the error of the mail server, or after the limit. */
	async function deliver(message: MailComposerOptions, milliseconds: number): Promise<void> {
		const pool = transport;
		const limit = new AbortController();
		try {
			const late = wait(milliseconds, true, { signal: limit.signal });
			if ((await Promise.race([pool.sendMail(message), late])) !== true) return;
			pool.close({ force: true });
			if (transport === pool) transport = openPool(url);
			throw new TooLateError("took too long");
		} finally {
			limit.abort();
		}
	}

	return {
		async send(mail): Promise<SendResult> {
			const message = messageOf(mail);
			if (!message) return { kind: "never", reason: "unusable address" };
			try {
				await deliver(message, sendingLimit);
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
				try {
					await deliver(message, trialLimit);
					return { ok: true };
				} catch (error) {
					return { ok: false, ...mailProblemOf(error) };
				}
			},
		},
		describe: () => withoutCredentials(url),
		close: () => transport.close(),
	};
}

class TooLateError extends Error {}

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
