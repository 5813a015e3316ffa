import type { Locale, Localized } from "#app/locale/locales.ts";

/** Common words of the other language that this language does not have. */
const giveaways: Localized<readonly string[]> = {
	fr: ["the", "with", "your", "you", "and", "of", "for", "from", "this", "that", "are", "is", "our", "we", "not", "to"],
	en: [
		"les",
		"des",
		"avec",
		"vous",
		"nous",
		"une",
		"est",
		"dans",
		"votre",
		"notre",
		"pas",
		"qui",
		"et",
		"du",
		"au",
		"sur",
	],
};

/** Proper names stay in their own language. */
const properNames: Localized<readonly string[]> = {
	fr: [
		"A Moment of Science",
		"Carpet and Rug Institute",
		"Humane World for Animals",
		"Should You Have the Air Ducts in Your Home Cleaned?",
	],
	en: [
		"Commission d’accès à l’information du Québec",
		"Office de la protection du consommateur",
		"Régie du bâtiment du Québec",
		"Régie du bâtiment",
		"Tribunal administratif du logement",
	],
};

/** Titles of documents, which are in italics and in the language of the document, and addresses. */
const titles = /(?<!\w)_[^_]+_(?!\w)|\]\([^)]*\)/g;

/** Finds words of the other language in a text, as written there. */
export function foreignWords(text: string, locale: Locale): string[] {
	const own = properNames[locale].reduce((rest, name) => rest.replaceAll(name, ""), text.replace(titles, ""));
	const pattern = new RegExp(`(?<![\\p{L}-])(?:${giveaways[locale].join("|")})(?![\\p{L}-])`, "giu");
	return [...own.matchAll(pattern)].map(([word]) => word);
}
