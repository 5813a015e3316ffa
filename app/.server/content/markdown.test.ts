import fc from "fast-check";
import { Tokenizer } from "marked";
import { describe, expect, it, vi } from "vitest";
import { isMarkdownTooDeep } from "#app/model/editing/markdown-depth.ts";
import { renderMarkdown } from "./markdown.ts";

const html = (markdown: string) => renderMarkdown(markdown).html;

describe("renderMarkdown", () => {
	it("escapes raw HTML", () => {
		for (const attack of ["<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b", "<svg/onload=alert(1)>"]) {
			expect(html(attack)).not.toMatch(/<(?:script|img|svg)/i);
		}
	});

	it("renders only links to this site, https, mail and phone", () => {
		for (const href of [
			"javascript:alert(1)",
			"//evil.example",
			"data:text/html,x",
			"/\\evil.example",
			"JaVaScRiPt:x",
		]) {
			expect(html(`[words](${href})`)).not.toContain("<a");
		}
		expect(html("[words](/blogue)")).toContain('<a href="/blogue">words</a>');
	});

	it("lists second-level headings with stable ids", () => {
		const { contents, html } = renderMarkdown("## Échangeur d’air\n\n### Détail\n\n## Échangeur d’air");
		expect(contents.map(({ id }) => id)).toEqual(["echangeur-d-air", "echangeur-d-air-2"]);
		expect(html).toContain('<h3 id="detail">');
	});

	it("renders notes, questions and plain quotes", () => {
		expect(html("> [!NOTE]\n> À savoir")).toContain('data-kind="note"');
		expect(html("> [!QUESTION] Pourquoi?\n> Parce que.")).toMatch(
			/<details[^>]*><summary>Pourquoi\?<\/summary>.*Parce que/s,
		);
		expect(html("> Une citation")).toContain("<blockquote>");
	});

	it("renders table headers with a scope for screen readers", () => {
		const table = html("| A | B |\n| --- | --- |\n| 1 | 2 |");
		expect(table).toContain('<th scope="col">A</th>');
		expect(table).toContain('<th scope="row">1</th>');
	});

	it("leaves out no cell of a table, but fills up no few short rows with thousands of cells", () => {
		expect(html("| A | B | C |\n| --- | --- | --- |\n| 1 |\n| 2 | 3 | 4 |").match(/<t[hd]\b/g)).toHaveLength(9);
		const wide = `${"a|".repeat(200)}\n${"-|".repeat(200)}\n${"a\n".repeat(200)}`;
		expect(html(wide).length).toBeLessThan(2 * wide.length);
	});

	it("repeats no long heading of a column in every row", () => {
		const long = `|a|${"'".repeat(2_000)}|\n|-|-|\n${"a\n".repeat(200)}`;
		expect(html(long).length).toBeLessThan(50 * long.length);
	});

	it("repeats no long address in every link to it", () => {
		const text = `[a]: /${"x".repeat(2_000)}\n\n${"[a] ".repeat(200)}`;
		expect(html(text).length).toBeLessThan(2 * text.length);
	});
});

describe("marks without a space", () => {
	it.each(["*_a", "*~~a"])("are compared with a bounded number of characters: %s", (unit) => {
		expect(isMarkdownTooDeep(unit.repeat(3_000))).toBe(true);
		expect(isMarkdownTooDeep(`${unit}\n\n`.repeat(3_000))).toBe(false);
	});

	it("are read without the end of a long text", () => {
		const read = [vi.spyOn(Tokenizer.prototype, "url"), vi.spyOn(Tokenizer.prototype, "codespan")] as const;
		const texts = vi.spyOn(Tokenizer.prototype, "inlineText");
		expect(html("a_".repeat(2_000))).toBe(`<p>${"a_".repeat(2_000)}</p>\n`);
		const seen = [...read, texts].flatMap(({ mock }) => mock.calls.map(([src]) => src.length));
		expect(Math.max(...seen)).toBe(1_000);
		vi.restoreAllMocks();
	});

	it("are found in long paragraphs too", () => {
		const words = `Un long texte écrit à info@exemple.example ${"sans fin ".repeat(400)}`;
		expect(html(`${words}et *encore* https://exemple.example/a b`)).toBe(
			`<p>${words.replace(/(\S+@\S+)/, '<a href="mailto:$1">$1</a>')}et <em>encore</em> <a href="https://exemple.example/a">https://exemple.example/a</a> b</p>\n`,
		);
	});
});

describe("deeply nested Markdown", () => {
	const many = 20_000;
	const lines = (line: (level: number) => string) => Array.from({ length: 400 }, (_, level) => line(level)).join("\n");
	const deep: Readonly<Record<string, string>> = {
		quotes: `${">".repeat(many)}a`,
		"spaced quotes": `${"> ".repeat(many)}a`,
		callouts: lines((level) => `${"> ".repeat(level + 1)}[!NOTE]`),
		questions: lines((level) => `${">".repeat(level + 1)}[!QUESTION] Pourquoi?`),
		lists: `${"- ".repeat(many)}a`,
		"numbered lists": `${"1. ".repeat(many / 2)}a`,
		"indented lists": lines((level) => `${"  ".repeat(level)}- a`),
		"quotes in lists": `${"> - ".repeat(many / 2)}a`,
		stars: `${"*".repeat(many)}a${"*".repeat(many)}`,
		underscores: `${"_".repeat(many)}a${"_".repeat(many)}`,
		emphasis: `${"*a **b ".repeat(800)}c${" b** a*".repeat(800)}`,
		strikethrough: `${"~~a ".repeat(2_000)}${" a~~".repeat(2_000)}`,
		brackets: "[".repeat(many) + "]".repeat(many),
		links: `${"[a ".repeat(2_000)}${"](/x)".repeat(2_000)}`,
		pictures: `${"![a ".repeat(2_000)}${"](/x)".repeat(2_000)}`,
	};

	it.each(Object.entries(deep))("renders without an error: %s", (_, text) => {
		expect(html(text).length).toBeGreaterThan(0);
	});

	it("is detected by isMarkdownTooDeep, unlike the same marks side by side", () => {
		// These three do not nest: a link contains no link, and a picture contains no marks.
		const flat = new Set(["brackets", "links", "pictures"]);
		const accepted = Object.keys(deep).filter((name) => !isMarkdownTooDeep(deep[name] ?? ""));
		expect(accepted.filter((name) => !flat.has(name))).toEqual([]);
		expect(isMarkdownTooDeep(`${"*a* **b** [c](/x) > d\n\n- e\n\n> f\n\n".repeat(200)}`)).toBe(false);
		expect(isMarkdownTooDeep(`${"> ".repeat(8)}a *b **c***`)).toBe(false);
		expect(isMarkdownTooDeep(`${"> ".repeat(9)}a`)).toBe(true);
	});

	it("renders any sequence of marks without an error", () => {
		const mark = fc.constantFrom(
			...[
				"> ",
				">",
				"- ",
				"  ",
				"1. ",
				"*",
				"**",
				"_",
				"~~",
				"[",
				"]",
				"](/x)",
				"![",
				"`",
				"|",
				"\n",
				"\n\n",
				"a",
				"[!NOTE]",
				"---",
				"<b>",
			],
		);
		fc.assert(
			fc.property(fc.array(mark, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (marks, times) => {
				const text = marks.join("").repeat(times);
				expect(typeof html(text)).toBe("string");
				expect(typeof isMarkdownTooDeep(text)).toBe("boolean");
			}),
			{ numRuns: 60 },
		);
	});
});
