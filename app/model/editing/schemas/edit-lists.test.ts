import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originalEntries } from "#app/.server/content/original-entries.testing.ts";
import { describeSchema } from "./describe.ts";
import { entrySchemas } from "./document-schemas.ts";
import { applyListEdit, editName } from "./edit-lists.ts";
import { refusalsOf } from "./refusals.ts";

const description = describeSchema(entrySchemas.service);
const service = originalEntries.find(({ kind }) => kind === "service")?.value as {
	questions: unknown[];
	sections: { kind: string }[];
};

function edited(...buttons: string[]): typeof service {
	return buttons.reduce<unknown>(
		(value, button) => applyListEdit(description, value, button),
		service,
	) as typeof service;
}

describe("list buttons", () => {
	it("add an empty item of the chosen sort", () => {
		expect(edited("add:questions").questions).toEqual([...service.questions, { question: "", answer: "" }]);
		expect(edited(editName("add", "sections", "steps")).sections.at(-1)).toEqual({
			kind: "steps",
			heading: "",
			steps: [{ title: "", text: "", at: "" }],
		});
	});

	it("add only items whose errors are empty fields and lists", () => {
		const sorts =
			description.type === "group" && description.fields.sections?.type === "list" && description.fields.sections.item;
		for (const sort of Object.keys(sorts && sorts.type === "union" ? sorts.sorts : {})) {
			const value = { ...service, sections: edited(editName("add", "sections", sort)).sections.slice(-1) };
			const refusals = refusalsOf(entrySchemas.service.safeParse(value).error?.issues ?? []);
			expect(refusals.filter(({ code }) => code !== "missing" && code !== "too-few")).toEqual([]);
		}
	});

	it("move and remove items reversibly", () => {
		expect(edited("up:questions.2", "down:questions.1")).toEqual(service);
		expect(edited("down:questions.0").questions.slice(0, 2)).toEqual([service.questions[1], service.questions[0]]);
		expect(edited("add:questions", `remove:questions.${service.questions.length}`)).toEqual(service);
		expect(edited("remove:sections.0.items.0").sections[0]).toEqual(service.sections[0]);
	});

	it("change lists inside lists", () => {
		const index = service.sections.findIndex(({ kind }) => kind === "steps");
		const steps = (value: typeof service) => (value.sections[index] as unknown as { steps: unknown[] }).steps;
		expect(steps(edited(`remove:sections.${index}.steps.0`))).toEqual(steps(service).slice(1));
	});

	it("change nothing and never throw when they match no list", () => {
		const buttons = [
			"",
			"add",
			"add:",
			"add:nothing",
			"up:questions.0",
			"down:questions.99",
			"remove:questions.x",
			"remove:facts.0",
			"add:__proto__",
			"up:sections.0.kind",
		];
		for (const button of buttons) expect(edited(button), button).toEqual(service);
		fc.assert(
			fc.property(fc.string(), (button) => {
				expect(() => edited(`up:${button}`)).not.toThrow();
			}),
		);
	});
});
