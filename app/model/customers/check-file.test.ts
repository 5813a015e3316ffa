import { describe, expect, it } from "vitest";
import { type CheckedFile, checkFile, importLimits, isFileFault } from "./check-file.ts";

const now = new Date("2026-11-16T15:00:00Z");
const services = new Map([
	["conduitsdaeration", "ventilation-ducts"],
	["orientalrugs", "oriental-rugs"],
] as const);

function check(file: string | Uint8Array) {
	return checkFile(typeof file === "string" ? new TextEncoder().encode(file) : file, { services, now });
}

function read(file: string | Uint8Array): CheckedFile {
	const checked = check(file);
	if (isFileFault(checked)) throw new Error(JSON.stringify(checked));
	return checked;
}

/** The faults of one line, whose other cells are right. */
function faults(cells: Readonly<Record<string, string>>) {
	const filled = { Nom: "Ada Démo", Courriel: "ada@exemple.example", Date: "2026-03-02", ...cells };
	const row = Object.values(filled).map((cell) => `"${cell.replaceAll('"', '""')}"`);
	const { lines, problems } = read(`${Object.keys(filled).join(",")}\n${row.join(",")}`);
	return lines.length > 0 ? [] : problems.flatMap((each) => each.faults.map(({ column, code }) => `${column} ${code}`));
}

describe("a file of customers", () => {
	it("is read with French and English headers, in any order and with any separator", () => {
		const line = { name: "Ada Démo", email: "ada@exemple.example", phone: "5145550101", day: "2026-03-02" };
		const files = [
			"Nom;Courriel;Téléphone;Date\nAda Démo;ada@exemple.example;(514) 555-0101;2026-03-02",
			"\uFEFFlast contact,PHONE,E-mail,full name\r\n02/03/2026,+1 514 555 0101,ada@exemple.example,Ada Démo\r\n",
			"Date\tNom\tcellulaire\tAdresse courriel\n2/3/2026\tAda Démo\t514.555.0101\tada@exemple.example",
		];
		for (const file of files) expect(read(file)).toMatchObject({ lines: [line], problems: [], ignored: [] });
	});

	it("is read in the encodings that spreadsheets write", () => {
		const text = "Nom;Courriel;Date\nZoé Démo;zoe@exemple.example;2026-03-02";
		const windows = Buffer.from(text, "latin1");
		const unicode = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
		for (const bytes of [Buffer.from(text), windows, unicode])
			expect(read(bytes).lines).toMatchObject([{ name: "Zoé Démo" }]);
	});

	it("gives every part of a line its type", () => {
		const head = "Nom;Téléphone;Rue;Appartement;Ville;Code postal;Langue;Date;Service;Montant;Note;Fax;Couleur";
		const row =
			'Ada;514 555-0101;12, rue X;4;Laval;h7n 1a1;anglais;02/03/2026;Conduits d’aération;1 234,50 $;"Deux\r\nlignes";;';
		expect(read(`${head}\n${row}`)).toEqual({
			problems: [],
			ignored: ["Fax", "Couleur"],
			lines: [
				{
					line: 2,
					name: "Ada",
					email: null,
					phone: "5145550101",
					postalCode: "H7N1A1",
					locale: "en",
					address: { street: "12, rue X", unit: "4", city: "Laval" },
					day: "2026-03-02",
					service: "ventilation-ducts",
					amount: 123450,
					note: "Deux\nlignes",
					consent: null,
				},
			],
		});
	});

	it("counts lines as a spreadsheet does, with empty ones and with line breaks in cells", () => {
		const file =
			'Nom,Courriel,Date,Note\n\n"Ada",ada@exemple.example,2026-03-02,"a\nb"\n,,,\nBo,bo@exemple.example,2026-03-02,';
		expect(read(file).lines.map(({ line }) => line)).toEqual([3, 5]);
	});

	it("keeps consent to promotions only with its date and proof", () => {
		const consent = { Promotions: "Oui", "Promotions date": "01/02/2026", "Promotions preuve": "Formulaire papier 12" };
		expect(faults(consent)).toEqual([]);
		expect(faults({ ...consent, "Promotions date": "" })).toEqual(["promotionsDate date-missing"]);
		expect(faults({ ...consent, "Promotions date": "2027-01-01" })).toEqual(["promotionsDate date-future"]);
		expect(faults({ ...consent, "Promotions preuve": "" })).toEqual(["promotionsProof consent-proof-missing"]);
		expect(faults({ ...consent, Courriel: "", Téléphone: "5145550101" })).toEqual(["promotions consent-email-missing"]);
		expect(faults({ Promotions: "non", "Promotions preuve": "rien" })).toEqual([]);
		expect(faults({ Promotions: "constructor" })).toEqual(["promotions answer-wrong"]);
	});

	it.each([
		[{ Nom: "" }, "name name-missing"],
		[{ Nom: "x".repeat(101) }, "name too-long"],
		[{ Courriel: "" }, "email reach-missing"],
		[{ Courriel: "ada@exemple" }, "email email-wrong"],
		[{ Téléphone: "555-0101" }, "phone phone-wrong"],
		[{ "Code postal": "12345" }, "postalCode postal-wrong"],
		[{ Langue: "espagnol" }, "language language-wrong"],
		[{ Date: "" }, "day date-missing"],
		[{ Date: "03/25/2026" }, "day date-wrong"],
		[{ Date: "2026-02-30" }, "day date-wrong"],
		[{ Date: "2026-11-17" }, "day date-future"],
		[{ Date: "2024-11-15" }, "day date-old"],
		[{ Service: "Jardinage" }, "service service-wrong"],
		[{ Montant: "-12" }, "amount amount-wrong"],
		[{ Montant: "cent dollars" }, "amount amount-wrong"],
		[{ Note: "x".repeat(4001) }, "note too-long"],
	])("names the fault of %j", (cells, fault) => {
		expect(faults(cells)).toEqual([fault]);
	});

	it("takes the first and the last day of the retention period", () => {
		expect([faults({ Date: "2026-11-16" }), faults({ Date: "2024-11-17" })]).toEqual([[], []]);
	});

	it("names every fault of a line, with what the file says", () => {
		const { problems } = read("Nom,Courriel,Date\nAda,ada@,demain");
		expect(problems).toMatchObject([
			{
				line: 2,
				name: "Ada",
				faults: [
					{ column: "email", code: "email-wrong", value: "ada@" },
					{ column: "day", code: "date-wrong", value: "demain" },
				],
			},
		]);
	});

	it("takes two jobs of one customer, and refuses the same job twice", () => {
		const ada = "Ada,ADA@exemple.example,2026-03-02,100";
		const { lines, problems } = read(
			`Nom,Courriel,Date,Montant\n${ada}\nAda,ada@exemple.example,2026-03-02,250\nAda,ada@exemple.example,2026-03-02,100`,
		);
		expect(lines.map(({ line }) => line)).toEqual([2, 3]);
		expect(problems).toMatchObject([{ line: 4, faults: [{ code: "repeated", first: 2 }] }]);
	});

	it("refuses a line with more cells than the header", () => {
		const { problems } = read("Nom,Courriel,Date\nAda,ada@exemple.example,2026-03-02,12, rue X");
		expect(problems).toMatchObject([{ line: 2, faults: [{ code: "cells-extra", value: "12" }] }]);
	});
});

