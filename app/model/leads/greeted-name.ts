const longest = 40;
const mostWords = 4;
/** Letters and marks, with apostrophes, hyphens and dots inside or after them, as in "J.-P. O’Neil". */
const word = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** A dot between two letters makes a word that mail programs turn into a link. */
const linkLike = /\p{L}\.\p{L}|--|\.\./u;

/** The name that a mail may greet with; null for anything that may not be one. Whoever typed it may not be who reads it. */
export function greetedName(typed: string): string | null {
	const name = typed.trim().replace(/\s+/g, " ");
	const words = name.split(" ");
	const isName = name.length <= longest && words.length <= mostWords && words.every((each) => word.test(each));
	return isName && !linkLike.test(name) ? name : null;
}
