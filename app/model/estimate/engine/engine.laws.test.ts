import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { answersFor, nothingKnown } from "../answers.ts";
import { answersSchema } from "../answers-schema.testing.ts";
import { code, everything, offers, price, someKinds } from "../any-answers.testing.ts";
import { kinds, questionsOf } from "../questions.ts";

const minimum = prices.ranges["minimum-call-out"].low;

describe("an estimate", () => {
	it("has a low end that is not above the high end, and lines that add up", () => {
		fc.assert(
			fc.property(everything, someKinds, code, offers, (all, chosen, given, list) => {
				const { lines, subtotal, discount, ...result } = price(all, chosen, given, list);
				expect(result.low).toBeLessThanOrEqual(result.high);
				expect(result.lowTotal).toBeLessThanOrEqual(result.highTotal);
				expect(result.minutes.low).toBeLessThanOrEqual(result.minutes.high);
				for (const end of ["low", "high"] as const) {
					expect(subtotal[end]).toBe(lines.reduce((total, { range }) => total + (range?.[end] ?? 0), 0));
					expect(result[end]).toBe(subtotal[end] - (discount?.range[end] ?? 0));
					expect(Number.isInteger(result[end])).toBe(true);
				}
				for (const { code, range } of lines) {
					if (range && !code.includes("minimum")) expect(range.low).toBeLessThanOrEqual(range.high);
				}
			}),
		);
	});

	it("is never raised by a discount, and never reduced below zero", () => {
		fc.assert(
			fc.property(everything, someKinds, code, offers, (all, chosen, given, list) => {
				const [plain, reduced] = [price(all, chosen), price(all, chosen, given, list)];
				for (const end of ["low", "high", "lowTotal", "highTotal"] as const) {
					expect(reduced[end]).toBeGreaterThanOrEqual(0);
					expect(reduced[end]).toBeLessThanOrEqual(plain[end]);
				}
				if (given === null || given === "NOPE") expect(reduced.discount).toBeNull();
			}),
		);
	});

	it("never falls when a service is added, except through a named bundle", () => {
		fc.assert(
			fc.property(everything, someKinds, fc.constantFrom(...kinds), code, offers, (all, chosen, added, given, list) => {
				const before = price(all, chosen, given, list);
				const after = price(all, [...chosen.filter((kind) => kind !== added), added], given, list);
				if (!chosen.includes(added) && after.bundle === null) {
					expect(after.low).toBeGreaterThanOrEqual(before.low);
					expect(after.high).toBeGreaterThanOrEqual(before.high);
				}
			}),
		);
	});

	it("is topped up to the minimum call-out on a separate line when anything has a price", () => {
		fc.assert(
			fc.property(everything, someKinds, code, offers, (all, chosen, given, list) => {
				const { priced, low, high, lines, discount } = price(all, chosen, given, list);
				const work = lines.filter(({ kind }) => kind !== "visit");
				const due = work.reduce((total, { range }) => total + (range?.low ?? 0), 0) - (discount?.range.low ?? 0);
				expect(low).toBe(priced ? Math.max(minimum, due) : 0);
				expect(high).toBeGreaterThanOrEqual(low);
				expect(lines.some((line) => line.code === "minimum-call-out")).toBe(priced && due < minimum);
			}),
		);
	});

	it("adds TPS 5 % and TVQ 9.975 % to the discounted price, each rounded to the cent half up", () => {
		const share = (cents: number, rate: bigint) => Number((BigInt(cents) * rate * 2n + 100_000n) / 200_000n);
		fc.assert(
			fc.property(everything, someKinds, code, offers, (all, chosen, given, list) => {
				const { low, high, taxes, lowTotal, highTotal } = price(all, chosen, given, list);
				const { gst, qst } = prices.taxes;
				expect(taxes.gst).toEqual({ low: share(low, BigInt(gst)), high: share(high, BigInt(gst)) });
				expect(taxes.qst).toEqual({ low: share(low, BigInt(qst)), high: share(high, BigInt(qst)) });
				expect(lowTotal).toBe(low + taxes.gst.low + taxes.qst.low);
				expect(highTotal).toBe(high + taxes.gst.high + taxes.qst.high);
			}),
		);
	});

	it("is urgent and has no price for a disaster, and still prices the other services", () => {
		fc.assert(
			fc.property(everything, someKinds, (all, chosen) => {
				const others = chosen.filter((kind) => kind !== "post-disaster");
				const result = price(all, [...others, "post-disaster"]);
				const { low, high } = price(all, others);
				expect(result).toMatchObject({ urgent: true, low, high });
				expect(result.lines.find(({ code }) => code === "disaster")?.range).toBeNull();
			}),
		);
	});

	const questions = kinds
		.filter((kind) => kind !== "post-disaster")
		.flatMap((kind) => questionsOf(kind).map(({ name }) => [kind, name] as const));

	it.each(questions)("depends on every question in price or time: %s %s", (kind, name) => {
		const pairs = fc.sample(fc.tuple(everything, everything), { numRuns: 300, seed: 1 });
		const moves = pairs.some(([all, other]) => {
			const answers = { ...all[kind], [name]: other[kind][name as never] };
			const [one, two] = [price(all, [kind]), price({ ...all, [kind]: answers }, [kind])];
			return one.low !== two.low || one.high !== two.high || !isDeepStrictEqual(one.minutes, two.minutes);
		});
		expect(moves).toBe(true);
	});

	it("is tested with answers that match the schema, as unknown answers do", () => {
		fc.assert(
			fc.property(everything, (services) => {
				expect(answersSchema.parse({ services, promotionCode: null }).services).toEqual(services);
			}),
		);
		const nothing = answersFor(kinds, nothingKnown);
		expect(answersSchema.parse({ services: nothing, promotionCode: null }).services).toEqual(nothing);
	});
});
