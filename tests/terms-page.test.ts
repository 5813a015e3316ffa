import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Locale, locales } from "#app/locale/locales.ts";

const page = (locale: Locale) => readFileSync(`content/pages/terms.${locale}.md`, "utf8").replaceAll("\u00a0", " ");

/** The terms are part of every contract, so they name each way in which an appointment comes about. */
it.each(locales)("the terms name every way to get an appointment, in %s", (locale) => {
	const heading = { fr: "Rendez-vous et annulation", en: "Appointments and cancelling" }[locale];
	const section = page(locale).split(`## ${heading}\n`)[1]?.split("\n## ")[0];
	const ways = {
		fr: ["quand nous en convenons avec vous", "quand vous le prenez en ligne", "quand vous acceptez une soumission"],
		en: ["once we agree on it with you", "when you book it online", "when you accept a quote"],
	}[locale];
	for (const way of ways) expect(section).toContain(way);
});

it("the terms promise a picture of a problem in both languages or in none", () => {
	const promised = locales.map((locale) =>
		/- (?:Vous vendre autre chose|Sell you something else)[^\n]*/.exec(page(locale))?.[0].includes("photo"),
	);
	expect(promised).toEqual([false, false]);
});
