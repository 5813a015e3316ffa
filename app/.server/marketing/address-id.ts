import { createHmac, timingSafeEqual } from "node:crypto";

const length = 22;

/** The id of an e-mail address in `mailAddresses`. Without the server's secret nobody can test whether it is known. */
export function addressId(email: string, secret: string): string {
	return hmac(`mail-address ${email.trim().toLowerCase().normalize()}`, secret);
}

/** The secret part of the link that withdraws consent: works for this address only, and does not expire. */
export function unsubscribeToken(email: string, secret: string): string {
	const id = addressId(email, secret);
	return id + sign(id, secret);
}

/** Returns the id of the address, or null for a token that this server did not sign. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
	const id = token.slice(0, length);
	const [given, expected] = [Buffer.from(token.slice(length)), Buffer.from(sign(id, secret))];
	return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(id: string, secret: string): string {
	return hmac(`unsubscribe ${id}`, secret);
}

function hmac(text: string, secret: string): string {
	return createHmac("sha256", secret).update(text).digest("base64url").slice(0, length);
}
