import { describe, expect, it } from "vitest";
import type { Appointment, AppointmentStatus } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type HistoryEntry, stateOf, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { ductLine, hourlyLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { contactLead, ductAnswers, estimateLead, waitingLead } from "../../../../tests/mail/sample-leads.ts";
import { factsOf, neededQuote } from "./lead-facts.ts";

const by = { id: "m1", name: "Ariane" };

function entry(status: Lead["status"], changes: Partial<HistoryEntry> = {}): HistoryEntry {
	const state = stateOf(contactLead);
	return {
		id: "e1",
		at: "2026-11-04T15:00:00.000Z",
		by,
		kind: "status",
		revision: 1,
		mails: [],
		undone: false,
		before: state,
		after: { ...state, status },
		...changes,
	};
}

function withHistory(status: Lead["status"], history: readonly HistoryEntry[]): Lead {
	return { ...contactLead, status, desk: { ...untouchedLeadWork, history } };
}

function appointment(status: AppointmentStatus): NonNullable<HistoryEntry["appointment"]> {
	const after: Omit<Appointment, "accessNote" | "noteUntil" | "notedAt"> = {
		lead: "l",
		status,
		sequence: 0,
		remindAt: null,
		proposalUntil: null,
		accepted: [],
		by,
		createdAt: "",
		updatedAt: "",
		crew: "c",
		day: "2026-11-20",
		window: { from: "09:00", to: "11:00" },
		minutes: 60,
		travel: 0,
	};
	return { id: "a", step: "booked", before: null, after };
}

/** Later work, after work for which this was paid. */
function paidBefore(cents: number): HistoryEntry[] {
	const before = { ...stateOf(contactLead), status: "done", finalAmount: cents } as const;
	return [
		entry("booked", { before, appointment: { ...appointment("booked"), id: "later" } }),
		entry("booked", { before, quote: { id: "q", version: 1, step: "accepted", total: 1 } }),
		entry("done", { before, appointment: { ...appointment("done"), id: "later", step: "done" } }),
	];
}

const factsIn = (lead: Lead, quote: Parameters<typeof factsOf>[1] = null) => {
	const found = factsOf(lead, quote);
	if (typeof found === "string") throw new Error("the lead is not counted");
	return found;
};
const reached = (lead: Lead) => {
	const { isQuoted, isBooked, status } = factsIn(lead);
	return [isQuoted, isBooked, status === "done"];
};

describe("the facts of a lead", () => {
	it("leave out spam and past jobs from a file, and nobody is answered on the waiting list", () => {
		expect(factsOf({ ...contactLead, spam: ["honeypot"] }, null)).toBe("flagged");
		expect(factsOf({ ...contactLead, channel: "import" }, null)).toBe("imported");
		expect(factsOf({ ...contactLead, channel: "import", spam: ["marked"] }, null)).toBe("imported");
		const desk = { ...untouchedLeadWork, answeredAt: "2026-11-04T15:00:00.000Z" };
		expect(factsIn({ ...waitingLead, desk })).toMatchObject({ kind: "waiting-list", answeredAt: null });
		expect(factsIn({ ...contactLead, desk })).toMatchObject({ answeredAt: Date.parse(desk.answeredAt) });
	});

	it("have the day in Montréal, and the source or what stands for none", () => {
		const late = { ...contactLead, receivedAt: "2026-11-04T04:30:00.000Z" };
		expect(factsIn(late)).toMatchObject({ day: "2026-11-03", channel: "direct", page: "other", kind: "contact" });
		const source = { channel: "ads", host: null, campaign: "automne", landing: "prices", promotion: null } as const;
		expect(factsIn({ ...estimateLead(ductAnswers), source })).toMatchObject({
			channel: "ads",
			page: "prices",
			kind: "estimate",
			services: ["ventilation-ducts", "dryer-ducts"],
		});
		// A caller has no visit, whatever a form of the office sent.
		expect(factsIn({ ...estimateLead(ductAnswers), source, channel: "phone" })).toMatchObject({
			channel: "phone",
			page: "other",
		});
	});

	it("say which steps were ever reached, also by leads that were lost later", () => {
		expect(reached(contactLead)).toEqual([false, false, false]);
		expect(reached(withHistory("lost", [entry("contacted"), entry("lost")]))).toEqual([false, false, false]);
		expect(reached(withHistory("lost", [entry("quoted"), entry("lost")]))).toEqual([true, false, false]);
		expect(reached(withHistory("lost", [entry("booked"), entry("lost")]))).toEqual([true, true, false]);
		expect(reached(withHistory("done", []))).toEqual([true, true, true]);
		const sent = { id: "q", version: 1, step: "sent", total: 1 } as const;
		expect(reached(withHistory("contacted", [entry("contacted", { quote: sent })]))).toEqual([true, false, false]);
		const proposed = entry("contacted", { appointment: appointment("proposed") });
		expect(reached(withHistory("contacted", [proposed]))).toEqual([false, false, false]);
		const missed = entry("contacted", { appointment: appointment("missed") });
		expect(reached(withHistory("contacted", [missed]))).toEqual([true, true, false]);
	});

	it("ignore changes that were undone", () => {
		const sent = { id: "q", version: 1, step: "sent", total: 1 } as const;
		const history = [
			entry("quoted", { undone: true, quote: sent }),
			entry("booked", { undone: true, appointment: appointment("booked") }),
		];
		expect(reached(withHistory("contacted", history))).toEqual([false, false, false]);
	});

	it("have the end of an appointment that is booked, not of one that is proposed or over", () => {
		const visit = { start: "2026-11-20T09:00", end: "2026-11-20T11:00" };
		const withVisit = (status: Lead["status"], more: object = {}) =>
			factsIn({ ...contactLead, status, desk: { ...untouchedLeadWork, visit: { ...visit, ...more } } }).appointmentEnd;
		expect(withVisit("booked")).toBe("2026-11-20T11:00");
		expect(withVisit("booked", { isProposed: true })).toBeNull();
		expect(withVisit("done")).toBeNull();
	});

	it("have the dollars of all work that was paid", () => {
		const lead: Lead = { ...withHistory("done", paidBefore(425_00)), finalAmount: 180_00 };
		expect(factsIn(lead).cents).toBe(605_00);
	});

	it("have dollars only once done, also while another visit is booked, shared by the lines of the quote or else equally", () => {
		const lead = { ...estimateLead(ductAnswers), finalAmount: 1001 };
		expect(factsIn({ ...lead, status: "contacted" })).toMatchObject({ status: "contacted", cents: null, shares: [] });
		expect(factsIn({ ...lead, status: "booked" })).toMatchObject({ status: "done", cents: 1001 });
		const done: Lead = { ...lead, status: "done" };
		expect(factsIn(done).shares).toEqual([
			{ service: "ventilation-ducts", cents: 501 },
			{ service: "dryer-ducts", cents: 500 },
		]);
		// 429.00 and 162.00, and other work that belongs to no service.
		const lines = [ductLine, { ...hourlyLine, service: "dryer-ducts" as const }, { ...ductLine, service: null }];
		expect(factsIn(done, { content: { ...sampleQuote, lines } }).shares).toEqual([
			{ service: "ventilation-ducts", cents: 727 },
			{ service: "dryer-ducts", cents: 274 },
		]);
		const free = lines.map((line) => ({ ...line, price: 0 }));
		expect(factsIn(done, { content: { ...sampleQuote, lines: free } }).shares).toEqual(factsIn(done).shares);
		expect(factsIn({ ...contactLead, status: "done", finalAmount: 900, service: null }).shares).toEqual([
			{ service: null, cents: 900 },
		]);
		expect(factsIn({ ...contactLead, status: "done" })).toMatchObject({ cents: null, shares: [] });
	});

	it("need the accepted quote, or else the newest, of finished leads with several services only", () => {
		const quote = {
			id: "q2",
			version: 2,
			status: "sent",
			total: 1,
			validUntil: "",
			sentAt: "",
			answeredAt: null,
		} as const;
		const lead = (accepted: boolean, changes: Partial<Lead> = {}): Lead => ({
			...estimateLead(ductAnswers),
			status: "done",
			finalAmount: 1000,
			desk: {
				...untouchedLeadWork,
				quote: { ...quote, accepted: accepted ? { id: "q1", version: 1, at: "", total: 1, most: 1 } : null },
			},
			...changes,
		});
		expect([neededQuote(lead(true)), neededQuote(lead(false))]).toEqual(["q1", "q2"]);
		expect(neededQuote(lead(true, { status: "booked" }))).toBe("q1");
		expect(neededQuote(lead(true, { status: "booked", finalAmount: null }))).toBeNull();
		const { desk } = lead(true);
		const unpaidSince = { finalAmount: null, desk: { ...desk, history: paidBefore(425_00) } };
		expect(neededQuote(lead(true, unpaidSince))).toBe("q1");
		expect(neededQuote(lead(true, { estimate: null, service: "dryer-ducts" }))).toBeNull();
		expect(neededQuote(lead(true, { desk: untouchedLeadWork }))).toBeNull();
	});
});
