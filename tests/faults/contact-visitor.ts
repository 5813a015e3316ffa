import { createHash, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { issueFormKey } from "#app/.server/form-key.ts";

export interface Sending {
	key: string;
	message: string;
	name?: string;
	email?: string;
	captcha?: string;
}

export interface SendingAnswer {
	status: number;
	body: string;
	/** Null unless the lead was acknowledged. */
	reference: string | null;
}

export type Channel = "page" | "data";

const path = "/contactez-nous";

/** Fetches a form key as the contact page does in a browser. */
export async function takeKey(origin: string): Promise<string> {
	const response = await fetch(`${origin}${path}/_payload.json`);
	const { content } = (await response.json()) as { content: { formKey: string } };
	return content.formKey;
}

/** A key of a form opened a minute ago: its lead is not flagged as sent too fast, so its mails are sent. */
export async function agedKey(data: string): Promise<string> {
	const secret = (await readFile(join(data, "secret"), "utf8")).trim();
	return issueFormKey(secret, new Date(Date.now() - 60_000));
}

/** One e-mail address per seed, and always the same one: confirmations to one address are rate limited. */
export function addressOf(seed: string): string {
	return `jeanne-${createHash("sha256").update(seed).digest("hex").slice(0, 12)}@visiteur.example`;
}

export function idOfKey(key: string): string {
	return key.split(".")[0] ?? "";
}

/** Sends the form without (`page`) or with JavaScript (`data`), from a random IP. Rejects if the connection breaks. */
export async function send(
	origin: string,
	sending: Sending,
	channel: Channel = "page",
	timeLimit = 30_000,
): Promise<SendingAnswer> {
	const response = await fetch(`${origin}${path}${channel === "data" ? ".data" : ""}`, {
		method: "POST",
		redirect: "manual",
		headers: { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": anyAddress() },
		body: new URLSearchParams({ name: "Jeanne Tremblay", email: addressOf(sending.key), ...sending }),
		signal: AbortSignal.timeout(timeLimit),
	});
	const body = await response.text();
	const { status } = response;
	const place = status === 303 ? (response.headers.get("location") ?? "") : status === 202 ? body : "";
	return { status, body, reference: /\/merci\/(AIR-\w+)/.exec(place)?.[1] ?? null };
}

/** A random IP address: the range is large enough that no rate limit applies. */
export function anyAddress(): string {
	return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
