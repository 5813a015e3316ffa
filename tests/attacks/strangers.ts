import { agedKey } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { readLeads, readOutbox } from "../faults/stored-leads.ts";
import { mailsIn } from "../mail/written-mails.ts";
import { cookiesOf, post } from "./ask.ts";
import { hireStaff, waitFor } from "./staff.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

const start = "/estimation-gratuite";
const victim = "victime@visiteur.example";
const advert = "Gagnez sur https://evil.example/x ou evil.example";

/** Forms abused to mail strangers, to flood the team, and to run formulas in its spreadsheets. */
export function strangers(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => [
		await confirmations(target),
		await waitingList(target),
		await spreadsheet(target),
	]);
}

const from = (network: string) => ({ "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": `${network}.7` });

async function confirmations({ origin, data }: Target): Promise<FaultReport> {
	const tally = createTally();
	const sent = 40;
	for (let n = 0; n < sent; n++) {
		const fields = {
			key: await agedKey(data),
			name: advert,
			email: victim,
			phone: "900 555-0199",
			message: `${advert} ${n}`,
		};
		const { status } = await post(origin, "/contactez-nous", fields, { headers: from(`10.40.${n}`) });
		tally.note("requests that were not acknowledged", status !== 303 && String(status));
	}
	for (let n = 0; n < 40; n++) {
		const cookie = cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers: from("10.41.0") }));
		const fields = { intent: "link", linkEmail: `v${n}@visiteur.example` };
		await post(origin, `${start}/details`, fields, { cookie, headers: from("10.41.0") });
	}
	await waitFor(async () => readOutbox(data).every(({ status }) => status === "sent") || undefined);
	const mails = await mailsIn(data);
	const toVictim = mails.filter(({ to }) => to?.[0]?.address === victim);
	for (const { html = "", text = "" } of toVictim) {
		tally.note("words of strangers in mails", /evil|Gagnez|0199/.test(html + text) && text.slice(0, 200));
	}
	const leads = readLeads(data);
	const links = readOutbox(data).filter(({ template }) => template === "draft-link").length;
	const withheld = leads.filter(({ confirmationWithheld }) => confirmationWithheld).length;
	return {
		title: "40 requests to one stranger's address from 40 networks, 40 links from one network",
		figures: [
			exactly("requests kept", leads.length, sent),
			...tally.figures("requests that were not acknowledged", "words of strangers in mails"),
			atMost("mails to the stranger", toVictim.length, 4),
			exactly("confirmations recorded as not sent", withheld, sent - toVictim.length),
			atMost("links sent from one network", links, 20),
		],
	};
}

async function waitingList({ origin, data }: Target): Promise<FaultReport> {
	const cookie = cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers: from("10.42.0") }));
	const before = readLeads(data).length;
	for (let n = 0; n < 40; n++) {
		const fields = { intent: "waiting", postalCode: "G1R 4P5", waitingEmail: `w${n}@visiteur.example` };
		await post(
			origin,
			`${start}/ou-et-quand`,
			{ ...fields, key: await agedKey(data) },
			{ cookie, headers: from("10.42.0") },
		);
	}
	const long = {
		intent: "waiting",
		postalCode: "G1R 4P5",
		waitingEmail: `${"a".repeat(60)}@${"b".repeat(180)}.example`,
	};
	const { status } = await post(origin, `${start}/ou-et-quand`, long, { cookie, headers: from("10.42.0") });
	return {
		title: "the waiting list, 40 times from one draft",
		figures: [
			exactly("requests kept", readLeads(data).length - before, 1),
			exactly("answer to an address of 248 characters", status, 422),
		],
	};
}

/** Excel in French splits the export at semicolons, and quotes protect only a cell that begins with one. */
async function spreadsheet(target: Target): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	const formulas = [
		"=1+1",
		"+1",
		"-1+1",
		"@SUM(A1)",
		"=cmd|' /C calc'!A0",
		'=HYPERLINK("https://evil.example")',
		"＝1+1",
	];
	const separators = [";", "; ", "\t", "\n", "\r\n", ';"', "\n\n ", ";;", ";\t"];
	let n = 0;
	for (const separator of separators) {
		const message = formulas.map((formula) => `mot${separator}${formula}${separator}`).join("");
		const headers = from(`10.43.${n++}`);
		await post(
			origin,
			"/contactez-nous",
			{ key: await agedKey(data), name: "Léa", phone: "514 555-0161", message },
			{ headers },
		);
	}
	const staff = await hireStaff(target);
	const file = "/admin/personnes/exports/fichier";
	const { body } = await post(origin, file, { format: "csv" }, { cookie: staff.cookies.administrator });
	let cells = 0;
	for (const separator of [",", ";", "\t"]) {
		for (const cell of cellsSeenBy(separator, body.replace(/^\uFEFF/, ""))) {
			cells++;
			const runs = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell);
			tally.note("cells that begin with a formula", runs && JSON.stringify(cell.slice(0, 60)));
		}
	}
	return {
		title: "formulas after separators, in spreadsheets that split at commas, semicolons and tabs",
		figures: [atLeast("cells read", cells, 200), ...tally.figures("cells that begin with a formula")],
	};
}

function cellsSeenBy(separator: string, text: string): string[] {
	const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n|\\r|\\n|$)`, "gy");
	const cells: string[] = [];
	while (cell.lastIndex < text.length) {
		const [, quoted = "", rest = ""] = cell.exec(text) ?? [];
		cells.push(quoted.replaceAll('""', '"') + rest);
	}
	return cells;
}
