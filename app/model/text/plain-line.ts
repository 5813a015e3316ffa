/** One line, without control characters and without those that reverse the direction of the text around them. */
export function plainLine(text: string): string {
	return text
		.replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "")
		.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
		.trim();
}
