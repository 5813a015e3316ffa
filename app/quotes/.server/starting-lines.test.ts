import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expand } from "#app/.server/content/expand.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Answers } from "#app/model/estimate/answers.ts";
import { everything, someKinds } from "#app/model/estimate/any-answers.testing.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import type { EstimateLead } from "#app/model/leads/lead.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { discountsFor } from "#app/model/quotes/quote-discounts.ts";
import { estimatedRange, outsideOf } from "#app/model/quotes/quote-range.ts";
import { ductAnswers, homeAnswers } from "../../../tests/mail/sample-leads.ts";
import { priceListLines } from "./price-list-lines.ts";
import { startingLines } from "./starting-lines.ts";

const reader = originalContent.reader();
const [prices, promotions] = [reader.read("prices"), reader.read("promotions")];
const now = new Date("2026-11-16T15:00:00Z");

function estimated(answers: Answers): EstimateLead {
	const result = estimate(answers, prices, promotions, now);
	return { answers, result, wishes: { date: null, part: "any", days: [] } };
}

function started(lead: EstimateLead) {
	const text = (locale: Locale) =>
		describeEstimate(lead.result, expand(reader.read(`estimate.${locale}`), locale, reader), promotions, locale);
	return startingLines(lead, { fr: text("fr"), en: text("en") });
}

describe("startingLines", () => {
	it("takes the lines of the estimate with their words in both languages", () => {
		const lead = estimated(ductAnswers);
		const lines = started(lead);
		expect(lines).toHaveLength(lead.result.lines.length);
		expect(lines[0]).toMatchObject({
			text: { fr: "Conduits de ventilation", en: expect.stringMatching(/ventilation/i) },
			expected: { of: "line", range: lead.result.lines[0]?.range },
		});
	});

	it("makes house cleaning hourly, with a rate and a ceiling", () => {
		const line = started(estimated(homeAnswers)).find(({ service }) => service === "house-cleaning");
		expect(line).toMatchObject({ unit: "hour", text: { fr: expect.stringContaining("à l’heure par personne") } });
		expect(line?.ceiling).toBeGreaterThanOrEqual(line?.quantity ?? 0);
	});

	it("starts inside of the range of every estimate whose lines all have a price", () => {
		fc.assert(
			fc.property(everything, someKinds, (all, chosen) => {
				const services = Object.fromEntries(chosen.map((kind) => [kind, all[kind]]));
				const lead = estimated({ services, promotionCode: null });
				fc.pre(lead.result.priced && lead.result.lines.every(({ range }) => range !== null));
				const amounts = quoteAmounts({ lines: started(lead), discount: null });
				expect(outsideOf(amounts, estimatedRange(lead))).toBeNull();
			}),
			{ numRuns: 1_000 },
		);
	});

	it("starts with nothing without an estimate", () => {
		const empty = describeEstimate(
			estimated(ductAnswers).result,
			expand(reader.read("estimate.fr"), "fr", reader),
			promotions,
			"fr",
		);
		expect(startingLines(null, { fr: empty, en: empty })).toEqual([]);
	});
});

describe("discountsFor", () => {
	const lines = (...keys: string[]) =>
		priceListLines(prices).flatMap(({ key, line }) => (keys.includes(key) ? [line] : []));
	const duo = promotions.find(({ services }) => services.length > 1);

	it("gives a promotion on several services when all of them are there, and says why not otherwise", () => {
		const asked = { receivedAt: now.toISOString(), now };
		const off = (...keys: string[]) =>
			discountsFor(lines(...keys), promotions, asked, prices).find(({ promotion }) => promotion.code === duo?.code);
		expect(off("ducts", "dryer")).toMatchObject({ why: null });
		expect(off("ducts", "dryer")?.cents).toBeGreaterThan(0);
		expect(off("ducts")).toMatchObject({ cents: 0, why: "promotion-needs-services" });
	});

	it("keeps a promotion that ran when the request came in, and refuses one that came later or never", () => {
		const at = (day: string) => `${day}T15:00:00Z`;
		const later = new Date(at("2028-01-10"));
		const off = (receivedAt: string) =>
			discountsFor(lines("ducts", "dryer"), promotions, { receivedAt, now: later }, prices).find(
				({ promotion }) => promotion.code === duo?.code,
			);
		expect(off(at(duo?.ends ?? ""))).toMatchObject({ why: null });
		expect(off(at("2027-12-31"))).toMatchObject({ why: "promotion-not-current" });
	});
});
