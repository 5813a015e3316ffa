import { describe, expect, it } from "vitest";
import { readingMinutes, withoutSources } from "./article.ts";

const words = (count: number) => "mot ".repeat(count);

describe("withoutSources", () => {
	it("removes the last section if it is called Sources", () => {
		expect(withoutSources("Texte.\n\n## Sources\n\n- Un livre.\n")).toBe("Texte.\n\n");
	});

	it("keeps a section called Sources that another one follows, and headings that only begin so", () => {
		for (const body of ["## Sources\n\nL’eau.\n\n## Suite\n\nTexte.", "## Sources d’humidité\n\nTexte."]) {
			expect(withoutSources(body)).toBe(body);
		}
	});
});

describe("readingMinutes", () => {
	it("counts 200 words a minute, at least one minute, without the sources", () => {
		expect(readingMinutes({ body: words(20) })).toBe(1);
		expect(readingMinutes({ body: words(1_000) })).toBe(5);
		expect(readingMinutes({ body: `${words(1_000)}\n\n## Sources\n\n- ${words(300)}` })).toBe(5);
	});
});
