import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { agendaDocuments, sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import type { IncomingLead } from "#app/leads/.server/incoming-lead.ts";
import { receiveBooking } from "#app/leads/.server/receive-lead.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type BookingMode, bookingModes } from "#app/model/appointments/booking-rules.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { appointments as rules } from "#content/appointments.ts";
import { contactLead } from "../../../../tests/mail/sample-leads.ts";
import { callBooking } from "./call-booking.ts";
import { callTimesView } from "./call-times.ts";

/** Monday, November 16, 2026, 10:00 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");
const ariane = { id: "ariane", name: "Ariane Bois" };
const dryer = { service: "dryer-ducts", postalCode: "H2T 2S9" };

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	const crews = { a: sampleCrew("A"), b: sampleCrew("B", { hours: [{ days: [4], from: "08:00", to: "18:00" }] }) };
	const near = { crew: "b", day: "2026-11-19", at: "08:00-10:00", lead: { postalCode: "H2T1A1" } };
	await store.commit(agendaDocuments(crews, [near]));
});
afterEach(() => store.close());

function call(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

function parts(mode: BookingMode = "instant") {
	const modes = Object.fromEntries(kinds.map((kind) => [kind, mode]));
	const content = createSiteContent({ ...originals, appointments: { ...rules, modes } });
	return {
		store,
		content,
		clock: { now: () => now },
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
		secret: "s",
	};
}

const times = (fields: Record<string, string>, { mode, locale = "fr" }: { mode?: BookingMode; locale?: Locale } = {}) =>
	callTimesView(call(fields), parts(mode), locale);

describe("the times of a call", () => {
	it.each(bookingModes)("are the free windows, whether customers book %s or not", async (mode) => {
		const { best, more, later } = await times(dryer, { mode });
		expect(best.map(({ day, window, reason }) => `${day} ${window}: ${reason}`.replaceAll("\u00a0", " "))).toEqual([
			"Jeu. 19 nov. 13 à 15 h: Même quartier",
			"Mar. 17 nov. 10 à 12 h: Parmi les plus tôt",
			"Mer. 18 nov. 8 à 10 h: Parmi les plus tôt",
		]);
		expect(later).toBeNull();
		const values = [...best, ...more.flatMap(({ windows }) => windows)].map(({ value }) => value);
		expect(new Set(values).size).toBe(values.length);
		expect(more.length).toBeGreaterThan(10);
	});

	it.each([
		[{ postalCode: "H2T" }, "Desservi : Montréal.", /^Choisissez un service/],
		[{ service: "dryer-ducts" }, undefined, /^Inscrivez le code postal/],
		[{ ...dryer, postalCode: "H2" }, /^Les trois premiers/, /^Inscrivez le code postal/],
		[
			{ ...dryer, postalCode: "J8X 1A1" },
			/^J8X est hors .* si le déplacement change le prix/,
			/sur la page de la demande/,
		],
		[{ ...dryer, service: "post-disaster" }, "Desservi : Montréal.", /^Après un sinistre.*sur la page de la demande/],
		[
			{ ...dryer, service: "factory-shop-office", "factory-shop-office.area": "1000000" },
			"Desservi : Montréal.",
			/plus d’une journée/,
		],
	])("of %j say whether the place is served and why no time is offered", async (fields, place, later) => {
		const view = await times(fields);
		expect(view.place?.text).toEqual(place === undefined ? undefined : expect.stringMatching(place));
		expect(view).toMatchObject({ best: [], more: [], chosen: null, gone: null });
		expect(view.later).toMatch(later);
	});

	it("name the chosen window, or say that it is not free any more", async () => {
		const window = "2026-11-19_13:00-15:00";
		expect((await times({ ...dryer, window })).chosen).toEqual({ value: window, text: "Jeu. 19 nov., 13 à 15\u00a0h" });
		const taken = await times({ ...dryer, window: "2026-11-22_10:00-12:00" }, { locale: "en" });
		expect(taken.chosen).toBeNull();
		expect(taken.gone).toMatch(/^Sun .* is no longer free/);
		for (const nothing of ["", "none", "<script>"])
			expect(await times({ ...dryer, window: nothing })).toMatchObject({ chosen: null, gone: null });
	});
});

describe("booking with a call", () => {
	const key = "00000000-0000-4000-8000-000000000001";
	const window = "2026-11-19_13:00-15:00";
	const { message, postalCode } = contactLead;
	const incoming: IncomingLead = {
		kind: "contact",
		locale: "fr",
		key,
		flags: [],
		marketingText: "",
		fields: {
			name: "Louise Démo",
			email: null,
			phone: "5145550172",
			reachBy: "phone",
			marketing: false,
			service: "dryer-ducts",
			message,
			postalCode,
		},
		call: { by: ariane, confirms: false, address: null },
	};
	const book = (fields: Record<string, string>) => callBooking(call({ key, ...fields }), ariane, parts("by-phone"));

	it("takes the crew that is nearest that day, and once for a form that is sent twice", async () => {
		const booking = await book({ ...dryer, window });
		if (typeof booking !== "function") throw new Error("nothing to book");
		expect(await receiveBooking(incoming, booking, parts())).toMatchObject({
			created: true,
			lead: { status: "booked" },
		});
		const booked = (await store.query("appointments")).documents.filter(({ data }) => data.lead === key);
		expect(booked).toMatchObject([{ data: { crew: "b", day: "2026-11-19", status: "booked", by: ariane } }]);
		expect(await book({ ...dryer, window })).toBeNull();
	});

	it.each([
		["without a window", { ...dryer, window: "" }, null],
		["without a readable window", { ...dryer, window: "demain" }, null],
		["on a day when no crew works", { ...dryer, window: "2026-11-22_10:00-12:00" }, "gone"],
		["outside the area", { ...dryer, postalCode: "J8X 1A1", window }, "gone"],
		["after a disaster", { ...dryer, service: "post-disaster", window }, "gone"],
	])("books nothing %s", async (_, fields, answer) => {
		expect(await book(fields)).toBe(answer);
	});
});
