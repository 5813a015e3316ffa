import type { Hex } from "./color.ts";

/** Accepts capitals, three digits and a missing `#`. Returns the typed text when it is not a colour. */
export function readColor(typed: string): Hex | string {
	const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
	if (digits === undefined) return typed;
	const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
	return `#${six.toLowerCase()}`;
}

export function isColor(value: unknown): value is Hex {
	return typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);
}
