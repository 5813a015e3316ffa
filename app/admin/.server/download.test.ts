import { expect, it } from "vitest";
import { download } from "./download.ts";

it("names a download after the day in Montréal, also in the evening", () => {
	const { headers } = download("a", "text/csv", "demandes", new Date("2026-11-16T01:30:00Z"));
	expect(headers.get("Content-Disposition")).toBe('attachment; filename="demandes-2026-11-15.csv"');
});
