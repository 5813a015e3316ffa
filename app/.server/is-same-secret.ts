import { hash, timingSafeEqual } from "node:crypto";

/** Compares in constant time. The digests are compared: the texts may differ in length. */
export function isSameSecret(given: string, expected: string): boolean {
	return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
