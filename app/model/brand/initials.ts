/** Words that join the others, and the form of the company: never the first letter of a name that people say. */
const small = new Set(
	"a and au aux company corp corporation cie d de des du en enr et for inc incorporated l la le les limited limitee ltd ltee of senc sencrl the".split(
		" ",
	),
);

/** One or two letters for a company without a mark: "Propreté Boréale" is PB, "Les Nettoyeurs du Nord" is NN. */
export function initialsOf(name: string): string {
	const words = name
		.normalize("NFC")
		.replace(/(\p{L})[.](?=\p{L})/gu, "$1")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => /^[\p{L}\p{N}]/u.test(word));
	const telling = words.filter((word) => !small.has(plain(word)));
	const letters = (telling.length > 0 ? telling : words).slice(0, 2).map(firstLetter);
	return letters.join("") || "•";
}

function plain(word: string): string {
	return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** In capitals: "ß" would become two. */
function firstLetter(word: string): string {
	const [letter = ""] = word;
	const capital = letter.toLocaleUpperCase("fr-CA");
	return [...capital].length === 1 ? capital : letter;
}
