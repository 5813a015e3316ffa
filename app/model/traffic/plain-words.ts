/** Letters with a year or another short number on one side, or a very short word such as `b2b`. */
const word = /^(?:\p{L}{0,24}\d{0,4}|\d{1,4}\p{L}{1,24}|[\p{L}\d]{1,3})$/u;
const postalCode = /(?:^|[._-])[a-z]\d[a-z][._-]?\d[a-z]\d(?:$|[._-])/i;
const mostDigits = 6;

/**
 * Whether a text can be made of words and a year: not a token, an id, a phone number or a postal code. The name of a
 * person is made of words too, and cannot be told from others.
 */
export function isPlainWords(text: string): boolean {
	return (
		text.split(/[._-]+/).every((part) => word.test(part)) &&
		text.replace(/\D/g, "").length <= mostDigits &&
		!postalCode.test(text)
	);
}
