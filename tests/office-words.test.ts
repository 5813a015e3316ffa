import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { questions } from "#app/model/estimate/questions.ts";
import { auditCounts } from "#app/model/members/audit.ts";
import { estimateWords as englishEstimate } from "#content/estimate/en.ts";
import { estimateWords as frenchEstimate } from "#content/estimate/fr.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { priceListWords } from "#content/quote-lines.ts";
import { words as englishDryer } from "#content/services/dryer-ducts.en.ts";
import { words as frenchDryer } from "#content/services/dryer-ducts.fr.ts";
import { staffWords as english } from "#content/staff/en.ts";
import { exportWords as englishExport } from "#content/staff/export.en.ts";
import { exportWords as frenchExport } from "#content/staff/export.fr.ts";
import { staffWords as french } from "#content/staff/fr.ts";

const office = { fr: french, en: english };
const exported = { fr: frenchExport, en: englishExport };
const estimate = { fr: frenchEstimate, en: englishEstimate };
const englishFiles = import.meta.glob("../content/staff/**/*en.ts", { eager: true });

describe.each(locales)("the words of the office in %s", (locale) => {
	const words = office[locale];

	it("name the page of the system and the second factor as their titles do", () => {
		expect(words.booking.undelivered.health).toContain(words.sections.health);
		const { names, secondFactor } = words.firstDay;
		expect(names.secondFactor).toBe(words.account.secondFactorHeading);
		expect(secondFactor.without("Ariane")).toContain(words.account.secondFactorHeading.toLowerCase());
	});

	it("name the kind of a lead in one way", () => {
		const { sort } = words.office.figures;
		expect([words.leads.filters.kindLabel, words.office.person.sort, exported[locale].columns.kind]).toEqual([
			...[sort, sort, sort],
		]);
	});

	it("name a booked appointment in one way, which is that of the follow page", () => {
		const { booked } = requestPageWords[locale].tags;
		const statuses = [words.agenda.statuses, words.booking.statuses, words.office.figures.appointmentStatuses];
		expect(statuses.map((each) => each.booked)).toEqual([booked, booked, booked]);
	});

	it("name promotions and reminders together where a consent covers both", () => {
		const { title } = words.office.person.promotions;
		const { legends } = words.calls.spoken;
		expect([words.customers.consents.title, legends.marketing, words.leads.origin.spoken.marketing]).toEqual([
			...[title, title, title],
		]);
		expect(words.leads.origin.spoken.details).toBe(legends.details);
	});

	it("name the link to the form of a call in one way", () => {
		const { open } = words.calls;
		expect([words.customers.head.noteCall, words.inbox.keys.call]).toEqual([open, open]);
	});

	it("say what to do when a photo is refused", () => {
		const asks = /^(?:Choisissez|Décrivez|Choose|Describe) |\. \p{Lu}/u;
		const refusals = { ...words.cover.problems, ...words.doneForm.photos.reasons };
		expect(Object.values(refusals).filter((text) => !asks.test(text))).toEqual([]);
	});

	it("name the dryer's duct in the price list of quotes as the estimate does", () => {
		expect(priceListWords.dryer[locale]).toBe(estimate[locale].panel.lines.dryer);
	});

	it.each(auditCounts)("say how many %s the journal counts", (name) => {
		const say = words.office.auditCounts[name];
		expect(say(1)).toMatch(/^1 \p{L}+[^s]$/u);
		expect(say(5)).toMatch(/^5 \p{L}+s$/u);
	});

	it("count one redirect as one", () => {
		const { list } = words.redirects;
		const said = [list.heading(1), list.hits("1"), list.more(1), words.imports.undone.more("1")].join(" ");
		expect(said).not.toMatch(/1 (?:redirects|redirections|times|autres)/);
		expect(list.heading(0)).toBe({ fr: "0 redirection", en: "0 redirects" }[locale]);
		expect([list.heading(2), list.hits("2")].join(" ")).toMatch(/2 redirect.*s .*2 (?:fois|times)/);
	});
});

it("the English office calls the agenda the schedule", () => {
	expect(textsIn(englishFiles).filter((text) => /\bagenda\b/i.test(text))).toEqual([]);
});

it("English calls it checking a box, never ticking it", () => {
	const lines = globSync("content/**/*.{ts,md}").flatMap((file) => readFileSync(file, "utf8").split("\n"));
	expect(lines.length).toBeGreaterThan(10_000);
	expect(lines.filter((line) => /\b(?:un)?tick(?:s|ed|ing)?\b/i.test(line))).toEqual([]);
});

it("the page of dryer ducts says how many questions the estimate asks", () => {
	expect(questions["dryer-ducts"]).toHaveLength(3);
	expect(textsIn(frenchDryer)).toContain("Répondez à trois questions");
	expect(textsIn(englishDryer)).toContain("Answer three questions");
});

function textsIn(words: unknown): string[] {
	if (typeof words === "string") return [words];
	return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsIn) : [];
}
