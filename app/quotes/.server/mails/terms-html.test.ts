import { describe, expect, it } from "vitest";
import { lookOf } from "#app/.server/mail/mail-look.ts";
import { shippedPalette } from "#app/model/brand/palette.ts";
import { termsHtml } from "./terms-html.ts";

const origin = "https://www.airelle.example";
const { styles } = lookOf(shippedPalette);

describe("terms as HTML for mails", () => {
	it("has absolute links, and no link to a place on another page", () => {
		const html = termsHtml("[a](/prix) [b](https://x.example/y) [c](#ici) [d](mailto:a@b.c)", origin, styles);
		expect(html).toContain(`href="${origin}/prix">a</a>`);
		expect(html).toContain('href="https://x.example/y">b</a>');
		expect(html).toContain('href="mailto:a@b.c">d</a>');
		expect(html).toMatch(/ c /);
		expect(html).not.toContain("#ici");
	});

	it("shows questions open, and headings below those of the mail", () => {
		const html = termsHtml(
			"# Un\n\n## Deux\n\n> [!QUESTION] Pourquoi?\n> Parce que.\n\n> [!NOTE]\n> À noter.",
			origin,
			styles,
		);
		expect(html.match(/<h4 [^>]*>(?:Un|Deux)<\/h4>/g)).toHaveLength(2);
		expect(html).toContain("<strong>Pourquoi?</strong>");
		expect(html).not.toMatch(/<details|<summary|<h[1235]|id="/);
		expect(html).toMatch(/<div class="sand"[^>]*><p>À noter\./);
	});

	it("keeps the cells of tables, and shows typed tags as text", () => {
		const html = termsHtml('| Un | Deux |\n| --- | --- |\n| <h2 id="x"> | `<table>` |', origin, styles);
		expect(html.match(/<t[hd] /g)).toHaveLength(4);
		expect(html.match(/<table /g)).toHaveLength(1);
		expect(html).toContain("&#60;h2");
		expect(html).not.toContain("data-label");
	});
});
