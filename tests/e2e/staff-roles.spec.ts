import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { addJobPhoto, jobPhotoId } from "../../app/jobs/.server/job-photos.ts";
import { type Role, roles } from "../../app/model/members/member.ts";
import { totp } from "../contracts/totp.ts";
import { storeAccepted } from "./accepted-quotes.ts";
import { storedAppointments, tuesdayAhead } from "./appointments.ts";
import { type StoredJobIds, storeJob } from "./gallery-jobs.ts";
import { type SentLead, sendLead, storedLead } from "./inbox-leads.ts";
import { test } from "./journey.ts";
import { allowed, everybody, formsOnly, paths } from "./office-access.ts";
import { celeste, fillOffice, storeCheckedImport, withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";
import { expect, firstAccessLink, linkMailedTo, password } from "./staff-office.ts";

const incident = {
	occurred: "Hier",
	noticedOn: "2026-11-12",
	circumstances: "Un secret du registre",
	categories: "other",
	people: "",
	risk: "no",
	assessment: "Aucun",
	measures: "Aucune",
};

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Keeps the file on one worker, so that it starts one server only. */
test.describe.configure({ mode: "default" });

let server: TestServer;
/** Cookie headers: `nobody` has none, `half` has not entered the second-factor code yet. */
const cookies: Record<Role | "nobody" | "half", string> = {
	nobody: "",
	half: "",
	administrator: "",
	editor: "",
	agent: "",
	crew: "",
};
let members: Record<string, string> = {};
/** The value of `:id` by path. */
let ids: Record<string, string> = {};
let sent: SentLead;
let finished: StoredJobIds;
/** The version of its appointment. */
let booking = "";
const task = "00000000-0000-4000-8000-000000000001";

/** Uses node:http, because browsers normalize these URLs. */
function ask(path: string, cookie: string, body?: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body?.length ?? 0) };
		const headers = {
			Host: `localhost:${server.port}`,
			Cookie: cookie,
			...(body !== undefined && { ...form, Origin: server.origin }),
		};
		const method = body === undefined ? "GET" : "POST";
		const request = httpRequest({ port: server.port, path, method, headers }, (response) => {
			let text = "";
			response.on("data", (chunk: Buffer) => {
				text += chunk.toString();
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
		});
		request.on("error", reject);
		request.end(body);
	});
}

async function post(path: string, fields: Record<string, string>, cookie = ""): Promise<Answer> {
	return ask(path, cookie, new URLSearchParams(fields).toString());
}

