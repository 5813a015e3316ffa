import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failureOfStatus, refusalPlace, typedValues } from "./form-refusal.ts";

it("shows the message beside the pressed button, or beside the main button when the pressed one has no place", () => {
	const pressed = ["continue:bar", "code", "waiting", "photos", "more-photos", "remove-photo:a-b", "add:oriental-rugs"];
	expect(pressed.map(refusalPlace)).toEqual([
		...["bar", "code", "waiting", "photos", "photos", "photos"],
		"pieces:oriental-rugs",
	]);
	for (const other of ["", "continue", "constructor", "add", "__proto__:x"]) expect(refusalPlace(other)).toBe("form");
	expect(refusalPlace()).toBe("form");
});

it("shows every notice of a page: its place is one of a button", () => {
	const pages = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
	const places = pages.flatMap((file) =>
		[...readFileSync(join("app", file), "utf8").matchAll(/<FormRefusal place="([^"]+)"/g)].map(([, place]) => place),
	);
	expect(places.length).toBeGreaterThan(15);
	const pressed = (place = "") => (place === "bar" ? "continue:bar" : place);
	expect(places.filter((place) => refusalPlace(pressed(place)) !== place)).toEqual([]);
});

it("maps every error status to a failure that has a message", () => {
	expect([403, 400, 404, 401, 410, 413, 429, 500, 503].map(failureOfStatus)).toEqual([
		...["refused", "refused", "refused", "expired", "expired", "too-large", "busy", "unavailable", "unavailable"],
	]);
});

it("keeps all typed values, joins those with the same name and drops files and the source of the visit", () => {
	const form = new FormData();
	for (const service of ["a", "b"]) form.append("service", service);
	form.append("name", "Jeanne");
	form.append("source", "landing=%2Fprix");
	form.append("photos", new File(["x"], "x.jpg"));
	expect(typedValues(form)).toEqual({ service: "a,b", name: "Jeanne" });
});
