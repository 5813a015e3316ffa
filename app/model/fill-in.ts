import { ownValue } from "./own-value.ts";

/** `{name}` in a text becomes the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(ownValue(values, name) ?? blank));
}
