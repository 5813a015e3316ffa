import { describe, expect, it } from "vitest";
import { replyNames } from "#app/model/leads/reply.ts";
import { company } from "#content/company.ts";
import { contactLead, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { writeLetter } from "./letters.ts";

const now = new Date("2026-11-16T15:00:00Z");
const context = { member: "Ariane", origin: "https://www.airelle.example", company, now };
const spaces = (text: string) => text.replaceAll("\u00a0", " ");

describe("a reply that proposes a day", () => {
	const booked = { ...contactLead.desk, visit: { start: "2026-11-23T13:00", end: "2026-11-23T15:30" } };

	it.each([
		["fr", "lundi 23 novembre 2026, de 13 h à 15 h 30"],
		["en", "Monday, November 23, 2026, from 1 p.m. to 3:30 p.m., with"],
	] as const)("names the planned day and hours in %s", (locale, when) => {
		const { text } = writeLetter("day", { ...contactLead, locale, desk: booked }, context);
		expect(spaces(text)).toContain(when);
	});

	it("names no hours before a visit is planned", () => {
		const { text } = writeLetter("day", contactLead, context);
		expect(spaces(text)).toContain("le mercredi 18 novembre 2026, avec");
		expect(text).not.toMatch(/\d\s?h\b/);
	});
});

describe("a reply about the price", () => {
	it.each(["fr", "en"] as const)("calls the estimate a range and the accepted quote firm, in %s", (locale) => {
		const { text } = writeLetter("price", estimateLead(ductAnswers, { locale }), context);
		expect(text).toMatch(
			locale === "fr" ? /estimation[\s\S]*soumission[\s\S]*ferme/ : /estimate[\s\S]*quote[\s\S]*firm/,
		);
		expect(text).toMatch(locale === "fr" ? /\d à \d/ : /\$\d+ to \$\d+/);
	});

	it("reads well without a range", () => {
		const { text } = writeLetter("price", contactLead, context);
		expect(spaces(text)).toContain("avant taxes : à établir après une courte visite.");
	});
});

it.each(replyNames)("the reply “%s” leaves no placeholder unfilled", (name) => {
	const { subject, text } = writeLetter(name, contactLead, context);
	expect(subject + text).not.toMatch(/[{}]/);
});
