import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copiesToRemove, copyName } from "./backup-rotation.ts";

const oneDay = 24 * 60 * 60 * 1000;
const sunday = Date.parse("2026-11-15T03:30:00Z");
const nightly = (nights: number) =>
	Array.from({ length: nights }, (_, night) => copyName(new Date(sunday - night * oneDay)));

describe("the rotation of backups", () => {
	it("keeps daily copies of the last days, then one per week", () => {
		const names = nightly(60);
		const removed = new Set(copiesToRemove(names, { daily: 7, weekly: 5 }));
		const days = names.filter((name) => !removed.has(name)).map((name) => name.slice(8, 18));
		expect(days).toEqual([
			"2026-11-15",
			"2026-11-14",
			"2026-11-13",
			"2026-11-12",
			"2026-11-11",
			"2026-11-10",
			"2026-11-09",
			"2026-11-08",
			"2026-11-01",
			"2026-10-25",
			"2026-10-18",
		]);
	});

	it("keeps the newest copy of a day", () => {
		const [morning, evening] = [copyName(new Date("2026-11-15T03:30:00Z")), copyName(new Date("2026-11-15T20:00:00Z"))];
		expect(copiesToRemove([morning, evening], { daily: 7, weekly: 5 })).toEqual([morning]);
	});

	it("removes no old copies when no new ones were made", () => {
		const old = nightly(7).map((name) => name.replace("2026-", "2024-"));
		expect(copiesToRemove(old, { daily: 7, weekly: 0 })).toEqual([]);
	});

	it("ignores files with other names", () => {
		const others = [
			"mine.sqlite",
			"airelle-before-restore-2026-11-15T03-30-00-000Z.sqlite",
			"airelle-2026.sqlite",
			"..",
		];
		expect(copiesToRemove([...others, ...nightly(1)], { daily: 1, weekly: 0 })).toEqual([]);
	});

	it("always keeps the newest copy and is idempotent", () => {
		const moments = fc.array(
			fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(sunday - hours * 3_600_000)),
		);
		const keeping = fc.record({ daily: fc.nat(10), weekly: fc.nat(10) });
		fc.assert(
			fc.property(moments, keeping, (dates, asked) => {
				const names = [...new Set(dates.map(copyName))];
				const removed = new Set(copiesToRemove(names, asked));
				const kept = names.filter((name) => !removed.has(name));
				expect(kept.length).toBeLessThanOrEqual(Math.max(1, asked.daily + asked.weekly));
				if (names.length > 0) expect(kept).toContain(names.toSorted().at(-1));
				expect(copiesToRemove(kept, asked)).toEqual([]);
			}),
		);
	});
});
