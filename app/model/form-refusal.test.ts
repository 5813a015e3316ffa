import { expect, it } from "vitest";
import { failureOfStatus, refusalPlace, typedValues } from "./form-refusal.ts";

it("a refusal is shown beside the button that was pressed, and beside the main one for any other", () => {
	const pressed = ["continue:bar", "code", "waiting", "photos", "more-photos", "remove-photo:a-b", "add:oriental-rugs"];
	expect(pressed.map(refusalPlace)).toEqual([
		...["bar", "code", "waiting", "photos", "photos", "photos"],
		"pieces:oriental-rugs",
	]);
	for (const other of ["", "continue", "constructor", "add", "__proto__:x"]) expect(refusalPlace(other)).toBe("form");
	expect(refusalPlace()).toBe("form");
});

it("every status that refuses has words", () => {
	expect([403, 400, 404, 413, 429, 500, 503].map(failureOfStatus)).toEqual([
		...["refused", "refused", "refused", "too-large", "busy", "unavailable", "unavailable"],
	]);
});

it("everything typed is kept, also what has the same name, and no file", () => {
	const form = new FormData();
	for (const service of ["a", "b"]) form.append("service", service);
	form.append("name", "Jeanne");
	form.append("photos", new File(["x"], "x.jpg"));
	expect(typedValues(form)).toEqual({ service: "a,b", name: "Jeanne" });
});
