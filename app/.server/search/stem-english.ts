/** Irregular forms and British or American spellings. */
const exceptions: ReadonlyMap<string, string> = new Map([
	["mould", "mold"],
	["moulds", "mold"],
	["mouldy", "mold"],
	["moldy", "mold"],
	["grey", "gray"],
	["cleaner", "clean"],
	["cleaners", "clean"],
	["mice", "mous"],
	["gas", "gas"],
	["plus", "plus"],
]);

/** Light stemmer for folded English words: plural, -ing, -ed, silent e, -ation, and -our to -or. */
export function stemEnglish(word: string): string {
	const known = exceptions.get(word);
	if (known !== undefined) return known;
	if (word.length < 4) return word;
	const singular = withoutPlural(word);
	const [, root] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(singular) ?? [];
	const bare = root && root.length > 2 ? single(root) : withoutMuteE(singular);
	return bare.replace(/(?<=.{4})(?:ation|ator|at)$/, "").replace(/(?<=..)our$/, "or");
}

function withoutPlural(word: string): string {
	if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
	if (/.{2}ied$/.test(word)) return `${word.slice(0, -3)}y`;
	if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
	return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** scrubbing: scrub; drilling stays drill. */
function single(root: string): string {
	return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : withoutMuteE(root);
}

function withoutMuteE(word: string): string {
	return word.length > 3 ? word.replace(/e$/, "") : word;
}
