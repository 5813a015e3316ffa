import { describe, expect, it } from "vitest";
import { originalEntries } from "#app/.server/content/original-entries.testing.ts";
import { entrySchemas, type SchemaKind, schemaKinds } from "./document-schemas.ts";
import { refusalsOf } from "./refusals.ts";

function refusalsFor(kind: SchemaKind, value: unknown) {
	const result = entrySchemas[kind].safeParse(value);
	return result.success ? [] : refusalsOf(result.error.issues);
}

/** Returns a copy of the first original of a kind, with the value at a path replaced or deleted. */
function changed(kind: SchemaKind, path: string, value: unknown): unknown {
	const copy = structuredClone(originalEntries.find((entry) => entry.kind === kind)?.value);
	const keys = path.split(".");
	const last = keys.pop() ?? "";
	const parent = keys.reduce((tree, key) => (tree as Record<string, unknown>)[key], copy) as Record<string, unknown>;
	if (value === undefined) delete parent[last];
	else parent[last] = value;
	return copy;
}

describe("entry schemas", () => {
	it.each(originalEntries)("accept the original $kind $name without changing it", ({ kind, value }) => {
		expect(refusalsFor(kind, value)).toEqual([]);
		expect(entrySchemas[kind].parse(value)).toEqual(value);
	});

	it("have at least one original of every kind", () => {
		expect(new Set(originalEntries.map(({ kind }) => kind))).toEqual(new Set(schemaKinds));
	});

	it.each<[kind: SchemaKind, path: string, value: unknown, code: string, at?: string]>([
		["page:home", "heading", "", "missing"],
		["page:home", "title", "x".repeat(61), "too-long"],
		["page:home", "description", "Trop court.", "too-short"],
		["page:home", "heading", "Une maison <b>propre</b>", "html"],
		["page:home", "heading", "Une maison **propre**", "markup"],
		["page:home", "heading", "Une maison\npropre", "line-break"],
		["page:home", "heading", "Une maison \u202epropre", "character"],
		["page:home", "heading", "Une maison propre \ud83d", "character"],
		["page:home", "heading", "Une maison {{telephone}}", "token"],
		["page:home", "heading", "Une maison {{price:everything}}", "token"],
		["page:home", "heading", "Une maison {", "token"],
		["page:home", "postal.served.title", "Oui, nous y allons.", "blank-missing"],
		["page:home", "postal.served.title", "Oui, nous desservons {code} et {region}.", "blank-unknown"],
		["page:home", "questions.items.0.answer", "Voyez [nos conditions](page:nowhere).", "link"],
		["page:home", "questions.items.0.answer", "Voyez [ailleurs](https://elsewhere.example).", "link"],
		["page:home", "questions.items.0.answer", "Voyez [ceci](javascript:alert(1)).", "link"],
		["page:home", "questions.items", [], "too-few"],
		["page:home", "cta", undefined, "missing"],
		["page:home", "surprise", "Bonjour", "unexpected"],
		["page:blog", "topics.home.slug", "air-et-ventilation", "repeated"],
		["page:blog", "topics.home.slug", "La maison", "slug-wrong"],
		["service", "facts.2", undefined, "missing"],
		["service", "sections.0.kind", "poem", "choice"],
		["article", "matter.topic", "gardening", "choice"],
		["article", "matter.date", "2026-02-30", "date-wrong"],
		["article", "body", "# Un second titre", "top-heading"],
		["article", "body", `${"> ".repeat(9)}Trop loin`, "too-deep"],
		["legal", "body", `${"*a **b ".repeat(9)}${"b** a* ".repeat(9)}`, "too-deep"],
		["article", "body", "Voyez [ceci](http://elsewhere.example).", "link"],
		["company", "phone", "514 555-0142", "phone-wrong"],
		["company", "name", "Chez {{phone}}", "token"],
		["company", "name", "\u3164 & !", "no-letter"],
		["company", "email", "bonjour", "email-wrong"],
		["company", "address.postalCode", "H2T2S9", "postal-code"],
		["company", "trust.neq", "123", "neq-wrong"],
		["company", "trust.payment", { fr: "Comptant" }, "missing", "trust.payment.en"],
		["company", "reviews.0", { name: "Google", url: "http://g.example/avis" }, "https-wrong", "reviews.0.url"],
		["company", "reviews.0", { name: "Google", url: "javascript:alert(1)" }, "https-wrong", "reviews.0.url"],
		["company", "reviews.0", { name: "Google", url: "https://g.example@evil.example" }, "https-wrong", "reviews.0.url"],
		["company", "reviews.0", { name: "", url: "https://g.example/avis" }, "missing", "reviews.0.name"],
		["company", "hours.0.closes", "07:00", "hours-order"],
		["company", "hours.0.days", [1, 3], "consecutive-days"],
		["company", "hours.1.days", [5, 6], "repeated"],
		["company", "holidays.1", "2026-12-25", "repeated"],
		["prices", "ranges.dryer.low", 200_00, "range-order", "ranges.dryer.high"],
		["prices", "ranges.dryer.low", 99.5, "whole-number"],
		["prices", "ranges.dryer.low", "cent", "number"],
		["prices", "ranges.dryer.low", 0, "too-small"],
		["prices", "taxes.gst", 6_000, "fixed"],
		["prices", "condo.floors.2.upTo", 12, "last-step"],
		["prices", "condo.floors.1.upTo", 2, "steps-order"],
		["promotions", "0.code", "duo automne", "promotion-code"],
		["promotions", "1.code", "DUO-AUTOMNE", "repeated"],
		["promotions", "1.code", "DUOAUTOMNE", "repeated"],
		["promotions", "0.ends", "2026-09-30", "dates-order"],
		["promotions", "0.amount", { kind: "percent", percent: 90 }, "too-large", "0.amount.percent"],
		["promotions", "0.services", [], "too-few"],
		["service-area", "0.H5", "AO", "sortation-code", "0"],
		["service-area", "1.H1", "A", "repeated", "1"],
		["redirects", "0.from", "https://elsewhere.example/x", "path"],
		["redirects", "0.to", "https://elsewhere.example/x", "target"],
		["redirects", "1.from", "/contact", "repeated"],
		["letters", "0.fr.text", "Bonjour {prenom}", "letter-blank"],
		["letters", "0.en.subject", "Your request {{phone}}", "letter-blank"],
		["letters", "0.fr.subject", "Votre\ndemande", "line-break"],
		["letters", "0.en.text", "", "missing"],
		["letters", "1.id", "first", "repeated"],
		["letters", "0.use", "deleted", "choice"],
		["estimate", "panel.hours", "des heures", "blank-missing"],
		["estimate", "questions.ventilation-ducts.home.options.house", "x".repeat(25), "too-long"],
		["estimate", "questions.ventilation-ducts.home.options.semi-detached.note", "", "missing"],
	])("reject %s when %s is %j (%s)", (kind, path, value, code, at = path) => {
		const refusals = refusalsFor(kind, changed(kind, path, value));
		expect(refusals.map((refusal) => `${refusal.code} at ${refusal.path}`)).toContain(`${code} at ${at}`);
	});

	it("require dated proof of a struck-out price", () => {
		const proof = {
			cents: 400_00,
			evidence: "Liste de prix de mai 2026, factures 1201 à 1344.",
			from: "2026-05-01",
			to: "2026-09-30",
		};
		const refusals = (usualPrice: Partial<typeof proof>) =>
			refusalsFor("promotions", changed("promotions", "0.usualPrice", usualPrice)).map(({ code }) => code);
		expect(refusals(proof)).toEqual([]);
		expect(refusals({ cents: 400_00 })).toEqual(["missing", "date-wrong", "date-wrong"]);
		expect(refusals({ ...proof, evidence: "Voir ici." })).toEqual(["too-short"]);
		expect(refusals({ ...proof, from: "2026-10-01", to: "2026-09-30" })).toEqual(["dates-order"]);
		expect(refusals({ ...proof, to: "2026-10-15" })).toEqual(["evidence-after"]);
		expect(refusals({ ...proof, from: "2025-01-01", to: "2025-12-31" })).toEqual(["evidence-old"]);
		expect(refusals({ ...proof, cents: 40_00 })).toEqual(["usual-price"]);
	});

	it("require as many cells in a row as the table has columns", () => {
		const value = originalEntries.find(({ name }) => name === "duct-cleaning.fr")?.value;
		const copy = structuredClone(value) as { sections: { kind: string; rows: string[][] }[] };
		const index = copy.sections.findIndex(({ kind }) => kind === "table");
		copy.sections[index]?.rows[1]?.pop();
		expect(refusalsFor("service", copy)).toEqual([{ path: `sections.${index}.rows.1`, code: "cells", value: "4" }]);
	});
});
