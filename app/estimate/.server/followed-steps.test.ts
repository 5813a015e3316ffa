import { describe, expect, it } from "vitest";
import type { Lead } from "#app/model/leads/lead.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { followedSteps, type StepFacts } from "./followed-steps.ts";

const nothing: StepFacts = { day: null, isToRebook: false };

/** Each step as `state: detail`. */
function steps(status: LeadStatus, facts = nothing, desk: Partial<Lead["desk"]> = {}): string[] {
	const lead: Lead = { ...contactLead, status, desk: { ...contactLead.desk, ...desk } };
	return followedSteps(lead, facts, "fr").map(({ state, detail }) => `${state}: ${detail}`);
}

function quotedAt(at: string): HistoryEntry {
	const [before, after] = (["contacted", "quoted"] as const).map((status) => ({
		...contactLead.desk,
		status,
		spam: [],
	}));
	return {
		id: "q",
		at,
		by: { id: "m", name: "M" },
		kind: "status",
		revision: 1,
		before,
		after,
		mails: [],
		undone: false,
	} as HistoryEntry;
}

describe("the steps of a lead", () => {
	it("start with the day on which it was received", () => {
		expect(steps("new")).toEqual(["current: Le 3 novembre 2026", "ahead: ", "ahead: ", "ahead: "]);
	});

	it("say when the price was sent, or that it is being prepared", () => {
		expect(steps("contacted")[1]).toBe("current: En préparation");
		const history = [quotedAt("2026-11-05T15:00:00Z")];
		expect(steps("quoted", nothing, { history })[1]).toBe("current: Envoyé le 5 novembre 2026");
	});

	it("name the day of a booked appointment, and never confirm one without a day", () => {
		expect(steps("booked", { day: "2026-11-19", isToRebook: false })[2]).toBe("current: Le 19 novembre 2026");
		expect(steps("booked")[2]).toBe("current: Jour à confirmer");
	});

	it("ask for another appointment after a cancelled or missed one", () => {
		expect(steps("contacted", { day: null, isToRebook: true })[2]).toBe("current: À reprendre");
	});

	it("end with the finished work, and have no current one for a closed lead", () => {
		expect(steps("done", { day: "2026-11-19", isToRebook: true }).at(-1)).toBe("current: Le 19 novembre 2026");
		expect(steps("lost").filter((step) => step.startsWith("current"))).toEqual([]);
	});
});
