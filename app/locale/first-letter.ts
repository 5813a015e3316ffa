/** French days and windows start with a small letter, which the beginning of a line does not. */
export function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For a title that is named inside of a sentence. */
export function uncapitalized(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
