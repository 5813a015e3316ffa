import { describe, expect, it } from "vitest";
import type { Lead } from "#app/model/leads/lead.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { followedSteps, type StepFacts } from "./followed-steps.ts";

const now = new Date("2026-11-16T15:00:00Z");
const nothing: StepFacts = {
	day: null,
	isProposed: false,
	isToRebook: false,
	askedDay: null,
	isPriceToCome: false,
	hasJob: false,
	now,
};

const sent = {
	id: "q",
	version: 1,
	total: 63351,
	validUntil: "2026-11-30",
	sentAt: "2026-11-13T15:00:00Z",
	answeredAt: null,
};

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

	it("leave the price open while an appointment was booked without one", () => {
		const booked = steps("booked", { ...nothing, day: "2026-11-20" });
		expect(booked.slice(1, 3)).toEqual(["ahead: ", "current: Le 20 novembre 2026"]);
		expect(steps("done")[1]).toBe("done: ");
	});

	it("say until when a sent price can be accepted, and what became of it", () => {
		const quote = { ...sent, status: "sent", accepted: null } as const;
		expect(steps("quoted", nothing, { quote })[1]).toBe("current: À accepter jusqu’au 30 novembre 2026");
		const late = { ...nothing, now: new Date("2026-12-01T05:00:00Z") };
		expect(steps("quoted", late, { quote })[1]).toBe("current: Expiré");
		expect(steps("quoted", nothing, { quote: { ...quote, status: "declined" } })[1]).toBe("current: Refusé");
	});

	it("go on to the appointment with an accepted price, also while a newer version waits", () => {
		const accepted = { id: "q", version: 1, at: "2026-11-14T15:00:00Z", total: 1, most: 1 };
		for (const status of ["accepted", "sent"] as const) {
			expect(steps("quoted", nothing, { quote: { ...sent, status, accepted } }).slice(1, 3)).toEqual([
				"done: Accepté le 14 novembre 2026",
				"current: Jour à confirmer",
			]);
		}
	});

	it("name a proposed day, and a booked day whose price is still to be accepted", () => {
		const quote = { ...sent, status: "sent", accepted: null } as const;
		const facts = { ...nothing, day: "2026-11-19" };
		expect(steps("quoted", { ...facts, isProposed: true }, { quote })[2]).toBe(
			"ahead: Proposé pour le 19 novembre 2026",
		);
		expect(steps("booked", facts, { quote }).slice(1, 3)).toEqual([
			"current: À accepter jusqu’au 30 novembre 2026",
			"ahead: Pris pour le 19 novembre 2026",
		]);
	});

	it("name the day of a booked appointment, and never confirm one without a day", () => {
		expect(steps("booked", { ...nothing, day: "2026-11-19" })[2]).toBe("current: Le 19 novembre 2026");
		expect(steps("booked")[2]).toBe("current: Jour à confirmer");
	});

	it("keep the price as the current step of a day that a visitor booked before there was one", () => {
		const facts = { ...nothing, day: "2026-11-19", isPriceToCome: true };
		const booked = ["current: En préparation", "ahead: Pris pour le 19 novembre 2026"];
		expect(steps("booked", facts).slice(1, 3)).toEqual(booked);
		const quote = { ...sent, status: "declined", accepted: null } as const;
		expect(steps("booked", facts, { quote }).slice(1, 3)).toEqual(["current: Refusé", booked[1]]);
		// Cancelled before anybody answered.
		const cancelled = { ...nothing, isToRebook: true, isPriceToCome: true };
		expect(steps("contacted", cancelled).slice(1, 3)).toEqual(["current: En préparation", "ahead: "]);
	});

	it("say that a day is only asked for, before and after the price is accepted", () => {
		const facts = { ...nothing, askedDay: "2026-11-19" };
		expect(steps("new", facts)[2]).toBe("ahead: Demandé pour le 19 novembre 2026");
		const accepted = { id: "q", version: 1, at: "2026-11-14T15:00:00Z", total: 1, most: 1 };
		const quote = { ...sent, status: "accepted", accepted } as const;
		expect(steps("quoted", facts, { quote })[2]).toBe("current: Demandé pour le 19 novembre 2026");
		expect(steps("contacted", { ...facts, isToRebook: true }, { quote })[2]).toBe(
			"current: Demandé pour le 19 novembre 2026",
		);
	});

	it("ask for another appointment after a cancelled or missed one", () => {
		expect(steps("contacted", { ...nothing, isToRebook: true })[2]).toBe("current: À reprendre");
	});

	it("end with the finished work, and have no current one for a closed lead", () => {
		expect(steps("done", { ...nothing, day: "2026-11-19", isToRebook: true }).at(-1)).toBe(
			"current: Le 19 novembre 2026",
		);
		expect(steps("lost").filter((step) => step.startsWith("current"))).toEqual([]);
	});
});
