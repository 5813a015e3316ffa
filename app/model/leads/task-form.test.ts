import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otherTime, readTask, type TypedTask, taskLimits } from "./task-form.ts";

const now = new Date("2026-11-16T15:00:00Z");
const jules = { id: "jules", name: "Jules" };
const typed: TypedTask = { text: "Rappeler", when: otherTime, day: "2026-11-17", time: "17:00", assignee: "jules" };
const read = (changes: Partial<TypedTask>, more = {}) =>
	readTask({ ...typed, ...changes }, { now, handlers: [jules], ...more });
const dueAt = (changes: Partial<TypedTask>, at = now) => {
	const reading = readTask({ ...typed, ...changes }, { now: at, handlers: [jules] });
	return reading.ok ? reading.content.dueAt : reading.faults.when;
};

describe("the form of a task", () => {
	it("reads a suggested time, or the day and time of the fields, in Montréal", () => {
		expect(read({})).toEqual({
			ok: true,
			content: { text: "Rappeler", dueAt: "2026-11-17T22:00:00.000Z", assignee: jules },
		});
		expect(dueAt({ when: "2026-11-18T09:00", day: "", time: "" })).toBe("2026-11-18T14:00:00.000Z");
	});

	it("takes the hour after the skipped one in spring, and the first of the repeated ones in autumn", () => {
		const before = new Date("2026-03-01T12:00:00Z");
		expect(dueAt({ day: "2026-03-08", time: "02:30" }, before)).toBe("2026-03-08T07:30:00.000Z");
		expect(dueAt({ day: "2026-03-08", time: "17:00" }, before)).toBe("2026-03-08T21:00:00.000Z");
		expect(dueAt({ day: "2026-11-01", time: "01:30" }, before)).toBe("2026-11-01T05:30:00.000Z");
		expect(dueAt({ day: "2026-11-01", time: "17:00" }, before)).toBe("2026-11-01T22:00:00.000Z");
	});

	it.each([
		[{ day: "" }, "missing"],
		[{ time: "" }, "missing"],
		[{ when: "" }, "missing"],
		[{ when: "demain" }, "missing"],
		[{ day: "2027-02-31" }, "wrong"],
		[{ time: "25:00" }, "wrong"],
		[{ when: "2027-02-31T09:00" }, "wrong"],
		[{ day: "2026-11-16", time: "09:59" }, "past"],
		[{ day: "2026-11-16", time: "10:00" }, "past"],
		[{ day: "1999-01-01" }, "past"],
		[{ day: "8999-12-31" }, "far"],
		[{ day: "9999-12-31" }, "wrong"],
	] as const)("rejects %o as %s", (changes, fault) => {
		expect(read(changes)).toEqual({ ok: false, faults: { when: fault } });
	});

	it("keeps the time and the words of a task that the site made, to the second and however long they are", () => {
		const lou = { id: "lou", name: "Lou" };
		const text = `Appeler ${"x".repeat(taskLimits.text)} : «\u00a0Votre rendez-vous est pris.\u00a0»`;
		const made = { text, dueAt: "2026-11-16T14:22:41.317Z", assignee: lou };
		const shown = { text, day: "2026-11-16", time: "09:22", assignee: "jules" };
		const current = { now, handlers: [jules], current: made };
		expect(readTask({ ...typed, ...shown }, current)).toEqual({ ok: true, content: { ...made, assignee: jules } });
		expect(readTask({ ...typed, ...shown, text: "Rappeler" }, current)).toMatchObject({
			content: { text: "Rappeler", dueAt: made.dueAt },
		});
		expect(readTask({ ...typed, ...shown, time: "09:23", text: `${text}!` }, current)).toEqual({
			ok: false,
			faults: { text: "long", when: "past" },
		});
		// The second of the repeated hours.
		const repeated = { ...made, dueAt: "2026-11-01T06:30:00.000Z" };
		expect(
			readTask({ ...typed, ...shown, day: "2026-11-01", time: "01:30" }, { ...current, current: repeated }),
		).toEqual({
			ok: true,
			content: { ...repeated, assignee: jules },
		});
	});

	it("rejects an empty text, one that is too long, and a person who may have no tasks, all at once", () => {
		expect(read({ text: " \n\u202e " })).toEqual({ ok: false, faults: { text: "missing" } });
		expect(read({ text: "é".repeat(taskLimits.text) }).ok).toBe(true);
		expect(read({ text: "é".repeat(taskLimits.text + 1), day: "", assignee: "lou" })).toEqual({
			ok: false,
			faults: { text: "long", when: "missing", assignee: "unknown" },
		});
	});

	it("stores one line without control characters, whatever was typed", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 150 }), (text) => {
				const reading = read({ text: `a${text}` });
				if (!reading.ok) return;
				expect(reading.content.text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
				expect(reading.content.text).toBe(reading.content.text.trim());
				expect(reading.content.text.isWellFormed()).toBe(true);
			}),
		);
	});

	it("keeps the passed time and the former member of a task that is changed", () => {
		const current = { text: "Rappeler", dueAt: "2026-11-13T22:00:00.000Z", assignee: { id: "gone", name: "Zoé" } };
		const changes = { text: "Écrire", day: "2026-11-13", assignee: "gone" };
		expect(read(changes, { current })).toEqual({ ok: true, content: { ...current, text: "Écrire" } });
		expect(read({ ...changes, time: "16:00" }, { current })).toEqual({ ok: false, faults: { when: "past" } });
	});
});
