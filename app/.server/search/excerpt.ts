import type { MarkedText, SearchHit } from "#app/model/site/search.ts";
import { isAskedFor, type QueryWord } from "./query.ts";
import type { ReadDocument, ReadSection, ReadText, ReadWord } from "./reading.ts";

type Query = readonly QueryWord[];

const excerptLength = 190;
/** Characters of context before the first match in an excerpt. */
const before = 45;

/** Builds a search result: the title and the best matching passage. */
export function hitOf(document: ReadDocument, query: Query): SearchHit {
	const { kind, path, title, lead } = document;
	const section = bestSection(document, query);
	return {
		kind,
		path: section?.anchor ? `${path}#${section.anchor}` : path,
		title: mark(title, query),
		section: section?.heading.text ? mark(section.heading, query) : null,
		excerpt: passage(section?.body.text ? section.body : lead, query),
	};
}

function mark(text: ReadText, query: Query): MarkedText {
	return markBetween(text, query, 0, text.text.length);
}

function markBetween({ text, words }: ReadText, query: Query, start: number, end: number): MarkedText {
	const parts: { text: string; mark: boolean }[] = [];
	let done = start;
	for (const { index, text: word } of found(words, query)) {
		if (index < start || index + word.length > end) continue;
		if (index > done) parts.push({ text: text.slice(done, index), mark: false });
		parts.push({ text: word, mark: true });
		done = index + word.length;
	}
	if (done < end) parts.push({ text: text.slice(done, end), mark: false });
	return parts;
}

/** Null when the result is the whole page: its title has every word, or its lead matches as well as any section. */
function bestSection({ title, lead, sections }: ReadDocument, query: Query): ReadSection | null {
	if (query.every((asked) => title.words.some((word) => isAskedFor(word, asked)))) return null;
	let best: ReadSection | null = null;
	let most = worth(lead.words, query);
	for (const section of sections) {
		const value = worth(section.body.words, query) + worth(section.heading.words, query);
		if (value > most) [best, most] = [section, value];
	}
	return best;
}

/** Scores distinct words most, exact forms half as much, and repetitions very little. */
function worth(words: readonly ReadWord[], query: Query): number {
	const mentions = found(words, query);
	const asked = query.filter((word) => mentions.some((mention) => isAskedFor(mention, word)));
	const exact = asked.filter(({ folded }) => mentions.some((mention) => mention.folded === folded));
	return asked.length + exact.length / 2 + Math.min(mentions.length, 9) / 10;
}

/** The part of a text with the most distinct matches, cut at spaces. */
function passage(whole: ReadText, query: Query): MarkedText {
	const { text, words } = whole;
	const start = passageStart(text, found(words, query));
	if (start + excerptLength >= text.length) return withDots(start, markBetween(whole, query, start, text.length));
	const cut = text.slice(start, text.lastIndexOf(" ", start + excerptLength)).replace(/[\s,;:.(«–]+$/, "");
	const parts = markBetween(whole, query, start, start + cut.length);
	return [...withDots(start, parts), { text: "…", mark: false }];

	function withDots(start: number, parts: MarkedText): MarkedText {
		return start === 0 || isSentenceStart(text, start) ? parts : [{ text: "… ", mark: false }, ...parts];
	}
}

function passageStart(text: string, mentions: readonly ReadWord[]): number {
	if (text.length <= excerptLength) return 0;
	let first = 0;
	let most = 0;
	for (const { index } of mentions) {
		const near = mentions.filter((word) => word.index >= index && word.index < index + excerptLength - before);
		const different = new Set(near.map(({ stem }) => stem)).size;
		if (different > most) [first, most] = [index, different];
	}
	if (first <= before) return 0;
	const sentence = text.slice(first - before, first).search(/(?<!\b[A-Z])[.!?] /);
	return sentence >= 0 ? first - before + sentence + 2 : text.indexOf(" ", first - before - 1) + 1;
}

/** The point of an initial, as in "U.S. Fire Administration", ends no sentence. */
function isSentenceStart(text: string, index: number): boolean {
	return /(?<!\b[A-Z])[.!?] $/.test(text.slice(0, index));
}

function found(words: readonly ReadWord[], query: Query): ReadWord[] {
	return words.filter((word) => query.some((asked) => isAskedFor(word, asked)));
}
