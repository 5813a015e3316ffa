import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { company } from "#content/company.ts";
import { percentile, percentileOf } from "./answer-times.ts";
import { answeredAt } from "./answered-at.ts";
import { appointmentFigures } from "./appointment-figures.ts";
import { figuresOf } from "./figures.ts";
import { summedLeads } from "./plain-figures.testing.ts";

/** A Wednesday. */
const now = new Date("2026-11-18T15:00:00Z");
const period = { name: "dates", from: "2026-08-31", to: "2026-11-18" } as const;
const figures = (leads: readonly Lead[]) => figuresOf(summedLeads(leads, company, now), period, now);

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

const tooExpensive = { id: "prix-trop-eleve", name: { fr: "Prix trop élevé", en: "Price too high" } };
const won = (cents: number | null, changes: Partial<Lead> = {}) =>
	lead({ status: "done", finalAmount: cents, ...changes });
const lost = (lostReason: typeof tooExpensive | null, changes: Partial<Lead> = {}) =>
	lead({ status: "lost", desk: { ...untouchedLeadWork, lostReason }, ...changes });

describe("figuresOf: endings", () => {
	it("leaves out past jobs that were imported", () => {
		const imported = won(500_00, { channel: "import" });
		expect(figures([won(100_00), imported]).total).toMatchObject({ leads: 1, dollars: 100_00 });
		expect(figures([won(100_00), imported]).flagged).toBe(0);
	});

	it("adds final amounts in cents, and the win rate of closed leads only", () => {
		const { total, withoutAmount } = figures([won(100_10), won(200_20), won(null), lost(tooExpensive), lead()]);
		expect(total).toEqual({ leads: 5, won: 3, lost: 1, rate: 0.75, dollars: 300_30 });
		expect(withoutAmount).toBe(1);
		expect(figures([lead()]).total.rate).toBe(null);
	});

	it("counts a lead in the month in which it was received in Montréal, and months without leads", () => {
		// The evening of October 31 in Montréal, November in Greenwich.
		const late = "2026-11-01T03:30:00.000Z";
		const { months } = figures([won(50_00, { receivedAt: late }), lost(tooExpensive), won(10_00)]);
		expect(months).toEqual([
			{ month: "2026-08", leads: 0, won: 0, lost: 0, rate: null, dollars: 0 },
			{ month: "2026-09", leads: 0, won: 0, lost: 0, rate: null, dollars: 0 },
			{ month: "2026-10", leads: 1, won: 1, lost: 0, rate: 1, dollars: 50_00 },
			{ month: "2026-11", leads: 2, won: 1, lost: 1, rate: 0.5, dollars: 10_00 },
		]);
	});

	it("counts reasons by id, so that a renamed one counts once, and leads without a reason", () => {
		const renamed = { ...tooExpensive, name: { fr: "Budget", en: "Budget" } };
		expect(figures([lost(tooExpensive), lost(null), lost(renamed), won(1)]).reasons).toEqual([
			{ reason: renamed, leads: 2 },
			{ reason: null, leads: 1 },
		]);
	});

	it("leaves out flagged leads and counts them separately", () => {
		const { total, flagged } = figures([lead(), won(5_00, { spam: ["honeypot"] })]);
		expect([total.leads, total.dollars, flagged]).toEqual([1, 0, 1]);
	});

	it("counts calls as leads, and leaves imported leads out of everything", () => {
		const call = lead({ channel: "phone", status: "contacted" });
		const imported = won(900_00, { channel: "import", receivedAt: "2026-10-05T15:00:00.000Z" });
		const found = figures([lead(), call, imported, lead({ channel: "import", spam: ["marked"] })]);
		expect(found).toMatchObject({ flagged: 0, imported: 2, booked: { leads: 0 }, reasons: [] });
		expect(found.total).toEqual({ leads: 2, won: 0, lost: 0, rate: null, dollars: 0 });
		expect(found.months.map(({ leads }) => leads)).toEqual([0, 0, 0, 2]);
		expect(found.kinds.map(({ leads }) => leads)).toEqual([0, 2, 0]);
	});

	it("counts every service of a lead, kinds, languages and booked leads", () => {
		const found = figures([
			lead({ service: "dryer-ducts", status: "booked" }),
			won(80_00, { service: "dryer-ducts", locale: "en" }),
			lead({ kind: "waiting-list", status: "lost" }),
			lead(),
		]);
		expect(found.services).toEqual([
			{ service: "dryer-ducts", leads: 2, won: 1, lost: 0, rate: 1, dollars: 80_00 },
			{ service: null, leads: 2, won: 0, lost: 1, rate: 0, dollars: 0 },
		]);
		expect(found.booked).toEqual({ leads: 2, share: 0.5 });
		expect(found.kinds.map(({ leads }) => leads)).toEqual([0, 3, 1]);
		expect(found.languages).toEqual([
			{ locale: "fr", leads: 3 },
			{ locale: "en", leads: 1 },
		]);
		expect(figures([]).booked.share).toBe(null);
	});
});

