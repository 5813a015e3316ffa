import { expect, it } from "vitest";
import { withJsonMatter } from "./front-matter.ts";

it("converts front matter to equal JSON, and leaves the body unchanged", () => {
	const written =
		"---\ntitle: '« Un titre » : deux'\ndate: 2026-01-05\nfaq:\n  - question: Pourquoi?\n---\nDu texte.\n\n---\n\nFin.\n";
	const [, matter, ...rest] = withJsonMatter(written).split("---\n");
	expect(JSON.parse(matter ?? "")).toEqual({
		title: "« Un titre » : deux",
		date: "2026-01-05",
		faq: [{ question: "Pourquoi?" }],
	});
	expect(rest.join("---\n")).toBe("Du texte.\n\n---\n\nFin.\n");
});
