const longest = 40;
const mostWords = 4;
/** Letters and marks, with apostrophes, hyphens and dots inside or after them, as in "J.-P. O’Neil". */
const word = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** Mail programs turn words with a dot between two letters into links. */
const linkLike = /\p{L}\.\p{L}|--|\.\./u;

/** The name for a mail's greeting; null unless it looks like a name. A spammer may type any text for another reader. */
export function greetedName(typed: string): string | null {
	const name = typed.trim().replace(/\s+/g, " ");
	const words = name.split(" ");
	const isName = name.length <= longest && words.length <= mostWords && words.every((each) => word.test(each));
	return isName && !linkLike.test(name) ? name : null;
}
