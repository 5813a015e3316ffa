/**
 * A search as it is counted. Null for what may be a name with a number, an address or anything else that nobody looks for
 * twice: only a few words, without digits and signs.
 */
export function searchToCount(query: string): string | null {
	const text = query.toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, " ").trim();
	return /^[\p{L}\p{M} '-]{2,40}$/u.test(text) && /\p{L}/u.test(text) && text.split(" ").length <= 5 ? text : null;
}
