import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { estimateWords } from "#content/estimate/fr.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { isGuaranteeOver } from "./guarantee.ts";
import { standingOf } from "./standing.ts";

const reader = originalContent.reader();
const isOver = (done: string | null, now: string) => isGuaranteeOver(done, reader, new Date(now));

describe("the days in which the team comes back free of charge", () => {
	it("end with the last one in Montréal", () => {
		expect(isOver("2026-11-01", "2026-11-09T04:59:59Z")).toBe(false);
		expect(isOver("2026-11-01", "2026-11-09T05:00:00Z")).toBe(true);
		// Still October 31 in Montréal.
		expect(isOver("2026-11-01T02:00:00Z", "2026-11-08T06:00:00Z")).toBe(true);
		expect(isOver(null, "2027-11-09T05:00:00Z")).toBe(false);
	});

	it("are promised to a customer until then only", () => {
		const lead: Lead = { ...contactLead, status: "done" };
		const facts = {
			hasDay: false,
			isPast: false,
			isPriceToCome: false,
			isUnwritten: false,
			isCancelled: false,
			todo: "",
		};
		const said = (isGuaranteeOver: boolean) => {
			const { text, todo } = standingOf(lead, { ...facts, isGuaranteeOver }, null, estimateWords, "fr");
			return `${text} ${todo}`;
		};
		expect(said(false)).toMatch(/guarantee.*guarantee/);
		expect(said(true)).not.toMatch(/guarantee|frais/);
	});
});
