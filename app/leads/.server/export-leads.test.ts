import { describe, expect, it } from "vitest";
import type { Lead } from "../../model/leads/lead.ts";
import { untouchedLeadWork } from "../../model/leads/lead-history.ts";
import type { StoredDocument } from "../../model/ports.ts";
import { leadsAsCsv, leadsAsJson, selectLeads } from "./export-leads.ts";

function lead(changes: Partial<Lead> = {}): StoredDocument<Lead> {
	const data: Lead = {
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

/** Parses CSV strictly by RFC 4180, so each string is the cell that a spreadsheet shows. */
function cellsOf(csv: string): string[][] {
	return csv
		.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
		.filter((line) => line !== "")
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, text = ""]) => text.replaceAll('""', '"')));
}

function asRecord(csv: string, row = 1): Record<string, string> {
	const [head = [], ...rows] = cellsOf(csv);
	return Object.fromEntries(head.map((name, index) => [name, rows[row - 1]?.[index] ?? ""]));
}

const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", "  =1+1", "＝1+1", '="a""b"'];

describe("leadsAsCsv", () => {
	it.each(formulas)("neutralizes the formula %j, for leads from the store and from a JSON export", (formula) => {
		const own = lead({ name: formula, message: formula, email: formula });
		const { id, version, ...data } = JSON.parse(leadsAsJson([own]))[0] as Lead & { id: string; version: number };
		for (const leads of [[own], [{ id, version, data: data as Lead }]]) {
			const { name, message, email } = asRecord(leadsAsCsv(leads));
			// The quote follows a leading tab or line break: a spreadsheet that splits there starts a new cell.
			const inert = formula.replace(/^[\t\r\n]?/, "$&'");
			expect([name, message, email]).toEqual([inert, inert, inert]);
		}
	});

	it("keeps the first fifteen columns in their places and adds new ones after them", () => {
		const [head = []] = cellsOf(leadsAsCsv([]));
		expect(head.slice(0, 15).join()).toBe(
			"reference,receivedAt,status,spam,locale,name,email,phone,service,postalCode,reachBy,marketing,message,linkedTo,id",
		);
		expect(head.slice(15)).toEqual([
			"kind",
			"services",
			"low",
			"high",
			"promotionCode",
			"wishedDate",
			"wishedPart",
			"wishedDays",
			"photos",
			"lastContactAt",
			"purgeAfter",
			"marketingWithdrawnAt",
			"outOfArea",
		]);
	});

	it("exports the answers, wishes and price range of an estimate", () => {
		const result = { priced: true, low: 28_900, high: 38_950 } as NonNullable<Lead["estimate"]>["result"];
		const answers = {
			services: {
				"dryer-ducts": { length: "unknown", exit: "unknown", nest: "unknown" },
				"ventilation-ducts": {} as never,
			},
			promotionCode: "=DUO",
		} as const;
		const wishes = { date: "2026-11-17", part: "morning", days: [3, 5] } as const;
		const record = asRecord(leadsAsCsv([lead({ kind: "estimate", estimate: { answers, result, wishes } })]));
		expect(record).toMatchObject({
			kind: "estimate",
			services: "ventilation-ducts dryer-ducts",
			low: "289.00",
			high: "389.50",
			promotionCode: "'=DUO",
			wishedDate: "2026-11-17",
			wishedPart: "morning",
			wishedDays: "3 5",
			photos: "2",
		});
		const unpriced = { ...result, priced: false };
		expect(asRecord(leadsAsCsv([lead({ estimate: { answers, result: unpriced, wishes } })])).low).toBe("");
	});

	it("leaves out the follow token, in CSV and in JSON", () => {
		expect(leadsAsCsv([lead()]) + leadsAsJson([lead()])).not.toContain("sPnTgmGK3pVqXn6b2cHrYw");
	});
});

describe("selectLeads", () => {
	const leads = [
		// Saturday evening in Montréal, Sunday in Greenwich.
		lead({ reference: "a", receivedAt: "2026-11-15T04:30:00.000Z" }),
		lead({ reference: "b", receivedAt: "2026-11-15T05:30:00.000Z", status: "booked" }),
	];
	const chosen = (filter: Parameters<typeof selectLeads>[1]) =>
		selectLeads(leads, filter)
			.map(({ data }) => data.reference)
			.join("");

	it("filters by status and by days in Montréal, first and last day included", () => {
		expect(chosen({})).toBe("ab");
		expect(chosen({ to: "2026-11-14" })).toBe("a");
		expect(chosen({ from: "2026-11-15", to: "2026-11-15" })).toBe("b");
		expect(chosen({ status: "new" })).toBe("a");
	});
});
