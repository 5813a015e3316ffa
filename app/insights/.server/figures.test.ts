import { describe, expect, it } from "vitest";
import type { Lead } from "../../model/leads/lead.ts";
import { untouchedLeadWork } from "../../model/leads/lead-history.ts";
import { figuresOf, firstAnswer, percentile } from "./figures.ts";

/** A Wednesday. */
const now = new Date("2026-11-18T15:00:00Z");
const hour = 60 * 60 * 1000;

function lead(changes: Partial<Lead> = {}): Lead {
	return {
		reference: "AIR-7K2M9QX",
		kind: "contact",
		idempotencyKey: "key",
		contentHash: "hash",
		linkedTo: null,
		receivedAt: "2026-11-17T15:00:00.000Z",
		locale: "fr",
		name: "Maëlle Tremblay",
		email: "maelle@exemple.example",
		phone: null,
		service: null,
		message: "",
		postalCode: null,
		address: null,
		outOfArea: false,
		reachBy: "email",
		marketing: null,
		spam: [],
		status: "new",
		estimate: null,
		followToken: null,
		photos: [],
		areaNames: "",
		messageCount: 1,
		lastMessageAt: "2026-11-01T15:00:00.000Z",
		latestText: "",
		laterWords: "",
		desk: untouchedLeadWork,
		lastContactAt: "2026-11-03T19:05:00.000Z",
		purgeAfter: "2028-11-02T19:05:00.000Z",
		...changes,
	};
}

describe("figuresOf: leads per week", () => {
	it("counts twelve weeks that start on Monday in Montréal", () => {
		const { weeks, total } = figuresOf(
			[
				// Sunday evening in Montréal, already Monday in UTC.
				lead({ receivedAt: "2026-11-16T04:59:00.000Z" }),
				lead({ receivedAt: "2026-11-16T05:00:00.000Z" }),
				// The first moment of the first week and the moment before it, in daylight saving time.
				lead({ receivedAt: "2026-08-31T04:00:00.000Z" }),
				lead({ receivedAt: "2026-08-31T03:59:59.000Z" }),
			],
			now,
		);
		expect(weeks).toHaveLength(12);
		expect([weeks[0], weeks[10], weeks[11]]).toEqual([
			{ from: "2026-08-31", requests: 1 },
			{ from: "2026-11-09", requests: 1 },
			{ from: "2026-11-16", requests: 1 },
		]);
		expect(total).toBe(3);
	});

	it("leaves out flagged leads and counts them separately", () => {
		const figures = figuresOf([lead(), lead({ spam: ["honeypot"] })], now);
		expect([figures.total, figures.flagged]).toEqual([1, 1]);
	});
});

describe("figuresOf: response time", () => {
	/** A history as it may come from the store, possibly malformed. */
	const withHistory = (history: unknown) => ({ desk: { history } }) as unknown as Partial<Lead>;
	const change = (at: string, from: Lead["status"], to: Lead["status"], undone = false) => {
		return { at, before: { status: from }, after: { status: to }, undone };
	};
	const answered = (hours: number) => {
		const at = new Date(Date.parse("2026-11-17T15:00:00Z") + hours * hour).toISOString();
		const note = change("2026-11-17T15:30:00.000Z", "new", "new");
		const done = change("2026-11-30T15:00:00.000Z", "contacted", "done");
		return lead({ status: "done", ...withHistory([note, change(at, "new", "contacted"), done]) });
	};

	it("is the median and the 90th percentile of the first changes out of new", () => {
		const { response } = figuresOf([1, 2, 3, 4, 10].map((hours) => answered(hours)).concat(lead()), now);
		expect(response).toEqual({ median: 3 * hour, ninetieth: 7.6 * hour, known: 5, waiting: 1, untold: 0 });
	});

	it("counts leads with an unknown response time instead of guessing", () => {
		const figures = figuresOf([lead({ status: "booked" }), lead({ status: "done", ...withHistory("?") })], now);
		expect(figures.response).toEqual({ median: null, ninetieth: null, known: 0, waiting: 0, untold: 2 });
		const odd = [null, 3, { at: 7 }, { at: now.toISOString(), after: { status: "?" } }, change("?", "new", "done")];
		expect(firstAnswer(lead(withHistory(odd)))).toBe(null);
	});

	it("ignores undone changes", () => {
		const history = [
			change("2026-11-17T16:00:00.000Z", "new", "contacted", true),
			change("2026-11-17T18:00:00.000Z", "new", "quoted"),
		];
		expect(firstAnswer(lead(withHistory(history)))).toBe(3 * hour);
	});

	it("interpolates percentiles as spreadsheets do", () => {
		expect([percentile([], 0.5), percentile([7], 0.9), percentile([1, 2], 0.5)]).toEqual([null, 7, 1.5]);
	});
});

describe("figuresOf: shares", () => {
	it("counts every service of a lead, kinds, languages and booked leads", () => {
		const figures = figuresOf(
			[
				lead({ service: "dryer-ducts", status: "booked" }),
				lead({ service: "dryer-ducts", locale: "en", status: "done" }),
				lead({ kind: "waiting-list", status: "lost" }),
				lead(),
			],
			now,
		);
		expect(figures.services).toEqual([
			{ service: "dryer-ducts", requests: 2 },
			{ service: null, requests: 2 },
		]);
		expect(figures.booked).toEqual({ requests: 2, share: 0.5 });
		expect(figures.kinds.map(({ requests }) => requests)).toEqual([0, 3, 1]);
		expect(figures.languages).toEqual([
			{ locale: "fr", requests: 3 },
			{ locale: "en", requests: 1 },
		]);
	});

	it("is null, not zero, without leads", () => {
		expect(figuresOf([], now).booked.share).toBe(null);
	});
});
