/** Singular words that end like plurals, and irregular forms. Words in -is and -as need no entry. */
const exceptions: ReadonlyMap<string, string> = new Map([
	...[
		...["acces", "exces", "proces", "succes", "apres", "tres", "pres", "dos", "gros", "propos", "repos", "os"],
		...["virus", "plus", "jus", "bus", "dessus", "dessous", "sous", "abus", "refus", "moins", "sans", "dans"],
		...["temps", "corps", "poids", "puits", "fonds", "toujours", "ailleurs", "vers", "cours", "concours", "parcours"],
	].map((word) => [word, word] as const),
	["travaux", "travail"],
	["lavage", "lav"],
	["lavages", "lav"],
	["yeux", "oeil"],
]);

/** Endings after the plural and the silent e are removed. Only the first match is replaced. */
const endings: readonly (readonly [ending: string, replacement: string, shortestStem: number])[] = [
	["issement", "i", 3],
	["issant", "i", 3],
	["issur", "i", 3],
	["issag", "i", 3],
	["ation", "", 4],
	["ateur", "", 4],
	["atric", "", 4],
	["ement", "", 6],
	["idit", "id", 3],
	["ant", "", 5],
	["eur", "eu", 2],
	["eus", "eu", 2],
	["ag", "", 4],
	["iv", "if", 3],
	["er", "", 3],
	["ez", "", 4],
	["ir", "i", 4],
];

/**
 * Light stemmer for folded French words: plural, feminine, and the endings that relate a verb to its noun
 * (nettoyer, nettoyé, nettoyage). Prefers missing a relation to relating unrelated words.
 */
export function stemFrench(word: string): string {
	const known = exceptions.get(word);
	if (known !== undefined) return known;
	if (word.length < 4) return word;
	const singular = withoutPlural(word);
	const bare = singular.length > 4 ? singular.replace(/e{1,2}$/, "") : singular.replace(/(?<=...)e$/, "");
	for (const [ending, replacement, shortest] of endings) {
		if (bare.endsWith(ending) && bare.length - ending.length >= shortest) {
			return bare.slice(0, -ending.length) + replacement;
		}
	}
	return bare.replace(/([lnt])\1$/, "$1");
}

function withoutPlural(word: string): string {
	if (word.endsWith("eaux")) return word.slice(0, -1);
	if (word.length > 4) {
		if (word.endsWith("aux")) return `${word.slice(0, -3)}al`;
		if (/(?:eu|ou)x$/.test(word)) return word.slice(0, -1);
	}
	return /[^ais]s$/.test(word) ? word.slice(0, -1) : word;
}
