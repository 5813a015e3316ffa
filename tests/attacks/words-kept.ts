import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { mailFiles } from "../mail/written-mails.ts";
import { ask, post } from "./ask.ts";
import type { HostileVisits } from "./hostile-visitors.ts";
import type { Staff } from "./staff.ts";
import { createTally, type Tally } from "./tally.ts";
import type { Target } from "./target.ts";

/** Hostile input in exported data: mails, spreadsheets, calendars and logs. */
export async function wordsKept(
	target: Target,
	visits: HostileVisits,
	staff: Staff,
	ids: readonly string[],
): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	const folder = join(data, "mail");
	const files = await mailFiles(folder);
	for (const file of files) judgeMail(readFileSync(join(folder, file), "latin1"), tally);
	const cookie = staff.cookies.administrator;
	let cells = 0;
	for (const path of ["/admin/personnes/exports/fichier", "/admin/personnes/incidents/registre"]) {
		const { body, headers } = await post(origin, path, { format: "csv" }, { cookie });
		tally.note("files that a browser could show", !/attachment/.test(headers["content-disposition"] ?? "") && path);
		for (const cell of cellsOf(body)) {
			cells++;
			const isFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell);
			tally.note("formulas in spreadsheets", isFormula && JSON.stringify(cell.slice(0, 80)));
		}
	}
	const calendars = [
		`/admin/demandes/${ids[0]}/agenda`,
		visits.follow.path.replace(/^.*\/suivi/, "/_estimate/calendar"),
	];
	let calendarsRead = 0;
	for (const path of calendars) {
		const { body, status } = await ask({ origin, path, cookie: `${cookie}; ${visits.follow.cookie}` });
		const lines = body.replaceAll("\r\n ", "").split("\r\n");
		const strange = lines.filter((line) => !/^[A-Z-]+[;:]/.test(line) && line !== "");
		const made = lines.filter((line) => /^(?:ATTENDEE|BEGIN:VALARM|ACTION)/.test(line));
		if (status !== 200) continue;
		calendarsRead++;
		tally.note("lines made in calendars", [...strange, ...made].length > 0 && [...strange, ...made].join(" | "));
	}
	judgeLog(target, visits, tally);
	const names = [
		"headers made in mails",
		"formulas in spreadsheets",
		"lines made in calendars",
		"lines made in the log",
	];
	const figures = [
		atLeast("mails read", files.length, 30),
		atLeast("cells read", cells, 200),
		atLeast("calendars read", calendarsRead, 1),
		...tally.figures(...names, "personal words in the log", "files that a browser could show"),
	];
	return { title: "hostile input in mails, files and logs", figures };
}

const mailHeaders =
	/^(?:From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-[\w-]+|Auto-Submitted|In-Reply-To|References)$/i;

function judgeMail(source: string, tally: Tally): void {
	const [head = ""] = source.split("\r\n\r\n");
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	for (const line of lines) {
		const name = line.slice(0, line.indexOf(":"));
		tally.note("headers made in mails", !mailHeaders.test(name) && line);
		const isAddressed = /^(?:To|From|Reply-To)$/i.test(name);
		tally.note(
			"headers made in mails",
			isAddressed && (line.match(/@/g)?.length !== 1 || line.includes("evil.example")) && line,
		);
	}
}

/** RFC 4180: cells are quoted, and quotes in them doubled. */
function cellsOf(csv: string): string[] {
	return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"'));
}

/** The log must contain no forged line, no broken JSON and no input of visitors. */
function judgeLog(target: Target, { leads }: HostileVisits, tally: Tally): void {
	const output = target.output();
	for (const line of output.split("\n")) {
		if (line.includes("forged")) tally.note("lines made in the log", line);
		if (!line.startsWith("{")) continue;
		try {
			JSON.parse(line);
		} catch {
			tally.note("lines made in the log", line);
		}
	}
	for (const { email, reference } of leads) {
		tally.note("personal words in the log", Boolean(email) && output.includes(String(email)) && reference);
	}
	for (const word of ["pwned", "HYPERLINK", "evil.example", "visiteur.example", "127.0.0.1"]) {
		tally.note("personal words in the log", output.includes(word) && word);
	}
}
