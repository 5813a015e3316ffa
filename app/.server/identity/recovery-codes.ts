import { randomInt } from "node:crypto";

/** Without letters and digits that look alike: these are read from paper, on a bad day. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const amount = 10;

/** 49 bits each, and guesses are slow. */
export function makeRecoveryCodes(): string[] {
	return Array.from({ length: amount }, () => {
		const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});
}

/** The six digits that were typed, however they were spaced; null when there are more or fewer. */
export function readCode(typed: string): string | null {
	const digits = typed.replace(/\D/g, "");
	return digits.length === 6 ? digits : null;
}

/** What was typed, as it was given out; null when it is a code of the other kind. */
export function readRecoveryCode(typed: string): string | null {
	const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
	return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
