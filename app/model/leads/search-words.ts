import { foldText } from "../text/fold.ts";
import type { LeadAddress } from "./lead-details.ts";

/** What the search looks at. Later messages are in `laterWords`, names of the area in `areaNames`. */
export interface SearchedLead {
	name: string;
	email: string | null;
	phone: string | null;
	reference: string;
	postalCode: string | null;
	address: LeadAddress | null;
	message: string;
	areaNames: string;
	laterWords: string;
}

/** Letters of a message, and of the words of later ones, that the search covers. The contact form takes no more. */
const mostSearched = 4000;
/**
 * Words of a message, a street and a city are found by their first letters; fewer letters find only names, e-mail addresses,
 * postal codes and references. Beginnings of each street would take 4 KB a lead.
 */
const messageLetters = 5;
/** Of each text: more than a text of this length has, and far fewer than Firestore indexes. */
const mostMessageKeys = 400;
/** Digits of a phone number as stored. */
const wholeNumber = 10;
/** A reference or its beginning. Its prefix is no key: nearly all leads have the same. */
const typedReference = /^\s*\p{L}{2,4}-(?<rest>[\p{L}\p{N}]{3,7})\s*$/u;

/**
 * The keys under which a lead is found: beginnings of its words, and parts of its numbers. `keyFor` chooses one key of a
 * question, `matchesSearch` then compares the whole question with the leads of that key.
 */
export function searchKeys(lead: SearchedLead): readonly string[] {
	const keys = new Set<string>();
	for (const word of wordsIn(namesOf(lead))) for (const size of [2, 3, 4, 5]) keys.add(word.slice(0, size));
	for (const size of [3, 4, 5]) for (const part of partsOf(referenceOf(lead), size)) keys.add(part);
	for (const part of partsOf(lead.phone ?? "", 4)) keys.add(part);
	keys.add((lead.phone ?? "").slice(0, 3));
	keys.add(lead.phone ?? "");
	for (const text of textsOf(lead)) {
		const words = wordsIn(text).filter((word) => word.length >= 3);
		const own = new Set(words.map((word) => word.slice(0, messageLetters)));
		for (const key of [...own].slice(0, mostMessageKeys)) keys.add(key);
	}
	return [...keys].filter((key) => key.length >= 2).map(storable);
}

/** The key of a question that finds the fewest leads: of a number or of the longest word. Null without any word. */
export function keyFor(question: string): string | null {
	const number = numberIn(question);
	// The last digits: most numbers of a city begin alike.
	if (number) return number.length === 3 || number.length === wholeNumber ? number : number.slice(-4);
	const [longest] = wordsIn(typedReference.exec(question)?.groups?.rest ?? question).toSorted(
		(one, other) => other.length - one.length,
	);
	return longest && longest.length >= 2 ? storable(longest.slice(0, messageLetters)) : null;
}

/** Cut inside of a character, such as a bold letter of a chat, a key would be another one in the store. */
function storable(key: string): string {
	return key.toWellFormed();
}

/** Returns true when each word of the question begins a word of the lead, or when its digits are in the phone number. */
export function matchesSearch(lead: SearchedLead, question: string): boolean {
	const number = numberIn(question);
	if (number && (lead.phone ?? "").includes(number)) return true;
	const reference = referenceOf(lead);
	const [prefix = ""] = foldText(lead.reference).split("-");
	const words = wordsIn(`${namesOf(lead)} ${textsOf(lead).join(" ")}`);
	return wordsIn(question).every(
		(word) => reference.includes(word) || prefix.startsWith(word) || words.some((known) => known.startsWith(word)),
	);
}

/** Adds a later message to the words that the search covers, the newest first. */
export function withLaterWords(laterWords: string, text: string): string {
	return [...new Set([...wordsIn(text), ...laterWords.split(" ")])].join(" ").trim().slice(0, mostSearched);
}

function numberIn(question: string): string | null {
	const digits = question.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
	return /^\d{3,}$/.test(digits) ? digits : null;
}

function namesOf({ name, email, postalCode, areaNames }: SearchedLead): string {
	const code = postalCode ? `${postalCode} ${postalCode.slice(3)}` : "";
	return [name, email, code, areaNames].filter(Boolean).join(" ");
}

function textsOf({ address, message, laterWords }: SearchedLead): readonly string[] {
	const { street = "", city = "" } = address ?? {};
	return [`${street} ${city}`, laterWords, message.slice(0, mostSearched)];
}

function wordsIn(text: string): string[] {
	return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The part after the prefix, such as `7k2m9qx`. */
function referenceOf({ reference }: SearchedLead): string {
	return foldText(reference).split("-").at(-1) ?? "";
}

/** Every part of that length: a longer part of a question is found by its beginning. */
function partsOf(text: string, size: number): string[] {
	return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));
}
