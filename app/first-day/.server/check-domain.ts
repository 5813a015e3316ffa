import { Resolver } from "node:dns/promises";
import { recordAudit } from "#app/.server/journal/audit.ts";
import type { Services } from "#app/.server/services.ts";
import type { DnsRecord, DomainCheck, DomainProblem } from "#app/model/first-day/first-day.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import { type Challenge, openChallenge } from "./domain-challenge.ts";
import { changeFirstDay } from "./first-day-document.ts";

type Parts = Pick<Services, "store" | "clock" | "secret">;

const timeoutMs = 5_000;
const mostRecords = 8;

/** Asks the DNS for the host of the public address, and the address itself whether this site answers there. */
export async function checkDomain(parts: Parts, by: NamedMember, origin: string): Promise<DomainCheck> {
	const challenge = await openChallenge(parts);
	try {
		const [records, problem] = await Promise.all([recordsOf(new URL(origin).hostname), askOrigin(origin, challenge)]);
		const check: DomainCheck = {
			at: parts.clock.now().toISOString(),
			by: namedMember(by),
			origin,
			records,
			problem: problem ?? settingProblem(origin),
		};
		await changeFirstDay(parts.store, (before) => ({ ...before, domain: check, challenge: null }));
		await recordAudit(parts, by, "first-day-domain-checked", { subject: new URL(origin).host });
		return check;
	} finally {
		await challenge.end();
	}
}

/** Null when this very site answers. */
async function askOrigin(origin: string, { path, answer }: Challenge): Promise<DomainProblem | null> {
	try {
		const response = await fetch(origin + path, {
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
			headers: { "Accept-Encoding": "identity" },
		});
		const heard = await beginningOf(response, answer.length + 1);
		return response.status === 200 && heard === answer ? null : "elsewhere";
	} catch (error) {
		return problemOf(error);
	}
}

/** Reads no more than it needs: a stranger's server may send without end. */
async function beginningOf({ body }: Response, bytes: number): Promise<string> {
	let text = "";
	const decoder = new TextDecoder();
	for await (const chunk of body ?? []) {
		text += decoder.decode(chunk as Uint8Array, { stream: true });
		if (text.length >= bytes) break;
	}
	return text.slice(0, bytes);
}

const certificate = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** `fetch` hides the reason in the cause of its error. */
export function problemOf(error: unknown): DomainProblem {
	const { name, cause } = (error ?? {}) as { name?: string; cause?: { code?: unknown; errors?: unknown } };
	const code = String(cause?.code ?? firstCode(cause?.errors) ?? "");
	if (name === "TimeoutError" || /TIMEOUT|TIMEDOUT/.test(code)) return "timeout";
	if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "no-name";
	if (certificate.test(code)) return "certificate";
	if (/^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|UND_ERR_SOCKET)$/.test(code)) return "refused";
	return "other";
}

/** A host with several addresses fails with one error for each. */
function firstCode(errors: unknown): unknown {
	return Array.isArray(errors) ? (errors[0] as { code?: unknown } | undefined)?.code : undefined;
}

/** The site answers, but not as visitors need it. */
export function settingProblem(origin: string): DomainProblem | null {
	if (isLocalHost(new URL(origin).hostname)) return "local";
	return origin.startsWith("https:") ? null : "unencrypted";
}

function isLocalHost(host: string): boolean {
	return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i.test(host);
}

/** The records of today; empty when the DNS does not answer in time. */
async function recordsOf(host: string): Promise<DnsRecord[]> {
	if (isLocalHost(host) || /^[\d.]+$|^\[/.test(host)) return [];
	const resolver = new Resolver({ timeout: 2_000, tries: 1 });
	const late = setTimeout(() => resolver.cancel(), timeoutMs);
	const ask = async (type: DnsRecord["type"], values: Promise<string[]>) =>
		(await values.catch(() => [])).map((value): DnsRecord => ({ type, value }));
	try {
		const found = await Promise.all([
			ask("CNAME", resolver.resolveCname(host)),
			ask("A", resolver.resolve4(host)),
			ask("AAAA", resolver.resolve6(host)),
		]);
		return found.flat().slice(0, mostRecords);
	} finally {
		clearTimeout(late);
	}
}