describe("a file that cannot be read", () => {
	const row = "Ada,ada@exemple.example,2026-03-02\n";

	it.each([
		["a ZIP file", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 8]), { code: "not-text" }],
		["NUL bytes", "Nom,Courriel,Date\nA\0da,,", { code: "not-text" }],
		["nothing", "", { code: "empty" }],
		["only a header", "Nom,Courriel,Date\n\n", { code: "empty" }],
		["an open quote", 'Nom,Courriel,Date\n"Ada,a@b.ca,2026-03-02', { code: "quote-open", line: 2 }],
		["too many lines", `Nom,Courriel,Date\n${row.repeat(importLimits.lines + 1)}`, { code: "too-many-lines" }],
		["millions of line breaks", `Nom,Courriel,Date${"\n".repeat(4_000_000)}`, { code: "too-many-lines" }],
		["5,000 columns", `${"x,".repeat(5000)}\n${row}`, { code: "too-many-columns" }],
		["a column twice", `Nom,Courriel,E-mail,Date\n${row}`, { code: "columns-repeated", columns: ["email"] }],
		["no column for the date", `Nom,Courriel\n${row}`, { code: "columns-missing", missing: [["day"]] }],
		["no way to reach anybody", `Nom,Date\n${row}`, { code: "columns-missing", missing: [["email", "phone"]] }],
	])("is named: %s", (_, file, fault) => {
		expect(check(file)).toEqual(fault);
	});

	it("does not take long for a cell of a megabyte", () => {
		const cell = `"${'x""y,\n'.repeat(200_000)}"`;
		expect(read(`Nom,Courriel,Date,Note\nAda,ada@exemple.example,2026-03-02,${cell}`).problems).toMatchObject([
			{ line: 2, faults: [{ column: "note", code: "too-long" }] },
		]);
	});

	it("keeps HTML and formulas as the text that they are", () => {
		const name = '<img src=x onerror="alert(1)">';
		const { lines } = read(`Nom,Courriel,Date,Note\n"${name.replaceAll('"', '""')}",a@b.ca,2026-03-02,"=1+1"`);
		expect(lines).toMatchObject([{ name, note: "=1+1" }]);
	});
});
