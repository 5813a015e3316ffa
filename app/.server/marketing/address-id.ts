import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import { isSameSecret } from "../is-same-secret.ts";
import { mailHost } from "../mail/mail-host.ts";

const length = 22;

/** The id of an e-mail address in `mailAddresses`. Without the server's secret nobody can test whether it is known. */
export function addressId(email: string, secret: string): string {
	return idOf(withHost(email, mailHost), secret);
}

/** With those of earlier builds, which took the host as it was typed: with accents, or in punycode (`xn--`). */
export function addressIds(email: string, secret: string): string[] {
	const spellings = [mailHost, (host: string) => host, (host: string) => domainToASCII(host) || host];
	return [...new Set(spellings.map((spell) => idOf(withHost(email, spell), secret)))];
}

function withHost(email: string, spell: (host: string) => string): string {
	const [local = "", ...rest] = email.trim().toLowerCase().normalize().split("@");
	return rest.length === 0 ? local : `${local}@${spell(rest.join("@"))}`;
}

function idOf(written: string, secret: string): string {
	return hmac(`mail-address ${written}`, secret);
}

/** The secret part of the link that withdraws consent: works for this address only, and does not expire. */
export function unsubscribeToken(email: string, secret: string): string {
	const id = addressId(email, secret);
	return id + sign(id, secret);
}

/** Returns the id of the address, or null for a token that this server did not sign. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
	const id = token.slice(0, length);
	return isSameSecret(token.slice(length), sign(id, secret)) ? id : null;
}

/** The secret part of the link that confirms a yes by voice: works for this lead and this address only. */
export function confirmToken(leadId: string, email: string, secret: string): string {
	const address = addressId(email, secret);
	return address + signConfirmation(leadId, address, secret) + leadId;
}

/** Returns the lead and the id of the address, or null for a token that this server did not sign. */
export function readConfirmToken(token: string, secret: string): { leadId: string; address: string } | null {
	const [address, leadId] = [token.slice(0, length), token.slice(2 * length)];
	const isSigned = isSameSecret(token.slice(length, 2 * length), signConfirmation(leadId, address, secret));
	return isSigned ? { leadId, address } : null;
}

function sign(id: string, secret: string): string {
	return hmac(`unsubscribe ${id}`, secret);
}

function signConfirmation(leadId: string, address: string, secret: string): string {
	return hmac(`confirm-promotions ${address} ${leadId}`, secret);
}

function hmac(text: string, secret: string): string {
	return createHmac("sha256", secret).update(text).digest("base64url").slice(0, length);
}
