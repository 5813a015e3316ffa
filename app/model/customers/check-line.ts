import { isLocale } from "#app/locale/locales.ts";
import { isDay } from "#app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "#app/time/montreal.ts";
import { readMoney } from "../editing/schemas/written-values.ts";
import { largestAmount } from "../leads/closing.ts";
import { longest, withLineFeeds } from "../leads/contact-fields.ts";
import { parseDetailsForm } from "../leads/details-form.ts";
import { ownValue } from "../own-value.ts";
import { retention } from "../privacy/retention.ts";
import type { ServiceName } from "../service-names.ts";
import { type ImportColumn, importColumns, keyOf } from "./import-columns.ts";
import type { CheckedLine, ImportedConsent, LineFault, LineFaultCode, ProblemLine } from "./import-line.ts";

export interface LineChecks {
	/** Services by `keyOf` their names in both languages. */
	services: ReadonlyMap<string, ServiceName>;
	now: Date;
}

export type LineCells = Readonly<Partial<Record<ImportColumn, string>>>;

const longestProof = 500;
const longestShown = 80;

const languages: Readonly<Record<string, "fr" | "en">> = { francais: "fr", french: "fr", anglais: "en", english: "en" };
const answers: Readonly<Record<string, boolean>> = {
	oui: true,
	yes: true,
	o: true,
	y: true,
	vrai: true,
	true: true,
	1: true,
	non: false,
	no: false,
	n: false,
	faux: false,
	false: false,
	0: false,
	"": false,
};

/** Checks one line of a file by itself. Every fault is named, not only the first one. */
export function checkLine(line: number, typed: LineCells, { services, now }: LineChecks): CheckedLine | ProblemLine {
	const cells = Object.fromEntries(importColumns.map((column) => [column, clean(typed[column] ?? "")]));
	const cell = (column: ImportColumn) => cells[column] ?? "";
	const faults: LineFault[] = [];
	const refuse = (column: ImportColumn, code: LineFaultCode) =>
		void faults.push({ column, code, value: shown(cell(column)) });

	const day = readDay(cell("day"));
	if (cell("day") === "") refuse("day", "date-missing");
	else if (day === null) refuse("day", "date-wrong");
	else if (day > dayInMontreal(now)) refuse("day", "date-future");
	else if (retention.leads(momentOf(day, now)) <= now.toISOString()) refuse("day", "date-old");

	const service = services.get(keyOf(cell("service"))) ?? null;
	if (cell("service") !== "" && service === null) refuse("service", "service-wrong");
	const amount = cell("amount") === "" ? null : readMoney(cell("amount"));
	if (typeof amount === "string" || (amount ?? 0) > largestAmount) refuse("amount", "amount-wrong");
	if (cell("note").length > longest.message) refuse("note", "too-long");
	const consent = readConsent(cell, refuse, now);

	const details = parseDetailsForm({ ...cells, language: readLanguage(cell("language")) });
	if (details.kind === "wrong") {
		for (const [field, code] of Object.entries(details.errors)) {
			refuse(field as ImportColumn, code === "choice-wrong" ? "language-wrong" : (code as LineFaultCode));
		}
	}
	if (details.kind === "wrong" || faults.length > 0 || day === null || typeof amount === "string") {
		const byColumn = (fault: LineFault) => importColumns.indexOf(fault.column);
		const keys =
			details.kind === "right" ? details.value : { email: cell("email") || null, phone: digits(cell("phone")) };
		return {
			line,
			name: shown(cell("name")),
			email: keys.email,
			phone: keys.phone,
			faults: faults.sort((one, other) => byColumn(one) - byColumn(other)),
		};
	}
	const { reachBy: _, ...person } = details.value;
	return { ...person, line, day, service, amount, note: cell("note"), consent };
}

export function isProblem(line: CheckedLine | ProblemLine): line is ProblemLine {
	return "faults" in line;
}

function readConsent(
	cell: (column: ImportColumn) => string,
	refuse: (column: ImportColumn, code: LineFaultCode) => void,
	now: Date,
): ImportedConsent | null {
	const answer = ownValue(answers, keyOf(cell("promotions")));
	if (answer === undefined) refuse("promotions", "answer-wrong");
	if (!answer) return null;
	if (cell("email") === "") refuse("promotions", "consent-email-missing");
	const day = readDay(cell("promotionsDate"));
	if (day === null) refuse("promotionsDate", cell("promotionsDate") === "" ? "date-missing" : "date-wrong");
	else if (day > dayInMontreal(now)) refuse("promotionsDate", "date-future");
	const proof = cell("promotionsProof");
	if (proof === "") refuse("promotionsProof", "consent-proof-missing");
	if (proof.length > longestProof) refuse("promotionsProof", "too-long");
	return day && proof ? { day, proof } : null;
}

/** Noon in Montréal; for today, not later than now. */
export function momentOf(day: string, now: Date): Date {
	const noon = momentInMontreal(day, "12:00");
	return noon < now ? noon : now;
}

/** `2026-03-25` or `25/03/2026`; null when it is no day. */
function readDay(typed: string): string | null {
	const [, date = "", month = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
	const day = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : typed;
	return isDay(day) ? day : null;
}

/** French when the file does not say. */
function readLanguage(typed: string): string {
	const key = keyOf(typed);
	if (key === "") return "fr";
	const short = key.slice(0, 2);
	return ownValue(languages, key) ?? (key.length <= 4 && isLocale(short) ? short : typed);
}

function digits(phone: string): string | null {
	const found = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	return found.length === 10 ? found : null;
}

/** Without control characters; line breaks stay. */
function clean(typed: string): string {
	return withLineFeeds(typed)
		.replaceAll("\r", "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();
}

function shown(value: string): string {
	const letters = [...value.slice(0, 4 * longestShown)];
	return letters.length > longestShown ? `${letters.slice(0, longestShown - 1).join("")}…` : letters.join("");
}
