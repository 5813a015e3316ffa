import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { Crew } from "#app/model/appointments/crew.ts";
import type { Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { agendaDocuments, type SampleJob, sampleCrew } from "../sample-agenda.testing.ts";
import type { AgendaMember } from "./agenda-access.ts";
import { agendaView } from "./agenda-view.ts";
import { sheetView } from "./sheet-view.ts";

/** A Wednesday. */
const today = "2026-11-18";
const office = { role: "agent", locale: "fr", crew: null } as const;
const inLaval = { role: "crew" as Role, crew: "laval", locale: "fr" } as const;
const crews = {
	montreal: sampleCrew("Montréal"),
	laval: sampleCrew("Laval", { createdAt: "2026-02-01T00:00:00.000Z" }),
};

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

const fill = (jobs: readonly SampleJob[], of: Readonly<Record<string, Crew>> = crews) =>
	store.commit(agendaDocuments(of, jobs));
const services = (day: string, time: string) => ({
	store,
	content: originalContent,
	clock: { now: () => momentInMontreal(day, time) },
});
const view = (
	query: string,
	{ member = office as AgendaMember & { locale: "fr" | "en" }, day = today, time = "10:36" } = {},
) => agendaView(services(day, time), member, new URLSearchParams(query));
const job = (at: string, more: Partial<SampleJob> = {}): SampleJob => ({ crew: "montreal", day: today, at, ...more });
const namesIn = (agenda: Awaited<ReturnType<typeof view>>) =>
	(agenda.week?.rows ?? []).flatMap(({ cells }) =>
		cells.flatMap(({ items }) => items.flatMap((item) => (item.kind === "job" ? [item.entry.name] : []))),
	);

describe("the week", () => {
	it("has a row for each crew and a column for each day from Monday to Saturday", async () => {
		await fill([]);
		const { week } = await view("vue=semaine");
		expect(week?.rows.map(({ name, cells }) => `${name} ${cells.length}`)).toEqual(["Montréal 6", "Laval 6"]);
		expect(week?.days.map(({ weekday, number }) => `${weekday} ${number}`)).toEqual([
			"lun. 16",
			"mar. 17",
			"mer. 18",
			"jeu. 19",
			"ven. 20",
			"sam. 21",
		]);
		expect(week?.days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([today]);
	});

	it("shows each status in words, and none that is cancelled", async () => {
		await fill([
			job("08:00-10:00", { day: "2026-11-16", status: "done" }),
			job("08:00-10:00", { day: "2026-11-17", status: "missed" }),
			job("10:00-12:00", { minutes: 60 }),
			job("15:00-17:00"),
			job("08:00-10:00", { day: "2026-11-19", status: "proposed" }),
			job("13:00-15:00", { day: "2026-11-19", status: "cancelled", lead: { name: "Annulé" } }),
		]);
		const { week } = await view("vue=semaine");
		const statuses = week?.rows[0]?.cells.map(({ items }) =>
			items.flatMap((item) => (item.kind === "job" ? [item.entry.status] : [])),
		);
		expect(statuses).toEqual([["done"], ["missed"], ["now", "booked"], ["proposed"], [], []]);
		expect(week?.days.map(({ missed }) => missed)).toEqual([null, "1 manqué", null, null, null, null]);
	});

	it("offers the free time that is left, and says how much", async () => {
		await fill([job("13:00-15:00")]);
		const { week } = await view("vue=semaine");
		const wednesday = week?.rows[0]?.cells[2];
		expect(wednesday?.items.map((item) => (item.kind === "free" ? item.path : item.kind))).toEqual([
			"/admin/agenda/nouveau?jour=2026-11-18&de=10%3A45&equipe=montreal",
			"job",
			"/admin/agenda/nouveau?jour=2026-11-18&de=16%3A30&equipe=montreal",
		]);
		expect(week?.rows[0]?.free?.replaceAll("\u00a0", " ")).toBe("23 h 45 libres");
		// Both crews: 10:45 to 13:00 and 16:30 to 18:00, and 10:45 to 18:00.
		expect(week?.days[2]?.free?.replaceAll("\u00a0", " ")).toBe("11 h libres");
	});

	it("shows a Sunday only when a crew works or has an appointment", async () => {
		await fill([job("08:00-10:00", { day: "2026-11-22" })], {
			...crews,
			sunday: sampleCrew("Dimanche", { hours: [{ days: [7], from: "09:00", to: "12:00" }] }),
		});
		expect((await view("vue=semaine")).week?.days).toHaveLength(7);
		expect((await view("vue=semaine&jour=2026-11-25&equipe=sunday")).week?.days).toHaveLength(7);
		expect((await view("vue=semaine&jour=2026-11-25&equipe=laval")).week?.days).toHaveLength(6);
	});

	it("marks a conflict on both blocks and offers to move the later one", async () => {
		await fill([
			job("13:00-15:00", { lead: { name: "Nadia Démo" } }),
			job("15:00-17:00", { lead: { name: "Clinique Démo" } }),
		]);
		const { week } = await view("vue=semaine");
		expect(week?.notices).toHaveLength(1);
		expect(week?.notices[0]?.title).toBe("Un conflit mercredi 18 novembre, équipe Montréal.");
		expect(week?.notices[0]?.text.replaceAll("\u00a0", " ")).toBe(
			"Nadia Démo et Clinique Démo se chevauchent de 1 h 30.",
		);
		expect(week?.notices[0]?.action?.name).toBe("Déplacer le rendez-vous de Clinique Démo");
		expect((await view("vue=semaine&statut=conflict")).week?.days[2]?.count).toBe("2 rendez-vous");
	});

	it("lists at most three problems, and counts the others", async () => {
		await fill(Array.from({ length: 4 }, () => job("08:00-10:00")));
		const { week } = await view("vue=semaine");
		expect([week?.notices.length, week?.more]).toEqual([3, 3]);
	});

	it("hatches closed and away days with their reason, and reports appointments on them", async () => {
		const away = [{ from: "2026-12-24", to: "2026-12-24", reason: "Formation" }];
		await fill([job("08:00-10:00", { day: "2026-12-25" }), job("08:00-10:00", { day: "2026-12-24", crew: "laval" })], {
			...crews,
			laval: sampleCrew("Laval", { away }),
		});
		const { week } = await view("vue=semaine&jour=2026-12-24");
		const offs = week?.rows.map(({ cells }) => cells.map(({ off }) => off?.text ?? ""));
		expect(offs).toContainEqual(["", "", "", "Formation", "Fermé", "Fermé"]);
		expect(week?.notices.map(({ title }) => title).sort()).toEqual([
			"Un rendez-vous jeudi 24 décembre, équipe Laval absente.",
			"Un rendez-vous vendredi 25 décembre, jour fermé.",
		]);
	});

	it("filters by crew, service, area and missing street", async () => {
		const address = { street: "1, rue Démo", unit: "", city: "Laval" };
		await fill([
			job("08:00-10:00", { lead: { name: "Un", service: "oriental-rugs", postalCode: "H7N1A1", address } }),
			job("13:00-15:00", { crew: "laval", lead: { name: "Deux", postalCode: "H2T1S6" } }),
		]);
		for (const [query, names] of [
			["", ["Un", "Deux"]],
			["equipe=laval", ["Deux"]],
			["equipe=laval&equipe=montreal", ["Un", "Deux"]],
			["equipe=unknown", ["Un", "Deux"]],
			["service=oriental-rugs", ["Un"]],
			["secteur=montreal", ["Deux"]],
			["sans-adresse=1", ["Deux"]],
			["statut=proposed", []],
		] as const) {
			expect(namesIn(await view(query)), query).toEqual(names);
		}
	});

	it("keeps appointments visible whose crew is unknown or no longer active", async () => {
		await fill([job("08:00-10:00", { crew: "gone" }), job("08:00-10:00", { crew: "old" })], {
			...crews,
			old: sampleCrew("Ancienne", { active: false }),
		});
		expect((await view("vue=semaine")).week?.rows.map(({ name }) => name).sort()).toEqual([
			"Ancienne",
			"Laval",
			"Montréal",
			"gone",
		]);
		expect((await view("vue=semaine&jour=2026-11-25")).week?.rows).toHaveLength(2);
	});

	it("holds appointments early and late in the day", async () => {
		await fill([job("06:30-07:30"), job("19:00-21:00", { minutes: 400 })]);
		expect((await view("vue=semaine")).week?.hours).toEqual({ from: "06:00", to: "24:00" });
	});

	// Clocks change at two in the morning on these Sundays: a time is the same distance from midnight on the wall clock.
	it.each([
		["2026-11-01", "the hour that repeats"],
		["2027-03-14", "the hour that is skipped"],
	])("places times by the clock on %s, the day of %s", async (sunday) => {
		const works = sampleCrew("Dimanche", { hours: [{ days: [7], from: "08:00", to: "16:00" }] });
		await fill([job("08:00-10:00", { day: sunday, crew: "sunday" })], { sunday: works });
		const { week } = await view(`vue=semaine&jour=${sunday}`, { day: sunday, time: "09:15" });
		const cell = week?.rows[0]?.cells.at(-1);
		expect(week?.now?.at).toBe("09:15");
		expect(cell?.items[0]).toMatchObject({ from: "08:00", to: "11:00", entry: { status: "now" } });
		expect(cell?.items[1]).toMatchObject({ from: "11:30", to: "16:00" });
	});
});

describe("the day", () => {
	it("lists jobs, the road between them and free time in the order of the day", async () => {
		const address = { street: "4521, rue Démo", unit: "2", city: "Montréal" };
		await fill([
			job("13:00-15:00", { minutes: 75, accessNote: "Sonner au 2", lead: { name: "Claire", address } }),
			job("08:00-10:00", { status: "done", lead: { name: "Sami" } }),
		]);
		const { day } = await view("vue=jour&equipe=montreal", { time: "11:00" });
		expect(day?.crews[0]?.stops.map(({ kind }) => kind)).toEqual(["job", "road", "free", "job", "road", "free"]);
		const [, , , claire] = day?.crews[0]?.stops ?? [];
		expect(claire?.kind === "job" && claire.entry).toMatchObject({
			name: "Claire",
			accessNote: "Sonner au 2",
			streetless: null,
			mayFinish: false,
			address: ["4521, rue Démo, app.\u00a02", "Montréal, H2T\u00a01S6"],
			phone: { href: "tel:+14385550199" },
			map: "https://www.google.com/maps/search/?api=1&query=4521%2C+rue+D%C3%A9mo%2C+Montr%C3%A9al%2C+H2T%C2%A01S6%2C+Qu%C3%A9bec",
		});
		expect(day?.crews[0]?.summary.replaceAll("\u00a0", " ")).toBe("2 rendez-vous, fin au plus tard à 16 h 15");
	});

	it("warns that the street is missing, and gives no map", async () => {
		await fill([job("13:00-15:00")]);
		const { day } = await view("vue=jour&equipe=montreal", { time: "07:00" });
		const stop = day?.crews[0]?.stops.find(({ kind }) => kind === "job");
		expect(stop?.kind === "job" && stop.entry).toMatchObject({ streetless: { known: "H2T\u00a01S6" }, map: null });
	});

	it("offers to finish what has begun, also the day after", async () => {
		await fill([job("08:00-10:00")]);
		const finishable = async (day: string, time: string) => {
			const { day: shown } = await view(`vue=jour&jour=${today}&equipe=montreal`, { day, time });
			return shown?.crews[0]?.stops.some((stop) => stop.kind === "job" && stop.entry.mayFinish);
		};
		expect(await finishable(today, "07:59")).toBe(false);
		expect(await finishable(today, "08:00")).toBe(true);
		expect(await finishable("2026-11-19", "07:00")).toBe(true);
	});
});

describe("a member of a crew", () => {
	const member = inLaval;

	it("sees the own crew only, without leads, booking or other crews to choose", async () => {
		await fill([
			job("08:00-10:00", { lead: { name: "Secret" } }),
			job("08:00-10:00", { crew: "laval", lead: { name: "", email: "secret@exemple.example" } }),
		]);
		const agenda = await view("equipe=montreal", { member });
		const text = JSON.stringify(agenda);
		expect(text).not.toMatch(/Secret|secret@|nouveau|demandes/);
		expect(agenda.query.crews).toEqual([]);
		expect(namesIn(agenda)).toEqual(["Sans nom"]);
		expect(agenda.crews.map(({ id }) => id)).toEqual(["laval"]);
		expect(agenda.addPath).toBeNull();
	});

	it("sees seven days either way, whatever the address says", async () => {
		const days = ["2026-11-10", "2026-11-11", "2026-11-25", "2026-11-26"];
		await fill(days.map((day) => job("08:00-10:00", { day, crew: "laval", lead: { name: day } })));
		for (const [asked, shown] of [
			["2026-11-10", ["2026-11-11"]],
			["2026-11-26", ["2026-11-25"]],
			["2020-01-01", ["2026-11-11"]],
			["2030-01-01", ["2026-11-25"]],
		] as const) {
			expect(namesIn(await view(`vue=semaine&jour=${asked}`, { member })), asked).toEqual(shown);
			const { day } = await view(`vue=jour&jour=${asked}`, { member });
			expect([day?.day], asked).toEqual(shown);
			const sheet = await sheetView(services(today, "08:00"), member, new URLSearchParams({ jour: asked }));
			expect(
				sheet.crews.flatMap(({ entries }) => entries.map(({ name }) => name)),
				asked,
			).toEqual(shown);
		}
		const { week } = await view("vue=semaine&jour=2026-11-25", { member });
		expect([week?.days.length, week?.next]).toEqual([3, null]);
	});

	it("sees nothing without a crew", async () => {
		await fill([job("08:00-10:00"), job("08:00-10:00", { crew: "laval" })]);
		expect((await view("vue=semaine", { member: { ...member, crew: null } })).week?.rows).toEqual([]);
	});
});

describe("the sheet", () => {
	it("has a page for each chosen crew, without what was missed", async () => {
		await fill([job("08:00-10:00", { status: "missed" }), job("13:00-15:00", { lead: { name: "Claire" } })]);
		const sheet = await sheetView(services(today, "07:00"), office, new URLSearchParams({ equipe: "montreal" }));
		expect(sheet.crews.map(({ heading, entries }) => [heading, entries.map(({ name }) => name)])).toEqual([
			["Équipe Montréal", ["Claire"]],
		]);
	});
});

describe("the access note", () => {
	it.each([
		["administrator", "Code 1234"],
		["agent", "Code 1234"],
		["crew", "Code 1234"],
		["editor", ""],
	] as const)("is for those who book and for the crew: %s", async (role, expected) => {
		await fill([job("08:00-10:00", { crew: "laval", accessNote: "Code 1234" })]);
		const member = { ...inLaval, role };
		const { day } = await view("vue=jour", { member });
		const stops = day?.crews.find(({ id }) => id === "laval")?.stops ?? [];
		expect(stops.flatMap((stop) => (stop.kind === "job" ? [stop.entry.accessNote] : []))).toEqual([expected]);
		const sheet = await sheetView(services(today, "10:36"), member, new URLSearchParams());
		expect(sheet.crews.flatMap(({ entries }) => entries.map(({ accessNote }) => accessNote))).toEqual([expected]);
	});
});
