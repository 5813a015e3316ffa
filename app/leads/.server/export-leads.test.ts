import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#app/locale/locales.ts";
import { columnNames } from "#app/model/customers/import-columns.ts";
import { type HistoryEntry, stateOf, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { readCsv } from "#app/model/text/csv.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { exportWords as english } from "#content/staff/export.en.ts";
import { exportWords as french } from "#content/staff/export.fr.ts";
import { leadsAsJson, type StoredLead } from "./export-leads.ts";
import { leadsAsCsv } from "./leads-as-csv.ts";

function lead(changes: Partial<StoredLead["data"]> = {}): StoredLead {
	const data: StoredLead["data"] = {
		reference: "AIR-7K2M9QX",
		kind: "contact",
		idempotencyKey: "key",
		contentHash: "hash",
		linkedTo: null,
		receivedAt: "2026-11-15T15:00:00.000Z",
		locale: "fr",
		name: "Maëlle Tremblay",
		email: "maelle@exemple.example",
		phone: "5145550142",
		service: "dryer-ducts",
		message: "Bonjour",
		postalCode: "H2T1S6",
		address: null,
		outOfArea: false,
		reachBy: "email",
		marketing: null,
		spam: [],
		status: "new",
		estimate: null,
		followToken: "sPnTgmGK3pVqXn6b2cHrYw",
		photos: ["one", "two"],
		areaNames: "",
		messageCount: 1,
		lastMessageAt: "2026-11-01T15:00:00.000Z",
		latestText: "",
		laterWords: "",
		desk: untouchedLeadWork,
		lastContactAt: "2026-11-15T15:00:00.000Z",
		purgeAfter: "2028-11-15T15:00:00.000Z",
		...changes,
	};
	return { id: "lead-1", version: 1, data };
}

const tooExpensive = { id: "prix-trop-eleve", name: { fr: "Prix trop élevé", en: "Price too high" } };
const names = (locale: Locale) => ({
	locale,
	serviceName: (service: string) => `${service} (${locale})`,
	reasons: [],
	pageTitle: (page: string) => `${page} (${locale})`,
	now: new Date("2026-12-01T15:00:00.000Z"),
});
const csv = (leads: readonly StoredLead[], locale: Locale = "fr") => leadsAsCsv(leads, names(locale));

/** The cells of the first lead by column, as a spreadsheet of that language shows them. */
function cells(leads: readonly StoredLead[], locale: Locale = "fr"): Record<string, string> {
	const keys = Object.keys(french.columns);
	// `readCsv` finds the separator in unquoted text only.
	const [, row = []] = parse(csv(leads, locale), locale === "fr" ? ";" : ",");
	return Object.fromEntries(keys.map((key, index) => [key, row[index] ?? ""]));
}

/** Parses strictly by RFC 4180. */
function parse(text: string, separator: string): string[][] {
	return text
		.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
		.filter((line) => line !== "")
		.map((line) =>
			[...line.matchAll(new RegExp(`"((?:[^"]|"")*)"(?:${separator}|$)`, "g"))].map(([, cell = ""]) =>
				cell.replaceAll('""', '"'),
			),
		);
}

const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", "  =1+1", "＝1+1", '="a""b"'];

describe("leadsAsCsv", () => {
	it.each(formulas)("neutralizes the formula %j, for leads from the store and from a JSON export", (formula) => {
		const own = lead({ name: formula, message: formula, email: formula });
		const { id, version, ...data } = JSON.parse(leadsAsJson([own]))[0] as StoredLead["data"] & {
			id: string;
			version: number;
		};
		for (const locale of locales) {
			for (const leads of [[own], [{ id, version, data: data as StoredLead["data"] }]]) {
				const { name, message, email } = cells(leads, locale);
				// The quote follows a leading tab or line break: a spreadsheet that splits there starts a new cell.
				const inert = formula.replace(/^[\t\r\n]?/, "$&'");
				expect([name, message, email]).toEqual([inert, inert, inert]);
			}
		}
	});

	it("has the last appointment with its arrival time, crew and state", () => {
		const appointment = {
			day: "2026-11-19",
			window: { from: "08:00", to: "10:00" },
			crew: "Équipe 1",
			status: "missed",
		} as const;
		expect(cells([lead({ appointment })])).toMatchObject({
			appointmentDay: "2026-11-19",
			appointmentWindow: "08:00-10:00",
			appointmentCrew: "Équipe 1",
			appointmentStatus: "Manqué",
			bookedOnline: "non",
		});
		expect(cells([lead({ appointment: { ...appointment, isInstant: true } })]).bookedOnline).toBe("oui");
		expect(cells([lead({})])).toMatchObject({ appointmentDay: "", appointmentStatus: "" });
	});

	it("has the window that the customer asked for", () => {
		const asked = { day: "2026-11-19", window: { from: "10:00", to: "12:00" }, at: "2026-11-15T15:00:00.000Z" };
		expect(cells([lead({ asked })])).toMatchObject({ askedDay: "2026-11-19", askedWindow: "10:00-12:00" });
		expect(cells([lead()])).toMatchObject({ askedDay: "", askedWindow: "", bookedOnline: "" });
	});

	it("has the newest quote with its state on the day of the export, and what was accepted", () => {
		const quote: LeadQuote = {
			id: "lead-1-quote-2",
			version: 2,
			total: 63351,
			answeredAt: null,
			status: "sent",
			validUntil: "2026-12-01",
			sentAt: "2026-11-18T03:30:00.000Z",
			accepted: { id: "lead-1-quote-1", version: 1, at: "2026-11-16T15:00:00.000Z", total: 57490, most: 50000 },
		};
		const of = (changes: Partial<LeadQuote> = {}) =>
			cells([lead({ desk: { ...untouchedLeadWork, quote: { ...quote, ...changes } } })]);
		expect(of()).toMatchObject({
			quoteVersion: "2",
			quoteStatus: "envoyée",
			quoteTotal: "633,51",
			quoteValidUntil: "2026-12-01",
			quoteSentAt: "2026-11-17 22:30",
			quoteAcceptedAt: "2026-11-16 10:00",
			quoteAcceptedTotal: "574,90",
		});
		expect(of({ validUntil: "2026-11-30" }).quoteStatus).toBe("expirée");
		expect(cells([lead()])).toMatchObject({ quoteVersion: "", quoteStatus: "", quoteTotal: "" });
	});

	it("tells the channel of a lead, and how a caller knew of the company", () => {
		expect(cells([lead()])).toMatchObject({ channel: "Formulaire du site", heardFrom: "" });
		const call = lead({ channel: "phone", heardFrom: "recommended" });
		expect(cells([call])).toMatchObject({ channel: "Appel", heardFrom: "Par un proche" });
		expect(cells([call], "en")).toMatchObject({ channel: "Call", heardFrom: "From someone they know" });
	});

	it("tells where the visit of a form came from", () => {
		const source: LeadSource = {
			channel: "social",
			host: "facebook.com",
			campaign: "automne",
			landing: "prices",
			promotion: "TAPIS-10",
		};
		expect(cells([lead({ source })])).toMatchObject({
			sourceChannel: "Réseaux sociaux",
			sourceHost: "facebook.com",
			sourceCampaign: "automne",
			sourceLanding: "prices (fr)",
			sourcePromotion: "TAPIS-10",
		});
		expect(cells([lead({ source: null })])).toMatchObject({ sourceChannel: "", sourceLanding: "" });
	});

	it("has the address, in columns that the import reads", () => {
		const address = { street: "12, rue Exemple", unit: "3", city: "Montréal" };
		expect(cells([lead({ address })])).toMatchObject(address);
		expect(cells([lead({ address: null })])).toMatchObject({ street: "", unit: "", city: "" });
		const names = (["street", "unit", "city"] as const).map((column) => columnNames[column]);
		const { street, unit, city } = french.columns;
		expect([street, unit, city]).toEqual(names.map(({ fr }) => fr));
	});

	it("has the same columns in both languages, new ones at the end", () => {
		expect(Object.keys(english.columns)).toEqual(Object.keys(french.columns));
		expect(parse(csv([], "fr"), ";")).toEqual([Object.values(french.columns)]);
		expect(parse(csv([], "en"), ",")).toEqual([Object.values(english.columns)]);
		expect(Object.keys(french.columns).slice(0, 15).join()).toBe(
			"reference,receivedAt,status,spam,locale,name,email,phone,service,postalCode,reachBy,marketing,message,linkedTo,id",
		);
	});

	it("keeps every value in one cell for spreadsheets that split at semicolons", () => {
		const message = 'Un; deux;"trois"\nquatre; cinq';
		const rows = parse(csv([lead({ message }), lead({ name: "A;B" })]), ";");
		expect(rows.map((row) => row.length)).toEqual(Array(3).fill(Object.keys(french.columns).length));
		expect(cells([lead({ message })]).message).toBe(message);
		expect(readCsv(csv([lead({ name: "A;B" })], "en"))[1]).toContain("A;B");
	});

	it("speaks the member's language, in Montréal's time", () => {
		const by = { id: "m1", name: "Ariane" };
		const closed = lead({
			status: "lost",
			spam: ["marked"],
			outOfArea: true,
			desk: {
				...untouchedLeadWork,
				assignee: by,
				visit: { start: "2026-11-20T09:00", end: "2026-11-20T11:00" },
				answeredAt: "2026-11-15T15:30:00.000Z",
				lostReason: tooExpensive,
			},
			notes: [{ at: "2026-11-16T04:59:00.000Z", by: "Ariane", text: "=Rappeler; jeudi" }],
		});
		expect(cells([closed], "fr")).toMatchObject({
			receivedAt: "2026-11-15 10:00",
			status: "Perdue",
			locale: "français",
			service: "dryer-ducts (fr)",
			reachBy: "courriel",
			kind: "Message",
			outOfArea: "oui",
			assignee: "Ariane",
			answeredAt: "2026-11-15 10:30",
			visitStart: "2026-11-20 09:00",
			visitEnd: "2026-11-20 11:00",
			notes: "2026-11-15 23:59, Ariane\u00a0: =Rappeler; jeudi",
			lostReason: "Prix trop élevé",
			finalAmount: "",
		});
		expect(cells([closed], "en")).toMatchObject({ status: "Lost", outOfArea: "yes", lostReason: "Price too high" });
		const done = lead({ status: "done", finalAmount: 1_425_50 });
		expect([cells([done], "fr").finalAmount, cells([done], "en").finalAmount]).toEqual(["1425,50", "1425.50"]);
		const before = { ...stateOf(done.data), finalAmount: 300_00 };
		const history = [
			{ appointment: { id: "later", step: "booked" } },
			{ quote: { id: "q", version: 1, step: "accepted", total: 1_425_50 } },
			{ appointment: { id: "later", step: "done" } },
		].map((entry) => ({ undone: false, before, after: before, ...entry }) as unknown as HistoryEntry);
		const again = lead({ ...done.data, desk: { ...untouchedLeadWork, history } });
		expect(cells([again], "en").finalAmount).toBe("1725.50");
	});

	it("exports the answers, wishes and price range of an estimate", () => {
		const result = { priced: true, low: 28_900, high: 38_950 } as NonNullable<StoredLead["data"]["estimate"]>["result"];
		const answers = {
			services: {
				"dryer-ducts": { length: "unknown", exit: "unknown", nest: "unknown" },
				"ventilation-ducts": {} as never,
			},
			promotionCode: "=DUO",
		} as const;
		const wishes = { date: "2026-11-17", part: "morning", days: [3, 5] } as const;
		expect(cells([lead({ kind: "estimate", estimate: { answers, result, wishes } })])).toMatchObject({
			kind: "Estimation",
			services: "ventilation-ducts (fr), dryer-ducts (fr)",
			low: "289",
			high: "389,50",
			promotionCode: "'=DUO",
			wishedDate: "2026-11-17",
			wishedPart: "matin",
			wishedDays: "mercredi, vendredi",
			photos: "2",
		});
		const unpriced = { ...result, priced: false };
		expect(cells([lead({ estimate: { answers, result: unpriced, wishes } })]).low).toBe("");
	});

	it("leaves out the follow token, in CSV and in JSON", () => {
		expect(csv([lead()]) + leadsAsJson([lead()])).not.toContain("sPnTgmGK3pVqXn6b2cHrYw");
	});
});
