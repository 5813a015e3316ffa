import fc from "fast-check";
import { expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { statisticsPeriods } from "#app/model/insights/statistics.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { channels } from "#app/model/traffic/channel.ts";
import { addDays } from "#app/time/days.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { dayCounts, facts, noted, today, viewOf } from "./sample-statistics.testing.ts";
import { splitCents } from "./split-cents.ts";

const pages = [
	...["index", "contact", "prices", "services", "blog", "gallery", "about", "terms", "privacy", "discounts", "other"],
	...serviceNames.map((name) => `services-${name}`),
	"slug/disparu",
];
const day = fc.nat(70).map((back) => addDays(today, -back));
const few = fc.nat(300);

const lead: fc.Arbitrary<LeadFacts> = fc
	.record({
		day,
		locale: fc.constantFrom(...locales),
		channel: fc.constantFrom(...channels),
		page: fc.constantFrom(...pages),
		isNoted: fc.boolean(),
		kind: fc.constantFrom("estimate", "contact"),
		services: fc.subarray([...serviceNames], { maxLength: 3 }),
		reached: fc.nat(3),
		cents: fc.option(fc.nat(900_00)),
	})
	.map(({ isNoted, reached, cents: amount, ...rest }) => {
		const cents = reached === 3 ? amount : null;
		const split = splitCents(cents ?? 0, rest.services.length > 0 ? rest.services.map(() => 1) : [1]);
		return facts({
			...rest,
			...(isNoted && noted),
			...({ isQuoted: reached > 0, isBooked: reached > 1, status: reached > 2 ? "done" : "new", cents } as const),
			shares: cents === null ? [] : split.map((part, at) => ({ service: rest.services[at] ?? null, cents: part })),
		});
	});

const counted = fc
	.record({
		day,
		segments: fc.dictionary(
			fc
				.tuple(fc.constantFrom(...channels), fc.constantFrom(...pages), fc.constantFrom(...locales))
				.map((parts) => parts.join(" ")),
			fc.record({ arrivals: few, started: few, details: few, appointment: few, person: few, phone: few }),
			{ maxKeys: 12 },
		),
		pages: fc.dictionary(
			fc.tuple(fc.constantFrom(...pages), fc.constantFrom(...locales)).map((parts) => parts.join(" ")),
			fc.record({ views: few, onward: few }),
			{ maxKeys: 8 },
		),
	})
	.map(({ day: on, ...lists }) => dayCounts(on, lists));

const query = fc
	.record(
		{
			periode: fc.constantFrom(...statisticsPeriods),
			canal: fc.constantFrom(...channels, "phone"),
			page: fc.constantFrom(...pages),
			service: fc.constantFrom(...serviceNames),
			langue: fc.constantFrom(...locales),
		},
		{ requiredKeys: ["periode"] },
	)
	.map((values) => new URLSearchParams(values).toString());

it("adds up: rows to totals, cents to dollars, and shares stay between 0 and 1", () => {
	const sample = fc.record({
		leads: fc.array(lead, { maxLength: 40 }),
		days: fc.uniqueArray(counted, { maxLength: 10, selector: ({ day: on }) => on }),
		query,
		isComparable: fc.boolean(),
	});
	fc.assert(
		fc.property(sample, (given) => {
			const view = viewOf(given);
			const sum = <Row>(rows: readonly Row[], measure: (row: Row) => number | null) =>
				rows.reduce((total, row) => total + (measure(row) ?? 0), 0);
			const countOf = (step: string) => view.funnel.find((row) => row.step === step)?.count?.now ?? 0;
			const phone = view.channels.find(({ channel }) => channel === "phone");
			const all = countOf("sent") + view.noted.now;
			const { now, before } = view.dollars;

			expect(sum(view.channels, ({ arrivals }) => arrivals)).toBe(countOf("arrivals"));
			expect(sum(view.pages, ({ arrivals }) => arrivals)).toBe(countOf("arrivals"));
			expect(sum(view.channels, ({ requests }) => requests)).toBe(all);
			expect(sum(view.pages, ({ requests }) => requests)).toBe(countOf("sent"));
			expect(sum(view.channels, ({ booked }) => booked)).toBe(countOf("booked"));
			expect(sum(view.pages, ({ booked }) => booked) + (phone?.booked ?? 0)).toBe(countOf("booked"));
			expect(sum(view.requests, ({ count }) => count)).toBe(all);
			expect(sum(view.languages, ({ requests }) => requests)).toBe(all);
			for (const rows of [view.channels, view.services]) {
				expect(sum<{ dollars: { now: number } }>(rows, ({ dollars }) => dollars.now)).toBe(now);
				if (before !== null)
					expect(sum<{ dollars: { before: number | null } }>(rows, ({ dollars }) => dollars.before)).toBe(before);
			}
			expect(sum(view.pages, ({ dollars }) => dollars.now) + (phone?.dollars.now ?? 0)).toBe(now);
			expect(sum(view.languages, ({ dollars }) => dollars)).toBe(now);
			expect(sum(view.services, ({ share }) => share)).toBeCloseTo(now > 0 ? 1 : 0);

			const shares = [
				...view.funnel.flatMap(({ share }) => [share.now, share.before]),
				...view.services.map(({ share }) => share),
				...view.endings.map(({ share }) => share),
				...[view.loss?.share ?? null, view.loss?.before ?? null],
			].filter((share) => share !== null);
			for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
			for (const [later, earlier] of [
				["done", "booked"],
				["booked", "quoted"],
			] as const)
				expect(countOf(later)).toBeLessThanOrEqual(countOf(earlier));
			expect(view.pages.length).toBeLessThanOrEqual(13);
		}),
		{ numRuns: 150 },
	);
});
