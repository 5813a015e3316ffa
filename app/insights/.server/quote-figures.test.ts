import { describe, expect, it } from "vitest";
import type { Contract } from "#app/model/quotes/contract.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteFigures } from "./quote-figures.ts";

const now = new Date("2026-12-10T15:00:00.000Z");
const amounts = quoteAmounts(sampleQuote);
const sentAt = "2026-11-17T15:00:00.000Z";

const quote = (status: Quote["status"], validUntil = sampleQuote.validUntil) =>
	({ status, sentAt, content: { ...sampleQuote, validUntil } }) as Quote;
const contract = (at: string, more: Partial<Contract> = {}) =>
	({ sentAt, amounts, acceptance: { at }, finalAmount: null, replacedBy: null, ...more }) as Contract;

describe("quoteFigures", () => {
	it("counts what stands: replaced versions and drafts do not count, and accepted ones count once", () => {
		const quotes = [
			quote("sent"),
			quote("declined"),
			quote("superseded"),
			quote("accepted"),
			quote("sent", "2026-12-09"),
		];
		const contracts = [
			contract("2026-11-18T15:00:00.000Z"),
			contract("2026-11-18T15:00:00.000Z", { replacedBy: "a-quote-2" }),
		];
		expect(quoteFigures({ quotes, contracts }, now)).toMatchObject({
			sent: 4,
			accepted: 1,
			declined: 1,
			expired: 1,
			waiting: 1,
			rate: 1 / 3,
			dollars: { sent: 4 * 551_00, accepted: 551_00 },
		});
	});

	it("counts the contract of an erased lead, whose quote is gone", () => {
		const contracts = [contract("2026-11-18T15:00:00.000Z")];
		expect(quoteFigures({ quotes: [], contracts }, now)).toMatchObject({ sent: 1, accepted: 1, rate: 1 });
	});

	it("has the median of the days to accept, and final amounts beside what was accepted", () => {
		const contracts = [
			contract("2026-11-17T21:00:00.000Z", { finalAmount: 500_00 }),
			contract("2026-11-19T15:00:00.000Z", { finalAmount: 551_00 }),
			contract("2026-11-27T15:00:00.000Z"),
		];
		const { medianDays, done } = quoteFigures({ quotes: [], contracts }, now);
		expect(medianDays).toBe(2);
		expect(done).toEqual({ count: 2, final: 1_051_00, accepted: 1_102_00 });
	});

	it("says that nothing is known rather than zero", () => {
		expect(quoteFigures({ quotes: [], contracts: [] }, now)).toMatchObject({ sent: 0, rate: null, medianDays: null });
		expect(quoteFigures({ quotes: [quote("sent")], contracts: [] }, now)).toMatchObject({ waiting: 1, rate: null });
	});
});
