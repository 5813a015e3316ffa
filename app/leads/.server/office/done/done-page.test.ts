import { expect, it } from "vitest";
import { finishedPath } from "./done-page.ts";

it("leads to a notice that says how the customer is told", () => {
	const day = "/admin/agenda?vue=jour&jour=2026-11-16";
	expect(finishedPath("2026-11-16", { email: "farah@exemple.example" })).toBe(`${day}&avis=termine`);
	expect(finishedPath("2026-11-16", { email: null })).toBe(`${day}&avis=termine-appel`);
});
