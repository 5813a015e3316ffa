import fc from "fast-check";
import { expect, it } from "vitest";
import { pageDirectory } from "#app/.server/content/page-directory.ts";
import { sayMinutes } from "#app/leads/.server/office/say-time.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { locales } from "#app/locale/locales.ts";
import type { Days } from "#app/model/insights/days.ts";
import { statisticsPeriods } from "#app/model/insights/statistics.ts";
import { openMinutes } from "#app/model/leads/response-clock.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { channels } from "#app/model/traffic/channel.ts";
import { addDays } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { percentile } from "../answer-times.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { dayCounts, facts, noted, reader, today, viewOf } from "./sample-statistics.testing.ts";
import { splitCents } from "./split-cents.ts";

const pages = [
	...["index", "contact", "prices", "services", "blog", "gallery", "about", "terms", "privacy", "discounts", "other"],
	...serviceNames.map((name) => `services-${name}`),
	"slug/disparu",
];
const day = fc.nat(70).map((back) => addDays(today, -back));
const few = fc.nat(300);
const noon = momentInMontreal(today, "12:00").getTime();

const lead: fc.Arbitrary<LeadFacts> = fc
	.record({
		day,
		locale: fc.constantFrom(...locales),
		channel: fc.constantFrom(...channels),
		page: fc.constantFrom(...pages),
		isNoted: fc.boolean(),
		kind: fc.constantFrom("estimate", "contact", "contact", "waiting-list"),
		answeredIn: fc.option(fc.constantFrom(0, 7, 7, 90, 4_000)),
		visitEnd: fc.option(fc.constantFrom("2026-11-15T11:59", "2026-11-15T12:01", "2026-12-01T11:00")),
		services: fc.subarray([...serviceNames], { maxLength: 3 }),
		reached: fc.nat(3),
		cents: fc.option(fc.nat(900_00)),
	})
	.map(({ isNoted, reached, cents: amount, answeredIn, ...rest }) => {
		const receivedAt = momentInMontreal(rest.day, "10:30").getTime();
		const isAnswered = answeredIn !== null && !isNoted && rest.kind !== "waiting-list";
		const cents = reached === 3 ? amount : null;
		const split = splitCents(cents ?? 0, rest.services.length > 0 ? rest.services.map(() => 1) : [1]);
		return facts({
			...rest,
			receivedAt,
			answeredAt: isAnswered ? Math.min(receivedAt + answeredIn * 60_000, noon) : null,
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

const sample = fc.record({
	leads: fc.array(lead, { maxLength: 40, size: "max" }),
	days: fc.uniqueArray(counted, { maxLength: 10, selector: ({ day: on }) => on }),
	query,
	isComparable: fc.boolean(),
});

it("adds up: rows to totals, cents to dollars, and shares stay between 0 and 1", () => {
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
			expect(sum(view.channels, ({ leads }) => leads)).toBe(all);
			expect(sum(view.pages, ({ leads }) => leads)).toBe(countOf("sent"));
			expect(sum(view.channels, ({ booked }) => booked)).toBe(countOf("booked"));
			expect(sum(view.pages, ({ booked }) => booked) + (phone?.booked ?? 0)).toBe(countOf("booked"));
			expect(sum(view.leads, ({ count }) => count)).toBe(all);
			expect(sum(view.languages, ({ leads }) => leads)).toBe(all);
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

it("counts what a plain look at each lead counts", () => {
	const directory = pageDirectory(reader, "fr");
	// At most one filter: few leads fit two.
	const oneFilter = query.map((text) => new URLSearchParams([...new URLSearchParams(text)].slice(0, 2)).toString());
	fc.assert(
		fc.property(sample, oneFilter, ({ leads, ...rest }, query) => {
			const given = { ...rest, query };
			const view = viewOf({ leads, ...given });
			const { channel, page, service, locale } = view.filter;
			const fitting = leads.filter(
				(each) =>
					each.kind !== "waiting-list" &&
					(channel === null || each.channel === channel) &&
					(page === null || (each.channel !== "phone" && directory.describe(each.page).key === page)) &&
					(service === null || each.services.includes(service)) &&
					(locale === null || each.locale === locale),
			);
			const within = ({ from, to }: Days) => fitting.filter((each) => each.day >= from && each.day <= to);
			const [now, before] = [within(view.period), given.isComparable ? within(view.before) : null];
			const counted = (fits: (each: LeadFacts) => boolean) => ({
				now: now.filter(fits).length,
				before: before?.filter(fits).length ?? null,
			});
			const cents = (some: readonly LeadFacts[]) => some.reduce((sum, each) => sum + (each.cents ?? 0), 0);
			const dollars = (fits: (each: LeadFacts) => boolean) => ({
				now: cents(now.filter(fits)),
				before: before && cents(before.filter(fits)),
			});
			const perJob = (some: readonly LeadFacts[]) => {
				const paid = some.filter((each) => each.cents !== null);
				return paid.length > 0 ? Math.round(cents(paid) / paid.length) : null;
			};
			const isOnline = (each: LeadFacts) => each.channel !== "phone";
			const isMessage = (each: LeadFacts) => isOnline(each) && each.kind === "contact";
			const stepOf = (step: string) => view.funnel.find((row) => row.step === step)?.count;

			expect(stepOf("sent")).toEqual(counted(isOnline));
			expect(stepOf("quoted")).toEqual(counted(({ isQuoted }) => isQuoted));
			expect(stepOf("booked")).toEqual(counted(({ isBooked }) => isBooked));
			expect(stepOf("done")).toEqual(counted(({ status }) => status === "done"));
			expect(view.noted).toEqual(counted((each) => !isOnline(each)));
			expect(view.messages).toEqual(counted(isMessage));
			expect(view.dollars).toEqual(dollars(() => true));
			expect(view.perJob).toEqual({ now: perJob(now), before: before && perJob(before) });
			expect(view.upcoming).toBe(
				now.filter(({ appointmentEnd: visitEnd }) => visitEnd && visitEnd > "2026-11-15T12:00").length,
			);
			expect(view.phone.firstAnswer).toEqual({ now: medianAnswer(now), before: before && medianAnswer(before) });
			for (const row of view.channels) {
				const fits = (each: LeadFacts) => each.channel === row.channel;
				expect(row).toMatchObject({ leads: now.filter(fits).length, dollars: dollars(fits) });
				expect(row.booked).toBe(now.filter((each) => fits(each) && each.isBooked).length);
			}
			for (const row of view.pages.filter(({ key }) => key !== "other")) {
				const fits = (each: LeadFacts) => isOnline(each) && directory.describe(each.page).key === row.key;
				expect(row).toMatchObject({ leads: now.filter(fits).length, dollars: dollars(fits) });
			}
			for (const row of view.services) {
				const asking = now.filter(({ services }) =>
					row.service === null ? services.length === 0 : services.includes(row.service),
				);
				expect([row.leads, row.booked]).toEqual([asking.length, asking.filter(({ isBooked }) => isBooked).length]);
				const shares = (some: readonly LeadFacts[]) =>
					some
						.flatMap((each) => each.shares)
						.reduce((sum, each) => sum + (each.service === row.service ? each.cents : 0), 0);
				expect(row.dollars).toEqual({ now: shares(now), before: before && shares(before) });
			}
			for (const row of view.languages) {
				const own = now.filter((each) => each.locale === row.locale);
				expect(row).toEqual({ locale: row.locale, leads: own.length, dollars: cents(own) });
			}
			for (const [index, { from, count }] of view.leads.entries()) {
				const to = view.leads[index + 1]?.from ?? "9999";
				expect(count).toBe(now.filter((each) => each.day >= from && each.day < to).length);
			}
		}),
		{ numRuns: 200 },
	);
});

function medianAnswer(leads: readonly LeadFacts[]): string | null {
	const minutes = leads.flatMap(({ receivedAt, answeredAt }) =>
		answeredAt === null ? [] : openMinutes(new Date(receivedAt), new Date(answeredAt), reader.read("company")),
	);
	const median = percentile(
		minutes.sort((one, other) => one - other),
		0.5,
	);
	return median === null ? null : sayMinutes(median, leadWordsIn("fr"));
}
