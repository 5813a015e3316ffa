import { describe, expect, it } from "vitest";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { describeSchema } from "./describe.ts";
import { entryKinds, entrySchemas } from "./document-schemas.ts";
import { labelFields, labelKey, labelledPaths } from "./field-labels.ts";

describe("the labels of the fields", () => {
	const places = entryKinds.flatMap((kind) =>
		labelledPaths(describeSchema(entrySchemas[kind])).map((path) =>
			path === "" ? [kind] : [kind, ...path.split(".")],
		),
	);

	it("leave no field without a name", () => {
		const unnamed = places.filter((place) => labelKey(place, french.labels) === undefined);
		expect(unnamed.map((place) => place.join("."))).toEqual([]);
	});

	it("name nothing that is not there", () => {
		const used = new Set(places.map((place) => labelKey(place, french.labels)));
		expect(Object.keys(french.labels).filter((key) => !used.has(key))).toEqual([]);
	});

	it("are the same in both languages, and have hints in the same places", () => {
		const hints = ({ labels }: typeof french) =>
			Object.entries(labels).map(([key, words]) => `${key}: ${typeof words === "string" ? "label" : "label and hint"}`);
		expect(hints(english)).toEqual(hints(french));
	});

	it("prefer what is nearest", () => {
		const labels = labelFields("page:home", describeSchema(entrySchemas["page:home"]), english).fields;
		expect(labels["postal.unreadable"]).toBe("Answer: unreadable code");
		expect(labels["postal.unreadable.title"]).toBe("Title");
		expect(labels["questions.items.*"]).toBe("Question");
	});
});
