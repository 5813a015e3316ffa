import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { originalEntries } from "#app/.server/content/original-entries.testing.ts";
import { anyValueOf } from "#app/model/editing/schemas/any-value.testing.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import { entrySchemas, type SchemaKind, schemaKinds } from "#app/model/editing/schemas/document-schemas.ts";
import { labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { schemaErrors } from "#app/model/editing/schemas/refusals.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { refusalWords } from "#content/staff/refusals.en.ts";
import { attributesOf, sentFields } from "./form-fields.testing.ts";
import { SchemaForm } from "./schema-form.tsx";

const descriptions = Object.fromEntries(
	schemaKinds.map((kind) => [kind, describeSchema(entrySchemas[kind])]),
) as Record<SchemaKind, ReturnType<typeof describeSchema>>;

function rendered(
	kind: SchemaKind,
	value: unknown,
	more: { errors?: Record<string, string>; words?: typeof french } = {},
) {
	const description = descriptions[kind];
	const labels = labelFields(kind, description, more.words ?? french);
	return renderToStaticMarkup(
		createElement(SchemaForm, { description, value, labels, ...(more.errors && { errors: more.errors }) }),
	);
}

function original(kind: SchemaKind): unknown {
	return structuredClone(originalEntries.find((entry) => entry.kind === kind)?.value);
}

describe("SchemaForm", () => {
	it.each(originalEntries)("sends $kind $name unchanged", ({ kind, value }) => {
		const form = sentFields(rendered(kind, value));
		expect(readSchemaForm(descriptions[kind], form)).toEqual(value);
	});

	it.each(schemaKinds.filter((kind) => kind !== "estimate" && kind !== "prices"))(
		"sends any value of %s unchanged",
		(kind) => {
			fc.assert(
				fc.property(anyValueOf(descriptions[kind]), (value) => {
					expect(readSchemaForm(descriptions[kind], sentFields(rendered(kind, value)))).toEqual(value);
				}),
				{ numRuns: 10 },
			);
		},
	);

	it("has descriptions and labels that survive JSON", () => {
		for (const kind of schemaKinds) {
			expect(JSON.parse(JSON.stringify(descriptions[kind]))).toEqual(descriptions[kind]);
			const labels = labelFields(kind, descriptions[kind], french);
			expect(JSON.parse(JSON.stringify(labels))).toEqual(labels);
		}
	});

	it.each(schemaKinds)("has unique ids and a label for each field in %s", (kind) => {
		const html = rendered(kind, original(kind));
		const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
		const labelled = new Set([...html.matchAll(/<label for="([^"]*)"/g)].map(([, id]) => id));
		const unlabelled = [...html.matchAll(/<(?:input|textarea|select)([^>]*)>/g)]
			.map(([, tag = ""]) => attributesOf(tag))
			.filter(({ type, id }) => !["hidden", "checkbox", "radio"].includes(type ?? "") && !labelled.has(id));
		expect(unlabelled).toEqual([]);
	});

	it("counts the characters of fields with a limit", () => {
		const html = rendered("page:thanks", original("page:thanks"), { words: english });
		expect(html).toMatch(/<span class="schema-counter">13 of 60<\/span>/);
		expect(html).toContain("93, between 70 and 155");
		const tooLong = changed("page:thanks", (thanks) => {
			thanks.title = "x".repeat(61);
		});
		expect(rendered("page:thanks", tooLong, { words: english })).toContain(
			'<span class="schema-counter" data-wrong="true">61 of 60</span>',
		);
	});

	it("formats money in the language of the member", () => {
		const value = changed("prices", (prices) => {
			prices.ranges.dryer.low = 99_50;
		});
		expect(sentFields(rendered("prices", value)).get("ranges.dryer.low")).toBe("99,50");
		expect(sentFields(rendered("prices", value, { words: english })).get("ranges.dryer.low")).toBe("99.50");
	});

	it("shows errors in the summary and at the fields, unfolded", () => {
		const value = changed("page:home", (home) => {
			home.questions.items[1].answer = "<b>Oui</b>";
			home.title = "x".repeat(70);
		});
		const result = entrySchemas["page:home"].safeParse(value);
		const errors = schemaErrors(result.error?.issues ?? [], refusalWords);
		expect(errors).toEqual({
			title: "Too long: no more than 60 characters.",
			"questions.items.1.answer": "HTML isn’t allowed here: enter plain text.",
		});
		const html = rendered("page:home", value, { errors, words: english });
		expect(html).toContain('<a href="#field-questions.items.1.answer"');
		expect(html).toContain("Questions, Questions and answers, Question 2, Answer – HTML isn’t allowed");
		expect(html).toMatch(/<details open=""><summary id="field-questions\.items\.1-item"/);
		expect(html).toMatch(/<details><summary id="field-questions\.items\.0-item"/);
		expect(html).toMatch(/<textarea[^>]*id="field-questions\.items\.1\.answer"[^>]*aria-invalid="true"/);
		expect(html).not.toContain("<b>Oui</b>");
	});

	it("names the line of a box that has an error", () => {
		const value = changed("company", (company) => {
			company.areas[0].places[2] = "x".repeat(50);
		});
		const result = entrySchemas.company.safeParse(value);
		const errors = schemaErrors(result.error?.issues ?? [], refusalWords);
		expect(rendered("company", value, { errors, words: english })).toContain(
			"Line 3: Too long: no more than 40 characters.",
		);
	});

	it("keeps typed text that cannot be parsed", () => {
		const form = sentFields(rendered("prices", original("prices")));
		form.set("ranges.dryer.low", "environ cent");
		const value = readSchemaForm(descriptions.prices, form);
		expect(entrySchemas.prices.safeParse(value).success).toBe(false);
		expect(sentFields(rendered("prices", value)).get("ranges.dryer.low")).toBe("environ cent");
	});

	it("has a submit button for every change of a list, for pages without JavaScript", () => {
		const html = rendered("service", original("service"));
		const buttons = [...html.matchAll(/<button([^>]*)>/g)].map(([, tag = ""]) => attributesOf(tag));
		const edits = buttons.filter(({ name, type }) => name === "edit" && type === "submit").map(({ value }) => value);
		expect(edits).toEqual(
			expect.arrayContaining([
				"add:questions",
				"add:sections=table",
				"up:questions.1",
				"down:questions.0",
				"remove:questions.0",
			]),
		);
		expect(edits).not.toContain("up:questions.0");
		expect(edits).not.toContain("remove:facts.0");
	});

	it("does not press a list button on Enter", () => {
		const [first = ""] = /<button[^>]*>/.exec(rendered("service", original("service"))) ?? [];
		expect(first).toContain('type="submit"');
		expect(first).not.toContain('name="edit"');
	});

	it.each([undefined, null, "text", 7, [], {}, { questions: "none" }, { sections: [{ kind: "poem" }, null, 3] }])(
		"renders a service with the value %j without throwing",
		(value) => {
			expect(() => rendered("service", value)).not.toThrow();
		},
	);
});

// biome-ignore lint/suspicious/noExplicitAny: tests change documents of any kind.
function changed(kind: SchemaKind, change: (value: any) => void): unknown {
	const value = original(kind);
	change(value);
	return value;
}