async function signIn(name: string): Promise<string> {
	const { headers } = await post("/admin/connexion", { email: `${name}@airelle.example`, password });
	return (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
}

test.beforeAll(async () => {
	server = await startServer();
	const first = new URL(await firstAccessLink(server)).pathname;
	await post(first, { name: "administrator", email: "administrator@airelle.example", newPassword: password });
	cookies.administrator = await signIn("administrator");
	for (const name of ["editor", "agent", "crew", "half", "witness"]) {
		const role = name === "editor" || name === "crew" ? name : "agent";
		const fields = { name, email: `${name}@airelle.example`, role, crew: "equipe-1", locale: "fr" };
		await post("/admin/membres", fields, cookies.administrator);
		const link = await linkMailedTo(server, `${name}@airelle.example`, /accès/);
		await post(new URL(link).pathname, { newPassword: password });
	}
	cookies.editor = await signIn("editor");
	cookies.agent = await signIn("agent");
	cookies.crew = await signIn("crew");
	const halfOpen = await signIn("half");
	await post("/admin/compte/second-facteur", { intent: "start", password }, halfOpen);
	const setup = await ask("/admin/compte/second-facteur", halfOpen);
	const key = (/<code[^>]*data-key[^>]*>([^<]+)</.exec(setup.body)?.[1] ?? "").replaceAll(" ", "");
	await post("/admin/compte/second-facteur", { intent: "confirm", code: totp(key) }, halfOpen);
	cookies.half = await signIn("half");
	const list = await ask("/admin/membres", cookies.administrator);
	members = Object.fromEntries(
		[...list.body.matchAll(/href="\/admin\/membres\/([\w-]+)"[\s\S]*?<strong[^>]*>(\w+)</g)].map(([, id, name]) => [
			name,
			id,
		]),
	);
	expect(Object.keys(members).sort()).toEqual(["administrator", "agent", "crew", "editor", "half", "witness"]);
	const recorded = await post("/admin/personnes/incidents", incident, cookies.administrator);
	ids = {
		"membres/:id": members.witness ?? "",
		...Object.fromEntries(
			["", "/versions", "/brouillon", "/presence"].map((end) => [`contenu/:id${end}`, "page:home"]),
		),
		"contenu/:id/image": "article:pets-and-odours",
		"personnes/incidents/:id": /incidents\/([\d-]+)/.exec(recorded.headers.location ?? "")?.[1] ?? "",
		"personnes/photos/:id": "a-photo",
		"reglages/promotions/:id": "DUO-AUTOMNE",
		"reglages/equipes/:id": "equipe-1",
		"reglages/modeles/:id": "first",
		"reglages/historique/:id": "prix",
	};
	await fillOffice(server, { photo: "a-photo", deadLetter: "a-dead-letter" });
	ids["clients/importations/:id"] = await storeCheckedImport(server);
	// Editors may list leads: only the name in the contract is a secret to them.
	const client = { name: "Client Ordinaire", email: "client@airelle.example", phone: null };
	ids["contrats/:id"] = (await storeAccepted(server, client, { typed: { name: "Signature Secrète" } })).id;
	sent = await sendLead(server, "Visiteur Secret", { email: "visitor-secret@exemple.example" });
	finished = await storeJob(server, { email: "fini@airelle.example", phone: null });
	// Within seven days: a crew sees no appointment that is farther away.
	const time = { place: "exact", day: tuesdayAhead(1), from: "09:00", minutes: "360", crew: "equipe-1" };
	const booked = { intent: "appointment", do: "book", of: "", seen: "0", ...time };
	expect((await post(`/admin/demandes/${sent.id}`, booked, cookies.agent)).status).toBe(303);
	const [appointment] = await storedAppointments(server, sent.id);
	for (const end of ["", "/fin", "/fin/apercu", "/fin/envoi", "/photos"])
		ids[`rendez-vous/:id${end}`] = appointment?.id ?? "";
	ids["rendez-vous/:id/photos/:photo"] = `${appointment?.id}/photos/${await storeJobPhoto(appointment?.id ?? "")}`;
	booking = `${appointment?.id}/0`;
	const due = { text: "Rappeler", when: "other", day: tomorrow, time: "09:00", assignee: members.agent ?? "" };
	expect((await post(`/admin/demandes/${sent.id}/taches`, { ...due, key: task }, cookies.agent)).status).toBe(303);
});
test.afterAll(() => server.stop());

/** A photo of the crew. Returns its id. */
function storeJobPhoto(appointment: string): Promise<string> {
	const photo = { bytes: Buffer.from("a photo"), width: 4, height: 3, hash: "0123456789abcdef" };
	return withStore(server, async (store) => {
		await addJobPhoto({ store, clock: { now: () => new Date() } }, appointment, "after", photo);
		return jobPhotoId(appointment, photo.hash);
	});
}

function addressOf(path: string): string {
	const filled = path
		.replace("rendez-vous/:id/photos/:photo", "rendez-vous/:id")
		.replace("demandes/:id", `demandes/${sent.id}`)
		.replace(":lead", sent.id)
		.replace("realisations/:job", `realisations/${finished.job}`)
		.replace(":photo", path.startsWith("realisations") ? (finished.photos[0] ?? "") : sent.photo)
		.replace(":task", task)
		.replace(":text", "privacy")
		.replace(":service", "oriental-rugs")
		.replace(":token", "x.y")
		.replace(":provider", "google")
		.replace(":id", ids[path] ?? "")
		.replace("*", "nothing/here");
	return filled === "" ? "/admin" : `/admin/${filled}`;
}

/** A normal run asks for those that differ most. */
function aliasesOf(address: string): string[] {
	const rest = address.slice("/admin".length);
	if (!process.env.THOROUGH) return [address, `/ADMIN${rest}`, `/%61dmin${rest}`, `/${address}`, `${address}.data`];
	return [
		address,
		`/ADMIN${rest}`,
		`/%61dmin${rest}`,
		`${address}/`,
		`/x/..${address}`,
		`/${address}`,
		`${address}.data`,
		`/ADMIN${rest}.data`,
		`${address}/_payload.json`,
		`${address}.data?_routes=admin-frame`,
		`${address}?index`,
	];
}

/** Sends a request to each address at the same time: the server works while the test waits for the network. */
function askAll(addresses: readonly string[], send: (address: string) => Promise<Answer>): Promise<[string, Answer][]> {
	return Promise.all(addresses.map(async (address): Promise<[string, Answer]> => [address, await send(address)]));
}

/** Returns whether the response is a page of the back office, not a redirect or a rejection. */
function opens({ status, headers, body }: Answer): boolean {
	if (status === 202 || (status >= 300 && status < 400)) return false;
	expect(status).toBeLessThan(500);
	if (headers["content-type"]?.includes("text/x-script"))
		return status === 200 && !body.includes("SingleFetchRedirect");
	return status === 200;
}

const secrets =
	/visitor-secret|Visiteur Secret|Signature Secrète|witness@airelle\.example|first-administrator|a créé le premier accès|Un secret du registre|exemple\.example/;

test("every back-office route is in the access table", () => {
	expect([...new Set(paths)].sort()).toEqual(Object.keys(allowed).sort());
});

for (const who of ["nobody", "half", ...roles] as const) {
	const tag = ["half", "administrator"].includes(who) ? "@thorough" : [];
	test(`${who} can open exactly the routes that the table allows`, { tag }, async () => {
		const wrong: string[] = [];
		for (const path of paths) {
			const may = allowed[path];
			if (may === everybody) continue;
			const expected = may?.includes(who as Role) === true;
			// Spellings matter where the page is refused. One guard refuses all roles: a thorough run asks for all of them.
			const isSpelled = process.env.THOROUGH || (!expected && who !== "editor" && who !== "crew");
			const spellings = isSpelled ? aliasesOf(addressOf(path)) : [addressOf(path)];
			for (const [address, answer] of await askAll(spellings, (each) => ask(each, cookies[who]))) {
				const open = opens(answer);
				// Members may request the data of the layout alone: it contains only their own name.
				if (open && !expected && !address.includes("_routes")) wrong.push(`GET ${address} opened`);
				if (!expected && secrets.test(answer.body)) wrong.push(`GET ${address} told`);
				const opensByLink = path !== "*" && !formsOnly.has(path);
				if (address === addressOf(path) && opensByLink && expected && !open) wrong.push(`GET ${address} refused`);
				if (answer.status !== 301 && answer.headers["cache-control"] !== "no-store") wrong.push(`GET ${address} kept`);
			}
		}
		expect(wrong).toEqual([]);
	});
}

for (const who of ["nobody", "half", "editor", "agent", "crew"] as const) {
	test(`${who} cannot change members, customer data, incidents, e-mails or settings`, async () => {
		const before = (await ask("/admin/membres", cookies.administrator)).body;
		const keptBefore = await kept();
		const wrong: string[] = [];
		const forms: [path: string, fields: Record<string, string>][] = [
			["/membres", { name: "evil", email: "evil@airelle.example", role: "administrator", locale: "fr" }],
			[`/membres/${members.witness}`, { intent: "delete", confirm: "yes" }],
			[`/membres/${members.witness}`, { intent: "disable" }],
			[`/membres/${members[who] ?? members.witness}`, { intent: "role", role: "administrator" }],
			["/journal", { intent: "delete" }],
			["/chiffres", { intent: "delete" }],
			["/personnes", { intent: "erase", person: celeste.email, confirm: celeste.email }],
			["/personnes/dossier", { person: celeste.email }],
			["/personnes/copie", { person: celeste.email }],
			["/personnes/exports/fichier", { format: "json" }],
			["/personnes/conservation", { intent: "purge" }],
			["/personnes/incidents", incident],
			[`/personnes/incidents/${ids["personnes/incidents/:id"]}`, { ...incident, version: "1", people: "9" }],
			["/personnes/incidents/registre", {}],
			["/contrats/fichier", { du: "2020-01-01", au: "2039-12-31" }],
			["/envois", { intent: "on", series: "due-again", count: "0" }],
			["/sante", { intent: "delete", mail: "a-dead-letter" }],
			["/premier-jour", { intent: "hide" }],
			["/premier-jour", { intent: "approve-prices", seen: "" }],
			["/premier-jour/textes/privacy", { intent: "approve-privacy", seen: "" }],
			// Editors may send these forms, but the fields are invalid.
			["/reglages/entreprise", { intent: "publish", name: "Evil" }],
			["/reglages/prix", { intent: "publish", "dryer.ranges.dryer.low": "1" }],
			["/reglages/promotions/nouvelle", { intent: "publish", code: "EVIL" }],
			["/reglages/promotions/DUO-AUTOMNE", { intent: "remove" }],
			["/reglages/modeles/first", { intent: "publish", "fr.text": "Evil" }],
			["/reglages/rendez-vous", { intent: "publish", noticeHours: "evil" }],
			["/reglages/equipes/equipe-1", { name: "Evil", version: "0" }],
			["/reglages/equipes/nouvelle", { name: "Evil", id: "equipe-2" }],
			[`/realisations/${finished.job}`, { intent: "publish", titleFr: "Evil" }],
			["/reglages/historique/prix", { at: "2020-01-01T00:00:00.000Z" }],
		];
		for (const [path, fields] of forms) {
			const aliases = aliasesOf(`/admin${path}`);
			for (const [address, answer] of await askAll(aliases, (each) => post(each, fields, cookies[who]))) {
				if (answer.status === 200) wrong.push(`POST ${address} accepted`);
				// Without a session, the response offers the same fields to be sent again.
				const told = Object.values(fields).reduce((body, value) => body.replaceAll(value, ""), answer.body);
				if (secrets.test(told)) wrong.push(`POST ${address} told`);
			}
		}
		expect(wrong).toEqual([]);
		expect(memberLines((await ask("/admin/membres", cookies.administrator)).body)).toEqual(memberLines(before));
		expect(await kept()).toEqual(keptBefore);
	});
}

for (const who of ["nobody", "half", "agent", "crew"] as const) {
	test(`${who} cannot change content`, async () => {
		const before = await keptWords();
		const wrong: string[] = [];
		const forms: [path: string, fields: Record<string, string>][] = [
			["/contenu", { title: "Un article malvenu" }],
			["/contenu/page:home", { intent: "save", part: "fr", base: "", heading: "evil" }],
			["/contenu/page:home", { intent: "publish", parts: "fr" }],
			["/contenu/page:home", { intent: "restore", confirm: "yes" }],
			["/contenu/article:pets-and-odours", { intent: "withdraw", part: "fr", confirm: "yes" }],
			["/contenu/page:home/brouillon", { part: "fr", base: "", heading: "evil" }],
			["/contenu/page:home/presence", { intent: "stay" }],
			["/contenu/page:home/versions", { number: "0" }],
		];
		for (const [path, fields] of forms) {
			const aliases = aliasesOf(`/admin${path}`);
			for (const [address, answer] of await askAll(aliases, (each) => post(each, fields, cookies[who]))) {
				if (answer.status === 200) wrong.push(`POST ${address} accepted`);
			}
		}
		expect(wrong).toEqual([]);
		expect(await keptWords()).toEqual(before);
	});
}

for (const who of ["nobody", "half", "editor", "crew"] as const) {
	test(`${who} cannot change a lead`, async () => {
		const before = await storedLead(server, sent.id);
		const forms: Record<string, string>[] = [
			{ intent: "status", to: "lost", reason: "autre" },
			{ intent: "assignee", to: "" },
			{ intent: "note", note: "evil" },
			{ intent: "reply", subject: "evil", text: "evil" },
			{ intent: "spam" },
			{ intent: "call", outcome: "reached", call: "evil" },
			{ intent: "call", outcome: "no-answer", again: "morning" },
			{
				intent: "appointment",
				do: "book",
				of: "",
				place: "exact",
				day: tuesdayAhead(120),
				from: "09:00",
				minutes: "360",
			},
			...["appointment-cancel", "appointment-done", "appointment-missed"].map((intent) => ({ intent, of: booking })),
		];
		const wrong: string[] = [];
		for (const form of forms) {
			const fields = { ...form, seen: "99", id: sent.id };
			for (const place of [`/admin/demandes/${sent.id}`, "/admin/tableau", "/admin/annuler"]) {
				for (const address of aliasesOf(place)) {
					const answer = await post(address, fields, cookies[who]);
					if (answer.status === 200) wrong.push(`POST ${address} accepted`);
				}
			}
		}
		expect(wrong).toEqual([]);
		expect(await storedLead(server, sent.id)).toEqual(before);
	});
}

for (const who of ["nobody", "half", "editor", "crew"] as const) {
	test(`${who} cannot add, do, change or delete a task`, async () => {
		const tasks = () => withStore(server, async (store) => (await store.query("tasks")).documents);
		const before = await tasks();
		expect(before.map(({ id }) => id)).toEqual([task]);
		const due = { text: "evil", when: "other", day: tomorrow, time: "10:00", assignee: members.agent ?? "" };
		const forms: [path: string, fields: Record<string, string>][] = [
			[`/demandes/${sent.id}/taches`, due],
			[`/taches/${task}`, { ...due, seen: "1" }],
			[`/taches/${task}`, { intent: "delete" }],
			[`/taches/${task}/fait`, { done: "yes" }],
		];
		const wrong: string[] = [];
		for (const [path, fields] of forms) {
			const aliases = aliasesOf(`/admin${path}`);
			for (const [address, answer] of await askAll(aliases, (each) => post(each, fields, cookies[who]))) {
				if (answer.status === 200) wrong.push(`POST ${address} accepted`);
			}
		}
		expect(wrong).toEqual([]);
		expect(await tasks()).toEqual(before);
	});
}

test("a member of a crew cannot be the assignee of a lead or task, a member of the office can", async () => {
	const assignee = async () => (await storedLead(server, sent.id)).desk.assignee?.id ?? null;
	const give = async (to: string, several: boolean) => {
		const { revision } = (await storedLead(server, sent.id)).desk;
		const [path, fields] = several
			? ["/admin/demandes/plusieurs", { do: `assign:${to}`, lead: `${sent.id}~${revision}` }]
			: [`/admin/demandes/${sent.id}`, { intent: "assignee", to, seen: String(revision) }];
		await post(path, fields, cookies.agent);
		return assignee();
	};
	const [crew = "", witness = "", agent = ""] = [members.crew, members.witness, members.agent];
	expect(await give(agent, false)).toBe(agent);
	expect(await give(crew, false)).toBe(agent);
	expect(await give(crew, true)).toBe(agent);
	expect(await give(witness, true)).toBe(witness);
	const due = {
		text: "Rappeler",
		when: "other",
		day: tomorrow,
		time: "09:00",
		assignee: crew,
		key: crypto.randomUUID(),
	};
	expect((await post(`/admin/demandes/${sent.id}/taches`, due, cookies.agent)).status).toBe(422);
	for (const path of [`/admin/demandes/${sent.id}`, "/admin", `/admin/demandes/${sent.id}/taches`]) {
		expect((await ask(path, cookies.agent)).body, path).not.toContain(crew);
	}
});

test("an unfinished sign-in cannot change the account", async () => {
	for (const who of ["nobody", "half"] as const) {
		for (const intent of ["password", "everywhere", "delete", "language"]) {
			const fields = { intent, confirm: "yes", password, newPassword: "quatre grands chiens noirs", locale: "en" };
			const { status } = await post("/admin/compte", fields, cookies[who]);
			expect(status).toBe(401);
		}
	}
});

test("the redirects after sign-in and language choice never leave the site", async () => {
	await post("/admin/connexion/second-facteur", { intent: "later" }, await signIn("agent"));
	for (const from of [
		"//evil.example",
		"/\\evil.example",
		"https://evil.example",
		"javascript:alert(1)",
		"/admin/../x",
		"constructor",
		"__proto__",
	]) {
		const { headers } = await post("/admin/langue", { locale: "fr", from });
		expect(headers.location, from).toBe("/admin");
		const kept = await post("/admin/langue", { locale: "fr", from: `/admin/connexion?retour=${from}` });
		expect(kept.headers.location, from).toBe("/admin/connexion");
		const signInPath = `/admin/connexion?retour=${encodeURIComponent(from)}`;
		const signedIn = await post(signInPath, { email: "agent@airelle.example", password });
		expect(signedIn.headers.location, from).toBe("/admin");
	}
});

test("the code of public pages contains nothing of the back office", async () => {
	const { id } = JSON.parse((await ask("/builds/latest.json", "")).body) as { id: string };
	const { manifest } = JSON.parse((await ask(`/builds/meta/${id}.json`, "")).body) as {
		manifest: {
			entry: { module: string; imports: string[] };
			routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] }>;
		};
	};
	const isOffice = ({ id, parentId = "" }: { id: string; parentId?: string }): boolean => {
		const parent = manifest.routes[parentId];
		return id === "admin" || (parent !== undefined && isOffice(parent));
	};
	const [office, site] = [
		Object.values(manifest.routes).filter(isOffice),
		Object.values(manifest.routes).filter((route) => !isOffice(route)),
	];
	// Four routes without a path of their own: the back office and its three layouts (sign-in, frame, inbox).
	expect(office.length).toBe(paths.length + 4);
	const filesOf = (routes: typeof site) =>
		routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
	const public_ = new Set([manifest.entry.module, ...manifest.entry.imports, ...filesOf(site)]);
	const marks = /office-panel|Espace de l’équipe|Back office|otpauth/;
	const holding = async (files: Iterable<string>) => {
		const found: string[] = [];
		for (const file of new Set(files)) if (marks.test((await ask(file, "")).body)) found.push(file);
		return found;
	};
	expect(await holding(public_)).toEqual([]);
	expect((await holding(filesOf(office))).length).toBeGreaterThan(0);
});

/**
 * Counts leads, content entries and incidents, with the version of the incident, and looks for the mails that the forms
 * would delete or send. Others may leave the outbox meanwhile: a mail about a price is dropped once it is accepted.
 */
function kept(): Promise<unknown[]> {
	return withStore(server, async (store) => [
		await store.count("leads"),
		(await store.get("outbox", "a-dead-letter"))?.data.status,
		await store.count("outbox", [{ field: "staff.to", is: "=", value: "evil@airelle.example" }]),
		await store.count("content"),
		await store.count("incidents"),
		await store.count("crews"),
		(await store.get("incidents", ids["personnes/incidents/:id"] ?? ""))?.version,
	]);
}

/** Counts content entries, revisions and open editors. */
function keptWords(): Promise<number[]> {
	return withStore(server, async (store) => [
		await store.count("content"),
		await store.count("revisions"),
		await store.count("presence"),
	]);
}

function memberLines(page: string): string[] {
	return [...page.matchAll(/<strong[^>]*>(\w+)<[\s\S]*?<\/li>/g)].map(([line]) => line.replace(/<[^>]+>/g, " "));
}
