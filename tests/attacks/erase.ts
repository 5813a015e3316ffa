import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { agedKey } from "../faults/contact-visitor.ts";
import { atLeast, exactly, type FaultReport } from "../faults/figures.ts";
import { mailsIn } from "../mail/written-mails.ts";
import { ask, cookiesOf, post } from "./ask.ts";
import { hireStaff, type Staff, waitFor } from "./staff.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

interface Person {
	name: string;
	email: string;
	phone: string;
	word: string;
}

const people: readonly Person[] = [
	{
		name: "Philomène Ouaouaron",
		email: "philomene.ouaouaron@visiteur.example",
		phone: "514 555-0161",
		word: "xylophonique",
	},
	{ name: "Anthelme Kouign", email: "anthelme.kouign@visiteur.example", phone: "514 555-0162", word: "zanzibarique" },
];
const start = "/estimation-gratuite";

/** Erases two people with data everywhere, one by form, one by command, then searches every file of the data folder. */
export function erase(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => {
		const staff = await hireStaff(target);
		const tally = createTally();
		let before = 0;
		for (const person of people) await leaveTraces(target, staff, person);
		await waitFor(async () => ((await mailsAbout(target)) >= 8 ? true : undefined));
		for (const person of people) before += tracesIn(target.data, person).length;
		const [byForm, byCommand] = people as [Person, Person];
		const signedIn = { cookie: staff.cookies.administrator };
		const found = await post(target.origin, "/admin/personnes", { intent: "find", person: byForm.email }, signedIn);
		const shown = /name="shown" value="([^"]+)"/.exec(found.body)?.[1] ?? "";
		const fields = { intent: "erase", person: byForm.email, confirm: byForm.email, shown };
		await post(target.origin, "/admin/personnes", fields, signedIn);
		const root = join(import.meta.dirname, "../..");
		const command = [join(root, "scripts/leads.ts"), "erase", "--email", byCommand.email];
		await promisify(execFile)("node", command, { cwd: root, env: { ...process.env, DATA_DIR: target.data } });
		for (const person of people) {
			for (const trace of tracesIn(target.data, person))
				tally.note("traces in store, log of the store, mails and photos", trace);
			for (const place of await shownStill(target, staff, person)) tally.note("places that still show them", place);
			const { output } = target;
			for (const word of wordsOf(person)) tally.note("traces in the server's log", output().includes(word) && word);
		}
		const names = [
			"traces in store, log of the store, mails and photos",
			"places that still show them",
			"traces in the server's log",
		];
		return [
			{
				title: "one person erased in the back office, one by the command",
				figures: [
					atLeast("traces before", before, 20),
					...tally.figures(...names),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
				],
			},
		];
	});
}

async function leaveTraces({ origin, data }: Target, { cookies, members }: Staff, person: Person): Promise<void> {
	const { name, email, phone, word } = person;
	const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": `10.9.${name.length}.${phone.at(-1)}` };
	const key = () => agedKey(data);
	await post(origin, "/contactez-nous", { key: await key(), name, email, phone, message: `Mon ${word}` }, { headers });
	const cookie = cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers }));
	const visit = new FormData();
	visit.set("postalCode", "H2T 2S9");
	visit.set("comment", `Près du ${word}`);
	const photo = await plain(320, 240).jpeg().toBuffer();
	visit.append("photos", new Blob([new Uint8Array(photo)]), `${word}.jpg`);
	visit.append("photos", new Blob(["none"]), `refus-${word}.jpg`);
	await post(origin, `${start}/ou-et-quand`, visit, { headers, cookie });
	const sent = await post(
		origin,
		`${start}/vous`,
		{ key: await key(), name, email, language: "fr" },
		{ headers, cookie },
	);
	await post(
		origin,
		sent.headers.location ?? "",
		{ message: `Aussi ${word}` },
		{ headers, cookie: cookiesOf(sent, cookie) },
	);
	const unsent = cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers }));
	await post(origin, "/_estimate/save", { step: "person", name, email, phone }, { headers, cookie: unsent });
	await post(origin, `${start}/details`, { intent: "link", linkEmail: email }, { headers, cookie: unsent });
	const inbox = await ask({ origin, path: `/admin?q=${encodeURIComponent(name)}`, cookie: cookies.agent });
	const ids = new Set([...inbox.body.matchAll(/\/admin\/demandes\/([\w-]{36}[\w-]*)/g)].map(([, id]) => id));
	for (const id of ids) {
		const note = { intent: "note", note: `${name} a rappelé pour le ${word}`, seen: "99" };
		await post(origin, `/admin/demandes/${id}`, note, { cookie: cookies.agent });
		const assigned = { intent: "assignee", to: members.agent ?? "", seen: "99" };
		await post(origin, `/admin/demandes/${id}`, assigned, { cookie: cookies.agent });
	}
}

async function mailsAbout({ data }: Target): Promise<number> {
	const mails = await mailsIn(data);
	return mails.filter(({ html }) => people.some(({ word, name }) => html?.includes(word) || html?.includes(name)))
		.length;
}

function wordsOf({ name, email, phone, word }: Person): string[] {
	return [name, name.split(" ")[1] ?? "", email, email.toUpperCase(), phone.replace(/\D/g, ""), phone, word];
}

/** Searches every file of the data folder except built assets; mails are decoded from quoted-printable first. */
function tracesIn(data: string, person: Person): string[] {
	const files = readdirSync(data, { recursive: true, encoding: "utf8" }).filter((file) =>
		statSync(join(data, file)).isFile(),
	);
	return files.flatMap((file) => {
		if (file.startsWith("assets")) return [];
		const bytes = readFileSync(join(data, file));
		const text = file.endsWith(".eml") ? decodeMail(bytes.toString("latin1")) : bytes.toString();
		return wordsOf(person)
			.filter((word) => text.includes(word))
			.map((word) => `${file}: ${word}`);
	});
}

function decodeMail(source: string): string {
	const joined = source.replace(/=\r\n/g, "");
	return Buffer.from(
		joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	).toString();
}

async function shownStill({ origin }: Target, { cookies }: Staff, person: Person): Promise<string[]> {
	const cookie = cookies.administrator;
	const found: string[] = [];
	const look = (path: string, body: string) => {
		for (const word of [person.name, person.email, person.word])
			if (body.includes(word)) found.push(`${path}: ${word}`);
	};
	for (const path of [
		"/admin",
		"/admin/taches?qui=equipe",
		"/admin/tableau",
		"/admin/journal",
		"/admin/sante",
		"/admin/statistiques",
		"/admin/chiffres",
		"/recherche?q=a",
	]) {
		look(path, (await ask({ origin, path, cookie })).body);
	}
	const file = "/admin/personnes/exports/fichier";
	look(file, (await post(origin, file, { format: "json" }, { cookie })).body);
	return found;
}
