import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { crewDayId } from "#app/model/appointments/crew-day.ts";
import { freeWindows } from "#app/model/appointments/free-windows.ts";
import { sampleCrew as crew } from "#app/model/appointments/sample-crew.testing.ts";
import { windowTable } from "#app/model/appointments/window-table.ts";
import { appointments as rules } from "#content/appointments.ts";
import type { WindowOffer } from "./offered-windows.ts";
import { windowPicker } from "./window-picker.ts";

/** Wednesday, November 18, 2026, 7:00 in Montréal: Thursday is the first day that keeps the notice. */
const now = new Date("2026-11-18T12:00:00Z");
const reader = originalContent.reader();
const taken = new Map([
	[crewDayId(crew.id, "2026-11-19"), [{ appointment: "other", from: 480, to: 700 }]],
	[crewDayId(crew.id, "2026-11-20"), [{ appointment: "other", from: 0, to: 1440 }]],
]);
const wanted = {
	services: ["dryer-ducts"] as const,
	area: "montreal",
	minutes: 50,
	now,
	rules,
	from: "2026-11-18",
	until: "2026-12-02",
};

function offer(changes: Partial<typeof wanted> = {}): WindowOffer {
	const asked = { ...wanted, ...changes };
	const found = freeWindows([crew], [], taken, asked);
	if (found.kind !== "windows") return { mode: "instant", kind: "on-request", reason: found.reason };
	const rows = windowTable([crew], [], taken, asked);
	return { mode: "instant", kind: "windows", free: found.windows, rows, minutes: asked.minutes, travel: 30 };
}

function picker(...[changes, own]: [Partial<typeof wanted>?, { day: string; window: { from: string; to: string } }?]) {
	return windowPicker(offer(changes), { locale: "fr", reader, ...(own && { own }) }) ?? expect.fail("no windows");
}

describe("days and windows to choose from", () => {
	it("start after the days on which it is too late, and say what each day has", () => {
		const { span, days } = picker();
		expect(span).toBe("Du 19 novembre au 2 décembre");
		expect(days.map(({ weekday, date, month, note }) => [weekday, date, month, note].join(" ")).slice(0, 5)).toEqual([
			"jeu. 19 nov. 2 libres",
			"ven. 20  Complet",
			"sam. 21  1 libre",
			"dim. 22  Fermé",
			"lun. 23  4 libres",
		]);
		expect(days.find(({ date }) => date === "1")?.month).toBe("déc.");
		expect(days.map(({ spoken }) => spoken).slice(1, 4)).toEqual([
			"vendredi 20 novembre\u00a0: complet",
			"samedi 21 novembre\u00a0: 1 moment libre",
			"dimanche 22 novembre\u00a0: fermé",
		]);
	});

	it("call no day full on which nothing is booked, but the work is too long for it", () => {
		const saturday = picker({ minutes: 300 }).days.find(({ day }) => day === "2026-11-21");
		expect([saturday?.state, saturday?.note, saturday?.spoken]).toEqual([
			"full",
			"0 libre",
			"samedi 21 novembre\u00a0: aucun moment libre",
		]);
	});

	it("say when the work is done at the latest, or that the window is taken", () => {
		const [thursday, friday, saturday] = picker().days;
		expect(thursday?.legend).toBe("Jeudi 19 novembre\u00a0: heure d’arrivée");
		expect(thursday?.windows.map(({ text, note }) => `${text}, ${note}`.replaceAll("\u00a0", " "))).toEqual([
			"8 h à 10 h, Déjà pris",
			"10 h à 12 h, Déjà pris",
			"13 h à 15 h, Fini avant 16 h",
			"15 h à 17 h, Fini avant 18 h",
		]);
		expect(friday?.windows).toEqual([]);
		expect(saturday?.windows.every(({ isFree }) => isFree)).toBe(true);
	});

	it("are in English for visitors who read English", () => {
		const { span, days } = windowPicker(offer(), { locale: "en", reader }) ?? expect.fail("no windows");
		expect(span).toBe("November 19 to December 2");
		expect(days[0]?.spoken).toMatch(/^Thursday, November 19: 2 free times$/);
		expect(days[4]?.windows.map(({ text }) => text.replaceAll("\u00a0", " "))).toContain("10 a.m. to 12 p.m.");
	});

	it("keep the time of the appointment, marked, even where it is no longer offered", () => {
		const own = { day: "2026-11-20", window: { from: "10:00", to: "12:00" } };
		const friday = picker({}, own).days.find(({ day }) => day === own.day);
		expect(friday?.state).toBe("free");
		expect(friday?.windows.filter(({ isFree }) => isFree)).toEqual([
			{ value: "2026-11-20_10:00-12:00", text: "10\u00a0h à 12\u00a0h", note: "Votre moment actuel", isFree: true },
		]);
		const exact = { day: "2026-12-20", window: { from: "09:30", to: "09:30" } };
		const last = picker({}, exact).days.at(-1);
		expect([last?.date, last?.month, last?.windows[0]?.text]).toEqual(["20", "", "9\u00a0h\u00a030"]);
	});

	it("are nothing when no window is free or the work is on request", () => {
		expect(windowPicker(null, { locale: "fr", reader })).toBeNull();
		expect(windowPicker(offer({ minutes: 2_000 }), { locale: "fr", reader })).toBeNull();
		expect(windowPicker(offer({ from: "2026-11-20", until: "2026-11-20" }), { locale: "fr", reader })).toBeNull();
	});
});
