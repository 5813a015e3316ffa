import { createHmac } from "node:crypto";

/** HMAC of a text. Each use begins its text with words of its own, so that no signature is valid for another use. */
export function sign(text: string, secret: string): string {
	return createHmac("sha256", secret).update(text).digest("base64url");
}
