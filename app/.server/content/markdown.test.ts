import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const html = (markdown: string) => renderMarkdown(markdown).html;

describe("Markdown", () => {
	it("never lets raw HTML through", () => {
		for (const attack of ["<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b", "<svg/onload=alert(1)>"]) {
			expect(html(attack)).not.toMatch(/<(?:script|img|svg)/i);
		}
	});

	it("links only to this site, https, mail and phone", () => {
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

	it("lists its second-level headings with stable ids", () => {
		const { contents, html } = renderMarkdown("## Échangeur d’air\n\n### Détail\n\n## Échangeur d’air");
		expect(contents.map(({ id }) => id)).toEqual(["echangeur-d-air", "echangeur-d-air-2"]);
		expect(html).toContain('<h3 id="detail">');
	});

	it("knows notes, warnings and questions", () => {
		expect(html("> [!NOTE]\n> À savoir")).toContain('data-kind="note"');
		expect(html("> [!QUESTION] Pourquoi?\n> Parce que.")).toMatch(
			/<details[^>]*><summary>Pourquoi\?<\/summary>.*Parce que/s,
		);
		expect(html("> Une citation")).toContain("<blockquote>");
	});

	it("gives tables headers that a screen reader can name", () => {
		const table = html("| A | B |\n| --- | --- |\n| 1 | 2 |");
		expect(table).toContain('<th scope="col">A</th>');
		expect(table).toContain('<th scope="row">1</th>');
	});
});
