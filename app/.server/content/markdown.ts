import { Marked, type Tokens } from "marked";
import { BoundedTokenizer } from "#app/model/editing/markdown-depth.ts";
import type { TocEntry } from "#app/model/site/article.ts";

interface RenderedMarkdown {
	html: string;
	/** The second-level headings. */
	contents: TocEntry[];
}

const calloutKinds = { NOTE: "note", WARNING: "warning", QUESTION: "question" } as const;

/** Safe by construction: raw HTML and deep nesting are shown as text, and links are local, https, mail or phone. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
	return renderAt(markdown, 0);
}

/** `depth`: the number of quotes around the text. */
function renderAt(markdown: string, depth: number): RenderedMarkdown {
	const contents: TocEntry[] = [];
	const marked = new Marked({ gfm: true });
	marked.use({
		renderer: {
			html: ({ text }) => escapeHtml(text),
			heading({ tokens, depth, text }) {
				const id = headingId(text, contents);
				if (depth === 2) contents.push({ id, text: plainText(text) });
				return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			link({ href, tokens }) {
				const words = this.parser.parseInline(tokens);
				return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
			},
			image: ({ text }) => escapeHtml(text),
			table(token) {
				return `<div class="table-frame">${table(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`;
			},
			blockquote({ tokens, text }) {
				const [, kind, title] = /^\[!(NOTE|WARNING|QUESTION)\]\s*([^\n]*)/.exec(text) ?? [];
				if (!kind) return `<blockquote>${this.parser.parse(tokens)}</blockquote>\n`;
				const body = renderAt(text.replace(/^[^\n]*\n?/, ""), depth + 1).html;
				return callout(calloutKinds[kind as keyof typeof calloutKinds], title ?? "", body);
			},
		},
	});
	return { html: marked.parse(markdown, { async: false, tokenizer: new BoundedTokenizer(depth) }), contents };
}

function callout(kind: string, title: string, body: string): string {
	if (kind === "question") {
		return `<details class="question"><summary>${escapeHtml(title)}</summary><div>${body}</div></details>\n`;
	}
	return `<div class="callout" data-kind="${kind}" role="note">${body}</div>\n`;
}

/** Shown before each cell on phones. */
const longestLabel = 80;

function table({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
	const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
	// Cut, because every row repeats them.
	const labels = header.map(({ text }) => escapeHtml(plainText(text).slice(0, longestLabel)));
	const body = rows.map(([first, ...rest]) => {
		const cells = rest.map((cell, column) => `<td data-label="${labels[column + 1]}">${inline(cell)}</td>`).join("");
		return `<tr>${first ? `<th scope="row">${inline(first)}</th>` : ""}${cells}</tr>`;
	});
	return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function headingId(text: string, taken: readonly TocEntry[]): string {
	const base = plainText(text)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	return taken.some(({ id }) => id === base) ? `${base}-${taken.length + 1}` : base;
}

function plainText(markdown: string): string {
	return markdown.replace(/[*_`]|\[([^[\]]*)\]\([^()]*\)/g, "$1");
}

function isSafeLink(href: string): boolean {
	return /^\/(?![/\\])/.test(href) || /^(?:https:\/\/|mailto:|tel:|#)/.test(href);
}

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
