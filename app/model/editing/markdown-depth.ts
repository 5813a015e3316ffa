import { Lexer, Tokenizer, type Tokens } from "marked";

/** The most characters of an article or a legal text. A draft may have more. */
export const longestMarkdown = 40_000;

/** The nesting limit for quotes and lists, and for emphasis and links. The parser recurses at each level. */
export const deepestMarkdown = 8;

/** Markup nested too deep stays plain text. Without the limit, a few kilobytes of `>` overflow the stack. */
export class BoundedTokenizer extends Tokenizer {
	exceeded = false;
	#depth: number;

	constructor(depth = 0) {
		super();
		this.#depth = depth;
	}

	override blockquote(src: string) {
		return this.#nested(/^ {0,3}>/, src, () => super.blockquote(src));
	}

	override list(src: string) {
		return this.#nested(/^ {0,3}(?:[*+-]|\d{1,9}[.)])[ \t]/, src, () => super.list(src));
	}

	override emStrong(src: string, maskedSrc: string, prevChar?: string) {
		const found = this.#nested(/^[*_]/, src, () => super.emStrong(src, maskedSrc, prevChar));
		if (found) return found;
		// Consumes a run of marks without emphasis as one token: mark by mark, each would be compared with all later text.
		const text = /^(?:\*{4,}|_{4,})/.exec(src)?.[0];
		return text ? ({ type: "text", raw: text, text } as unknown as Tokens.Em) : undefined;
	}

	override del(src: string, maskedSrc: string, prevChar?: string) {
		return this.#nested(/^~/, src, () => super.del(src, maskedSrc, prevChar));
	}

	override link(src: string) {
		return this.#nested(/^!?\[/, src, () => super.link(src));
	}

	/**
	 * Marked fills every row up to the columns of the head: a table of 8 KB would have two million cells. Rows that are
	 * typed in full have more characters than cells.
	 */
	override table(src: string) {
		const [, marks = ""] = src.split("\n", 2);
		if (!/^[ |:-]+$/.test(marks)) return undefined;
		const columns = marks.split("|").length;
		if (columns > 2) {
			const [typed = ""] = src.split(/\n[ \t]*\n/, 1);
			if (columns * typed.split("\n").length > typed.length) return undefined;
		}
		return super.table(src);
	}

	/** Text: repeated in every link to it, a long address of 20 KB would become hundreds of megabytes. */
	override def(): undefined {}

	override reflink(src: string, links: Parameters<Tokenizer["reflink"]>[1]) {
		return this.#nested(/^!?\[/, src, () => super.reflink(src, links));
	}

	/** Marked calls this at every position: only markup that begins at the position counts as one more level. */
	#nested<Token>(beginning: RegExp, src: string, read: () => Token): Token | undefined {
		if (this.#depth >= deepestMarkdown) {
			this.exceeded ||= beginning.test(src);
			return undefined;
		}
		this.#depth++;
		try {
			return read();
		} finally {
			this.#depth--;
		}
	}
}

export function isMarkdownTooDeep(markdown: string): boolean {
	const tokenizer = new BoundedTokenizer();
	Lexer.lex(markdown, { gfm: true, tokenizer });
	return tokenizer.exceeded;
}
