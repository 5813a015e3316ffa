import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingReasons } from "#content/closing-reasons.ts";
import { writeMoney } from "../editing/schemas/written-values.ts";
import { largestAmount, nameOfReason, readStatusChange } from "./closing.ts";
import { isClosedStatus, leadStatuses } from "./lead-status.ts";

const none = { reason: "", amount: "" };
const [tooExpensive] = closingReasons;
if (!tooExpensive) throw new Error("content/closing-reasons.ts is empty");

describe("readStatusChange", () => {
	it("never makes a lost lead without a reason of the list", () => {
		const typed = fc.record({
			reason: fc.oneof(fc.string(), fc.constantFrom(...closingReasons.map(({ id }) => id), "__proto__")),
			amount: fc.string(),
		});
		fc.assert(
			fc.property(fc.constantFrom(...leadStatuses), typed, (to, closing) => {
				const change = readStatusChange(to, closing, closingReasons);
				if (typeof change === "string") return;
				expect(change.to).toBe(to);
				if (change.to === "lost") expect(closingReasons).toContain(change.lostReason);
				if (change.to === "done" && change.finalAmount !== null)
					expect(Number.isInteger(change.finalAmount) && change.finalAmount >= 0).toBe(true);
			}),
		);
		expect(readStatusChange("lost", none, closingReasons)).toBe("reason-missing");
		expect(readStatusChange("lost", { ...none, reason: tooExpensive.id }, [])).toBe("reason-missing");
	});

	it("reads every amount as both languages write it, to the cent", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: largestAmount }), fc.constantFrom("fr", "en"), (cents, locale) => {
				const amount = writeMoney(cents, locale);
				expect(readStatusChange("done", { ...none, amount }, [])).toEqual({ to: "done", finalAmount: cents });
			}),
		);
		const read = (amount: string) => readStatusChange("done", { ...none, amount }, []);
		expect([read("1 234,50 $"), read("$1,234.50"), read("  ")]).toEqual([
			{ to: "done", finalAmount: 1_234_50 },
			{ to: "done", finalAmount: 1_234_50 },
			{ to: "done", finalAmount: null },
		]);
	});

	it.each(["-5", "quatre cents", "1,2345", "4e3", "10000000,01"])("rejects the amount %s", (amount) => {
		expect(readStatusChange("done", { ...none, amount }, [])).toBe("amount-wrong");
	});

	it("drops a reason and an amount that the status has no use for", () => {
		const typed = { reason: tooExpensive.id, amount: "nothing" };
		for (const to of leadStatuses.filter((status) => !isClosedStatus(status)))
			expect(readStatusChange(to, typed, closingReasons)).toEqual({ to });
		expect(readStatusChange("lost", typed, closingReasons)).toEqual({ to: "lost", lostReason: tooExpensive });
	});
});

describe("nameOfReason", () => {
	it("is the current name, or the stored one when the reason is no longer in the list", () => {
		const renamed = { ...tooExpensive, name: { fr: "Budget", en: "Budget" } };
		expect(nameOfReason(tooExpensive, [renamed], "fr")).toBe("Budget");
		expect(nameOfReason(tooExpensive, [], "en")).toBe(tooExpensive.name.en);
	});
});
