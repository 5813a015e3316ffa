import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originalEntries, originalOf } from "#app/.server/content/overlay.ts";
import { isWords } from "#app/model/editing/content-entry.ts";
import { obstaclesIn } from "./obstacles.ts";

const reader = originalContent.reader();
const home = (change: object) => ({ ...(originalOf("page:home")?.fr as object), ...change });

describe("obstaclesIn", () => {
	it("finds nothing in the original content", () => {
		const words = originalEntries().filter(isWords);
		expect(words.length).toBeGreaterThan(20);
		for (const id of words) expect(obstaclesIn(id, "fr", originalOf(id)?.fr, reader)).toEqual([]);
	});

	it("reports unknown tokens and links, also among other mistakes", () => {
		const heading = "<b> {{price:everything}}";
		expect(obstaclesIn("page:home", "fr", home({ heading, lead: "[ici](page:nowhere)" }), reader)).toEqual([
			{ path: "heading", code: "token", value: "{{price:everything}}" },
			{ path: "lead", code: "link", value: "page:nowhere" },
		]);
	});

	it("ignores text that is too short, too long or not allowed", () => {
		const change = { title: "", heading: "x".repeat(200), lead: "{ <script>", description: "[x](javascript:1)" };
		expect(obstaclesIn("page:home", "fr", home(change), reader)).toEqual([]);
	});

	it("finds nothing in a part that is not written yet", () => {
		expect(obstaclesIn("article:new", "en", undefined, reader)).toEqual([]);
	});
});
