import { describe, expect, it } from "vitest";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { describeSchema } from "./describe.ts";
import { entrySchemas, schemaKinds } from "./document-schemas.ts";
import { labelFields, labelKey, labelledPaths } from "./field-labels.ts";

describe("field labels", () => {
	const places = schemaKinds.flatMap((kind) =>
		labelledPaths(describeSchema(entrySchemas[kind])).map((path) =>
			path === "" ? [kind] : [kind, ...path.split(".")],
		),
	);

	it("exist for every field", () => {
		const unnamed = places.filter((place) => labelKey(place, french.labels) === undefined);
		expect(unnamed.map((place) => place.join("."))).toEqual([]);
	});

	it("exist only for fields that are in a schema", () => {
		const used = new Set(places.map((place) => labelKey(place, french.labels)));
		expect(Object.keys(french.labels).filter((key) => !used.has(key))).toEqual([]);
	});

	it("have the same keys and the same hints in both languages", () => {
		const hints = ({ labels }: typeof french) =>
			Object.entries(labels).map(([key, words]) => `${key}: ${typeof words === "string" ? "label" : "label and hint"}`);
		expect(hints(english)).toEqual(hints(french));
	});

	it("are found by the longest matching path", () => {
		const labels = labelFields("page:home", describeSchema(entrySchemas["page:home"]), english).fields;
		expect(labels["postal.unreadable"]).toBe("Answer: invalid code");
		expect(labels["postal.unreadable.title"]).toBe("Title");
		expect(labels["questions.items.*"]).toBe("Question");
	});
});
