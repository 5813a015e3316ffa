/** French days and windows start with a small letter, which the beginning of a line does not. */
export function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
