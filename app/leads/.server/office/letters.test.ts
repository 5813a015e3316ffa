import { describe, expect, it } from "vitest";
import type { LetterLead } from "#app/.server/mail/letter-values.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import { company } from "#content/company.ts";
import { letters } from "#content/letters.ts";
import { contactLead, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { lettersFor, replyStart, withLetter } from "./letters.ts";

const now = new Date("2026-11-16T15:00:00Z");
const context = { member: "Ariane", origin: "https://www.airelle.example", company, now, shownIn: "fr" } as const;

function writeLetter(id: string, lead: LetterLead) {
	const letter = lettersFor(lead, letters, context).find((each) => each.id === id);
	if (!letter) throw new Error(`There is no letter ${id}`);
	return letter;
}
const spaces = (text: string) => text.replaceAll("\u00a0", " ");

describe("a reply that proposes a day", () => {
	const booked = { ...contactLead.desk, visit: { start: "2026-11-23T13:00", end: "2026-11-23T15:30" } };

	it.each([
		["fr", "lundi 23 novembre 2026, entre 13 h et 15 h 30"],
		["en", "Monday, November 23, 2026, between 1 p.m. and 3:30 p.m., with"],
	] as const)("names the day and the arrival window in %s", (locale, when) => {
		const { text } = writeLetter("day", { ...contactLead, locale, desk: booked });
		expect(spaces(text)).toContain(when);
	});

	it.each([
		["before a visit is planned", contactLead],
		["after the work", { ...contactLead, status: "done" as const, desk: booked }],
	])("names no hours %s", (_, lead) => {
		const { text } = writeLetter("day", lead);
		expect(spaces(text)).toContain("le mercredi 18 novembre 2026, avec");
		expect(text).not.toMatch(/\d\s?h\b/);
	});
});

describe("a reply about the price", () => {
	it.each(["fr", "en"] as const)("calls the estimate a range and the accepted quote firm, in %s", (locale) => {
		const { text } = writeLetter("price", estimateLead(ductAnswers, { locale }));
		expect(text).toMatch(
			locale === "fr" ? /estimation[\s\S]*soumission[\s\S]*ferme/ : /estimate[\s\S]*quote[\s\S]*firm/,
		);
		expect(text).toMatch(locale === "fr" ? /\d à \d/ : /\$\d+ to \$\d+/);
	});

	it("reads well without a range", () => {
		const { text } = writeLetter("price", contactLead);
		expect(spaces(text)).toContain("avant taxes : à établir après une courte visite.");
	});
});

describe("the letters of a lead", () => {
	it("leave no blank unfilled", () => {
		for (const { subject, text } of lettersFor(contactLead, letters, context))
			expect(subject + text).not.toMatch(/[{}]/);
	});

	it("fill in the phone number, and leave what the customer typed alone", () => {
		const [first] = letters as readonly [Letter, ...Letter[]];
		const edited: Letter = { ...first, fr: { ...first.fr, text: "{greeting} {phone}" } };
		const [filled] = lettersFor({ ...contactLead, name: "{member}" }, [edited], context);
		expect(spaces(filled?.text ?? "")).toBe("Bonjour {member}, 514 555-0142");
	});

	it("are named in the member's language, and do not include retired ones", () => {
		const retired = letters.map((letter) => (letter.id === "day" ? { ...letter, use: "retired" as const } : letter));
		const names = lettersFor(contactLead, retired, { ...context, shownIn: "en" }).map(({ name }) => name);
		expect(names).toEqual(["First reply", "Ask for photos", "Send the price", "Close the request"]);
	});
});

describe("a letter chosen without JavaScript", () => {
	const start = replyStart(contactLead, letters, context);
	const [letter] = start.letters;

	it("stands below what was typed", () => {
		const typed = { subject: "Pour jeudi", text: "Bonjour,\r\nun mot ", status: "quoted" };
		expect(withLetter(typed, "first", start)).toEqual({
			subject: "Pour jeudi",
			text: `Bonjour,\nun mot\n\n${letter?.text}`,
			status: "quoted",
		});
	});

	it("brings its subject when the member wrote none, and changes nothing when it was retired meanwhile", () => {
		expect(withLetter({ subject: start.subject }, "price", start).subject).toMatch(/^Le prix de votre demande/);
		expect(withLetter({ subject: "", text: "Un mot" }, "gone", start)).toEqual({ subject: "", text: "Un mot" });
	});
});