describe("appointmentFigures", () => {
	it("counts appointments by status, and the planned hours of those that take place", () => {
		const minutes = 90;
		const appointments = (["booked", "done", "done", "missed", "cancelled", "proposed"] as const).map((status) => ({
			status,
			minutes,
			...(status === "done" && { isInstant: true as const }),
		}));
		const { counts, hours, online } = appointmentFigures(appointments);
		expect(counts.map(({ status, count }) => `${status} ${count}`)).toEqual([
			"booked 1",
			"done 2",
			"missed 1",
			"cancelled 1",
		]);
		expect([hours, online]).toEqual([5, 2]);
	});
});

describe("figuresOf: leads per week", () => {
	it("counts weeks that start on Monday in Montréal", () => {
		const { weeks } = figures([
			// Sunday evening in Montréal, already Monday in UTC.
			lead({ receivedAt: "2026-11-16T04:59:00.000Z" }),
			lead({ receivedAt: "2026-11-16T05:00:00.000Z" }),
			lead({ receivedAt: "2026-08-31T04:00:00.000Z" }),
		]);
		expect(weeks).toHaveLength(12);
		expect([weeks[0], weeks[10], weeks[11]]).toEqual([
			{ from: "2026-08-31", leads: 1 },
			{ from: "2026-11-09", leads: 1 },
			{ from: "2026-11-16", leads: 1 },
		]);
	});

	it("leaves weeks out of a long period", () => {
		expect(figuresOf(summedLeads([], company, now), { ...period, from: "2021-11-18" }, now).weeks).toEqual([]);
	});
});

