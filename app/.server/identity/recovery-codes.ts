import { randomInt } from "node:crypto";

/** Omits letters and digits that look alike: members read these codes from paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const amount = 10;

/** Each code has 49 bits, and `second-factor-attempts.ts` limits guessing. */
export function makeRecoveryCodes(): string[] {
	return Array.from({ length: amount }, () => {
		const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});
}

/** Returns the six typed digits without spacing; null when there are more or fewer. */
export function readCode(typed: string): string | null {
	const digits = typed.replace(/\D/g, "");
	return digits.length === 6 ? digits : null;
}

/** Normalizes a typed recovery code to the form it was issued in; null when the input is not a recovery code. */
export function readRecoveryCode(typed: string): string | null {
	const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
	return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
