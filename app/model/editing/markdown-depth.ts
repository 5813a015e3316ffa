import { Lexer, Tokenizer, type Tokens } from "marked";

/** The most characters of an article or a legal text. A draft may have more. */
export const longestMarkdown = 40_000;

/** The nesting limit for quotes and lists, and for emphasis and links. The parser recurses at each level. */
export const deepestMarkdown = 8;

/** Characters that the marks of a text are compared with. The longest of ours needs 5,000. */
const mostCompared = 5_000_000;

/** Of characters that the parser looks at from one position. */
const longestRun = 1_000;

/** Markup nested too deep stays plain text. Without the limit, a few kilobytes of `>` overflow the stack. */
export class BoundedTokenizer extends Tokenizer {
	exceeded = false;
	#depth: number;
	#compared = 0;

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
		const read = () => super.emStrong(src, maskedSrc, prevChar);
		const found = this.#mayCompare(/^[*_]/, src) ? this.#nested(/^[*_]/, src, read) : undefined;
		if (found) return found;
		// Consumes a run of marks without emphasis as one token: mark by mark, each would be compared with all later text.
		const text = /^(?:\*{4,}|_{4,})/.exec(src)?.[0];
		return text ? ({ type: "text", raw: text, text } as unknown as Tokens.Em) : undefined;
	}

	override del(src: string, maskedSrc: string, prevChar?: string) {
		if (!this.#mayCompare(/^~/, src)) return undefined;
		return this.#nested(/^~/, src, () => super.del(src, maskedSrc, prevChar));
	}

	/** Each mark is compared with all later text: 24 KB of `*_a` would take ten seconds. */
	#mayCompare(beginning: RegExp, src: string): boolean {
		if (!beginning.test(src)) return true;
		this.#compared += src.length;
		if (this.#compared <= mostCompared) return true;
		this.exceeded = true;
		return false;
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

	/** Cut, because the pattern looks for the end of the code in all later text. */
	override codespan(src: string) {
		return super.codespan(src.slice(0, longestRun));
	}

	/** Cut, because the pattern looks for an e-mail address ahead of every mark, as far as the text has no space. */
	override url(src: string) {
		return super.url(src.slice(0, longestRun));
	}

	/** Cut for the same reason, between two words. Marked joins neighbouring texts. */
	override inlineText(src: string) {
		if (src.length <= longestRun) return super.inlineText(src);
		const start = src.slice(0, longestRun);
		const end = start.search(/ \S*$/);
		return super.inlineText(end > 0 ? start.slice(0, end) : start);
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
