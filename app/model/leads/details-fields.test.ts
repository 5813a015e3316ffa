import { expect, it } from "vitest";
import { baseOf, detailsFields, mergedDetails, wasNameless } from "./details-fields.ts";

const filled = (value: string) => Object.fromEntries(detailsFields.map((field) => [field, value])) as never;

it("keeps typed values after a conflict, and takes the other member's where nothing was typed", () => {
	const bases = Object.fromEntries(detailsFields.map((field) => [baseOf(field), "before"]));
	const sent = { ...(filled("before") as object), ...bases, phone: "mine", city: "" };
	expect(mergedDetails(filled("theirs"), sent)).toEqual({ ...(filled("theirs") as object), phone: "mine", city: "" });
});

it("knows a lead without a name by the value that the form was rendered with", () => {
	expect([wasNameless({ [baseOf("name")]: "" }), wasNameless({ [baseOf("name")]: "A" }), wasNameless({})]).toEqual([
		true,
		false,
		false,
	]);
});
