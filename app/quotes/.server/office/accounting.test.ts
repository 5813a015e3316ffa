import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { readMoney } from "#app/model/editing/schemas/written-values.ts";
import { type Acceptance, type Contract, contractEnd } from "#app/model/quotes/contract.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { ductLine, hourlyLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { contractWords as english } from "#content/staff/contracts.en.ts";
import { type AccountingColumn, contractWords as french } from "#content/staff/contracts.fr.ts";
import { quoteTexts } from "../quote-texts.ts";
import { textsHash } from "../texts-hash.ts";
import { contractsAsCsv } from "./accounting.ts";

const now = new Date("2026-11-18T03:30:00.000Z");
const lead = {
	reference: "AIR-7K2M9QX",
	name: "Résidences Démo",
	email: "a@exemple.example",
	phone: "5145550142",
	address: { street: "12, rue Démo", unit: "3", city: "Laval" },
	postalCode: "H7A1A1",
	estimate: null,
	desk: { visit: null },
} as unknown as Parameters<typeof quoteTexts>[0]["lead"];

function contract(changes: Partial<Contract> = {}): Contract {
	const content = changes.content ?? sampleQuote;
	const texts = quoteTexts(
		{ content, version: 2, lead, replaces: null, proposal: null, now },
		originalContent.reader(),
	);
	const acceptance: Acceptance = {
		locale: "fr",
		name: "Hélène Côté",
		email: "helene@exemple.example",
		at: now.toISOString(),
		frenchGivenAt: now.toISOString(),
		englishChosenAt: null,
	};
	const data = {
		lead: "a",
		reference: lead.reference,
		version: 2,
		content,
		texts,
		hash: textsHash(texts),
		acceptance,
		emailKey: "helene@exemple.example",
		phoneKey: "5145550142",
		amounts: quoteAmounts(content),
		sentAt: now.toISOString(),
		finalAmount: null,
		doneAt: null,
		replacedBy: null,
		...changes,
	};
	return { ...data, purgeAfter: contractEnd(data) };
}

/** The cells of the first row by column. */
function rowsOf(contracts: readonly Contract[], locale: Locale): Record<AccountingColumn, string>[] {
	const keys = Object.keys(french.file.columns) as AccountingColumn[];
	const lines = contractsAsCsv(contracts, locale).split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
	return lines.filter(Boolean).map((line) => {
		const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"'));
		return Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? ""])) as Record<AccountingColumn, string>;
	});
}

describe("the file for accounting", () => {
	it("has the customer, the work and all amounts of an accepted quote, in the member's language", () => {
		const [head, row] = rowsOf([contract()], "fr");
		expect(Object.values(head ?? {})).toEqual(Object.values(french.file.columns));
		expect(row).toEqual({
			countedOn: "2026-11-17",
			acceptedOn: "2026-11-17",
			reference: "AIR-7K2M9QX",
			version: "2",
			customer: "Résidences Démo",
			acceptedBy: "Hélène Côté",
			email: "helene@exemple.example",
			phone: "514\u00a0555-0142",
			address: "12, rue Démo, app.\u00a03, Laval, H7A\u00a01A1",
			work: "Conduits de ventilation\nMénage du sous-sol",
			lines: "591",
			discount: "40",
			beforeTaxes: "551",
			gst: "27,55",
			qst: "54,96",
			total: "633,51",
			most: "695,60",
			status: "Acceptée",
			doneOn: "",
			finalBeforeTaxes: "",
			finalGst: "",
			finalQst: "",
			finalTotal: "",
		});
		const [, other] = rowsOf([contract()], "en");
		expect(other).toMatchObject({ work: "Ventilation ducts\nBasement cleaning", total: "633.51", status: "Accepted" });
		expect(Object.keys(english.file.columns)).toEqual(Object.keys(french.file.columns));
	});

	it("counts a done one on the day of its final amount, with its taxes, and names a replaced one", () => {
		const done = contract({ finalAmount: 49_999, doneAt: "2026-12-01T04:00:00.000Z" });
		const [, first, second] = rowsOf([done, contract({ replacedBy: "a-quote-3" })], "fr");
		expect(first).toMatchObject({
			countedOn: "2026-11-30",
			acceptedOn: "2026-11-17",
			status: "Terminée",
			doneOn: "2026-11-30",
			finalBeforeTaxes: "499,99",
			finalGst: "25",
			finalQst: "49,87",
			finalTotal: "574,86",
		});
		expect(second).toMatchObject({ countedOn: "2026-11-17", status: "Remplacée", finalTotal: "" });
	});

	it.each(locales)("adds up to the cent in every row, in %s", (locale) => {
		const cents = fc.integer({ min: 1, max: 900_000 });
		const quantity = fc.integer({ min: 1, max: 2_000 });
		const any = fc.record({ fixed: cents, hourly: cents, quantity, discount: cents, final: cents });
		fc.assert(
			fc.property(any, ({ fixed, hourly, quantity, discount, final }) => {
				const lines = [
					{ ...ductLine, price: fixed },
					{ ...hourlyLine, price: hourly, quantity, ceiling: quantity + 100 },
				];
				const { lines: sum } = quoteAmounts({ lines, discount: null });
				const off = { promotion: null, text: { fr: "Rabais", en: "Discount" }, cents: Math.min(discount, sum) };
				const own = contract({
					content: { ...sampleQuote, lines, discount: off },
					finalAmount: final,
					doneAt: "2026-12-01T04:00:00.000Z",
				});
				const [, row] = rowsOf([own], locale);
				const value = (column: AccountingColumn) => Number(readMoney(row?.[column] ?? ""));
				expect(value("lines") - value("discount")).toBe(value("beforeTaxes"));
				expect(value("beforeTaxes") + value("gst") + value("qst")).toBe(value("total"));
				expect(value("finalBeforeTaxes")).toBe(final);
				expect(value("finalBeforeTaxes") + value("finalGst") + value("finalQst")).toBe(value("finalTotal"));
			}),
			{ numRuns: 50 },
		);
	});

	it("has no cell that a spreadsheet runs as a formula", () => {
		const name = "=HYPERLINK(1)";
		const own = contract();
		const [, row] = rowsOf([{ ...own, acceptance: { ...own.acceptance, name } }], "fr");
		expect(row?.acceptedBy).toBe(`'${name}`);
	});
});
