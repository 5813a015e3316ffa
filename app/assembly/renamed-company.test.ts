import { describe, expect, it } from "vitest";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { searchDocuments } from "#app/.server/search/documents.ts";
import type { Services } from "#app/.server/services.ts";
import { locales } from "#app/locale/locales.ts";
import { siteFiles } from "#app/locale/site-files.ts";
import { everyPage } from "./every-page.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

const now = new Date("2026-11-15T12:00:00Z");
const origin = "https://boreale.example";

describe("a company that was renamed", () => {
	it.each(everyPage)("has its own name and guarantee alone on $name in $locale $params", async (visited) => {
		const page = testPageRequest({ ...visited, now });
		const services = { ...page.services, content: renamedContent } as Services;
		const { payload } = await loadPage({ ...page, origin, services });
		expect(payload.head.title).toContain("Propreté Boréale");
		expect(payload.site).not.toHaveProperty("fictitious");
		expect(shippedNames(payload)).toEqual([]);
		expect(shippedExamples(payload)).toEqual([]);
		expect(shippedGuarantees(payload)).toEqual([]);
	});

	it.each(siteFiles)("has its own name and guarantee alone in $path", (file) => {
		const { body } = makeFile(file, { origin, now, reader: renamedContent.reader() });
		expect(shippedNames(body)).toEqual([]);
		expect(shippedGuarantees(body)).toEqual([]);
	});

	it.each(locales)("has its own name alone in the search index in %s", (locale) => {
		expect(shippedNames([...searchDocuments(locale, renamedContent.reader(), now)])).toEqual([]);
	});
});

/** The sentence of the about page that explains the name: the owner rewrites it. */
const aboutTheName = /L’airelle est une petite baie rouge|Airelle(?:<\/em>)? is French for the lingonberry/g;

/** Seven days that are not those of the guarantee. */
const otherDays = /7 (?:jours|days) (?:après le rendez-vous|after the appointment)|7 (?:jours avant|days before)/g;

function shippedGuarantees(value: unknown): string[] {
	const text = JSON.stringify(value).replaceAll("\u00a0", " ").replaceAll(otherDays, "");
	return text.match(/.{0,30}(?:\b7 jours|\b7[ -]days?|sept jours|seven days).{0,30}/g) ?? [];
}

/** The phone number and postal code of the shipped company, which hints and errors gave as examples. */
function shippedExamples(value: unknown): string[] {
	return JSON.stringify(value).match(/.{0,30}(?:\bH2T|555.?0142).{0,30}/g) ?? [];
}

/** The paths of texts with the shipped name, such as `.content.lead`. */
function shippedNames(value: unknown, path = ""): string[] {
	if (typeof value === "string")
		return /airelle/i.test(value.replaceAll(aboutTheName, "")) ? [`${path}: ${value}`] : [];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, below]) => shippedNames(below, `${path}.${key}`));
}
