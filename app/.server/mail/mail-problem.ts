import type { NodemailerError } from "nodemailer";
import type { MailProblem } from "#app/model/mail-problem.ts";

const longestLine = 300;

/** What an owner can do something about, from the codes of nodemailer, of SMTP and of the socket. */
export function mailProblemOf(error: unknown): { problem: MailProblem; line: string } {
	const { code, command = "", responseCode, response, message = "" } = (error ?? {}) as NodemailerError;
	return { problem: problemOf({ code, command, responseCode, message }), line: oneLine(response || message) };
}

type Codes = Pick<NodemailerError, "code" | "responseCode" | "message"> & { command: string };

function problemOf({ code, command, responseCode = 0, message }: Codes): MailProblem {
	if (code === "EAUTH" || code === "ENOAUTH" || [530, 534, 535].includes(responseCode)) return "password";
	if (code === "EDNS" || /\b(?:ENOTFOUND|EAI_AGAIN|EAI_NODATA)\b/.test(message)) return "host";
	if (code === "ETLS" || code === "EREQUIRETLS" || encryption.test(message)) return "encryption";
	if (code === "ETIMEDOUT" || /\bETIMEDOUT\b|took too long/.test(message)) return "timeout";
	if (/\b(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b/.test(message)) return "refused";
	if (responseCode >= 400 && responseCode < 500) return "busy";
	if (command === "MAIL FROM") return "sender";
	if (command === "RCPT TO" || (code === "EENVELOPE" && command !== "API")) return "recipient";
	if (command === "API" && code === "EENVELOPE") return "sender";
	if (command === "DATA" || code === "EMESSAGE") return "content";
	return "other";
}

/** OpenSSL's and Node's words for certificates that do not fit, and for TLS spoken on the wrong port. */
const encryption = /\b(?:SSL|TLS|certificate|self[- ]signed|wrong version number|altnames?)\b/i;

function oneLine(text: string): string {
	return text
		.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
		.trim()
		.slice(0, longestLine);
}