describe("answerTimes", () => {
	/** Tuesday, 10:00 in Montréal. */
	const received = "2026-11-17T15:00:00.000Z";
	/** A history as it may come from the store, possibly malformed. */
	const withHistory = (history: unknown) => ({ desk: { history } }) as unknown as Partial<Lead>;
	const change = (at: string, from: Lead["status"], to: Lead["status"], undone = false) => {
		return { at, before: { status: from }, after: { status: to }, undone };
	};
	const answered = (at: string, changes: Partial<Lead> = {}) =>
		lead({ status: "contacted", desk: { ...untouchedLeadWork, answeredAt: at }, ...changes });
	const times = (leads: readonly Lead[]) => figures(leads).answers;

	it("counts minutes of opening hours only", () => {
		// Received on Friday at 16:30, answered on Monday at 9:00; nights and Sunday do not count.
		const overWeekend = answered("2026-11-16T14:00:00.000Z", { receivedAt: "2026-11-13T21:30:00.000Z" });
		const hours = (Date.parse("2026-11-16T14:00:00.000Z") - Date.parse("2026-11-13T21:30:00.000Z")) / 3_600_000;
		const { median } = times([overWeekend]);
		expect(median).toBeGreaterThan(0);
		expect(median).toBeLessThan((hours * 60) / 2);
		expect(times([answered("2026-11-17T15:42:00.000Z")]).median).toBe(42);
	});

	it("is the median, the 90th percentile and the share within the target", () => {
		const minutes = [10, 60, 240, 241];
		const leads = minutes.map((after) => answered(new Date(Date.parse(received) + after * 60_000).toISOString()));
		expect(times(leads)).toMatchObject({ median: 150, within: 0.75, known: 4, waiting: 0, untold: 0 });
	});

	it("holds urgent leads to a shorter target", () => {
		const after61 = "2026-11-17T16:01:00.000Z";
		expect(times([answered(after61)]).within).toBe(1);
		expect(times([answered(after61, { service: "post-disaster" })]).within).toBe(0);
	});

	it("counts waiting leads as missed once they are late, and leaves out the waiting list", () => {
		const late = lead({ receivedAt: "2026-11-16T15:00:00.000Z" });
		const early = lead({ receivedAt: "2026-11-18T14:59:00.000Z" });
		expect(times([answered("2026-11-17T15:05:00.000Z"), late, early, lead({ kind: "waiting-list" })])).toMatchObject({
			within: 0.5,
			known: 1,
			waiting: 2,
		});
	});

	it("counts online bookings as waiting until a member answers", () => {
		const at = "2026-11-16T15:00:00.000Z";
		const by = { id: customerId, name: "" };
		const entry = { ...change(at, "new", "booked"), by, appointment: { step: "booked" }, mails: [] };
		const desk = { ...untouchedLeadWork, waitingSince: at, history: [entry] } as unknown as Lead["desk"];
		const online = lead({ status: "booked", receivedAt: at, desk });
		expect(times([online])).toMatchObject({ median: null, within: 0, known: 0, waiting: 1, untold: 0 });
		const closed = lead({ ...online, desk: { ...desk, waitingSince: null } });
		expect(times([closed])).toMatchObject({ known: 0, waiting: 0, untold: 1 });
	});

	it("leaves out calls, which are answered at once", () => {
		const call = answered("2026-11-17T15:00:00.000Z", { channel: "phone" });
		expect(times([call, answered("2026-11-17T15:30:00.000Z")])).toMatchObject({ median: 30, known: 1, untold: 0 });
	});

	it("counts leads with an unknown answer time instead of guessing", () => {
		const found = times([lead({ status: "booked" }), lead({ status: "done" })]);
		expect(found).toEqual({ median: null, ninetieth: null, within: null, known: 0, waiting: 0, untold: 2 });
		const odd = [null, 3, { at: 7 }, { at: now.toISOString(), after: { status: "?" } }, change("?", "new", "done")];
		for (const history of [odd, "?"]) expect(answeredAt(lead(withHistory(history)))).toBe(null);
	});

	it("reads the history of leads of earlier builds, without undone changes", () => {
		const history = [
			change("2026-11-17T16:00:00.000Z", "new", "contacted", true),
			change("2026-11-17T18:00:00.000Z", "new", "quoted"),
		];
		expect(answeredAt(lead(withHistory(history)))?.toISOString()).toBe("2026-11-17T18:00:00.000Z");
	});

	it("interpolates percentiles as spreadsheets do", () => {
		expect([percentile([], 0.5), percentile([7], 0.9), percentile([1, 2], 0.5)]).toEqual([null, 7, 1.5]);
	});

	it("finds the same percentiles in counts of numbers", () => {
		const numbers = fc.array(fc.nat(20), { maxLength: 30 });
		fc.assert(
			fc.property(numbers, fc.constantFrom(0, 0.3, 0.5, 0.9, 1), (all, part) => {
				const counts = new Int32Array(21);
				for (const number of all) counts[number] = (counts[number] ?? 0) + 1;
				const sorted = all.toSorted((one, other) => one - other);
				expect(percentileOf(counts, part)).toBe(percentile(sorted, part));
			}),
		);
	});
});
