import { legacyRedirects } from "#content/legacy-redirects.ts";
import { prepareEstimate } from "../faults/estimate-visitor.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { mailsIn } from "../mail/written-mails.ts";
import { type Answer, ask, type Fields, post } from "./ask.ts";
import { hireStaff, waitFor } from "./staff.ts";
import { createTally } from "./tally.ts";
import { inParallel, type Target, withTarget } from "./target.ts";

const evil = "evil.example";
/** Values that name another site where a path is expected. */
const targets = [
	`//${evil}`,
	`///${evil}`,
	`/\\${evil}`,
	`\\\\${evil}`,
	`/%2f${evil}`,
	`/%2f%2f${evil}`,
	`/%5c${evil}`,
	`%2f%2f${evil}`,
	`//${evil}%2f..`,
	`//${evil}/..`,
	`/.//${evil}`,
	`/..//${evil}`,
	`/./\\${evil}`,
	`//${evil}\\@localhost`,
	`//localhost@${evil}`,
	`/\t/${evil}`,
	`/%09/${evil}`,
	`/%0d%0aLocation:%20//${evil}`,
	`/\r\nLocation: //${evil}`,
	`http://${evil}`,
	`https:${evil}`,
	`hTTps://${evil}/`,
	"javascript:alert(1)",
	"data:text/html,x",
	`/admin/../..//${evil}`,
	`/admin?x=//${evil}#//${evil}`,
	`//\u2044${evil}`,
	`/〱${evil}`,
];

/** Open redirects, and forged Host headers in pages, redirects and mails. */
export async function redirects(): Promise<FaultReport[]> {
	return withTarget({}, async (target) => [await openRedirects(target), await forgedHosts(target)]);
}

async function openRedirects(target: Target): Promise<FaultReport> {
	const { origin } = target;
	const tally = createTally();
	let seen = 0;
	const judge = (asked: string, { status, headers, body }: Answer) => {
		tally.note("answers 5xx", status >= 500 && `${asked} ${status}`);
		const data = /SingleFetchRedirect|"redirect"/.test(body)
			? /"((?:https?:|\/|\\)[^"]*evil[^"]*)"/.exec(body)?.[1]
			: null;
		for (const place of [
			headers.location,
			headers["content-location"],
			String(headers.refresh ?? "").split("=")[1],
			data,
		]) {
			if (!place) continue;
			seen++;
			tally.note("redirects off the site", leaves(place, origin) && `${asked} → ${place}`);
		}
		tally.note("headers made by a visitor", headers["x-made"] !== undefined && asked);
	};
	const { cookies } = await hireStaff(target);
	const { cookie: draft } = await prepareEstimate(origin, 0);
	const legacy = legacyRedirects.map(({ from }) => from.replace("/*", "/x"));

	await inParallel(targets, 4, async (text) => {
		for (const path of addressesWith(text, legacy)) {
			judge(`GET ${path}`, await ask({ origin, path, headers: { "Accept-Language": "en" } }));
		}
		const fields: [path: string, fields: Fields, cookie: string][] = [
			["/_consent", { choice: "refused", path: text }, ""],
			["/admin/langue", { locale: "en", from: text }, ""],
			["/admin/annuler", { token: "x", back: text }, cookies.agent],
			["/estimation-gratuite/details", { intent: "link", linkEmail: "wrong", link: text, locale: text }, draft],
			["/estimation-gratuite/details", { intent: text, next: text, redirect: text }, draft],
			["/recherche", { q: text }, ""],
		];
		for (const [path, form, cookie] of fields) {
			for (const address of [path, `${path}.data`])
				judge(`POST ${address} ${text}`, await post(origin, address, form, { cookie }));
		}
		for (const path of ["/admin/connexion/avec/google", "/admin/identite/callback/google"]) {
			const query = new URLSearchParams({
				retour: text,
				callbackURL: text,
				error: text,
				state: text,
				redirect_to: text,
			});
			judge(`GET ${path} ${text}`, await ask({ origin, path: `${path}?${query}` }));
		}
	});
	for (const retour of targets.slice(0, 4)) {
		const form = { email: "agent@airelle.example", password: "trois petits chats gris", retour, next: retour };
		judge(`sign-in ${retour}`, await post(origin, `/admin/connexion?retour=${encodeURIComponent(retour)}`, form));
	}
	const names = ["redirects off the site", "headers made by a visitor", "answers 5xx"];
	return { title: "open redirects", figures: [atLeast("redirects read", seen, 200), ...tally.figures(...names)] };
}

/** URLs that contain the given text and whose response could be a redirect. */
function addressesWith(text: string, legacy: readonly string[]): string[] {
	const [raw, encoded] = [encodeURI(text).replaceAll("%25", "%"), encodeURIComponent(text)];
	const path = raw.startsWith("/") ? raw : `/${raw}`;
	return [
		path,
		`${path}/`,
		`/${path}//`,
		`/en${path}/`,
		`${path}/_payload.json`,
		`${path}.data`,
		`/?next=${encoded}`,
		`/${encoded}/`,
		`/contact/${encoded}/`,
		`/admin/connexion?retour=${encoded}&next=${encoded}`,
		`/_estimate/resume/${encoded}`,
		`/_estimate/resume/x?next=${encoded}`,
		`/estimation-gratuite/vous?next=${encoded}`,
		...legacy.slice(0, 3).flatMap((from) => [`/${from}/`, `${from}${path}`, `${from}?to=${encoded}`]),
	].map((address) => address.replace(/[\s\u0080-\uffff]/gu, encodeURIComponent));
}

/** Resolves the location as a browser does. */
function leaves(place: string, origin: string): boolean {
	try {
		return new URL(place, `${origin}/a/b`).origin !== origin;
	} catch {
		return true;
	}
}

const forged: readonly Record<string, string>[] = [
	{ "X-Forwarded-Host": evil },
	{ "X-Forwarded-Host": `${evil}, localhost`, "X-Forwarded-Proto": "https", "X-Forwarded-Port": "666" },
	{ Forwarded: `for=1.2.3.4;host=${evil};proto=https` },
	{ "X-Host": evil, "X-Original-Host": evil, "X-HTTP-Host-Override": evil, "X-Forwarded-Server": evil },
	{ Referer: `https://${evil}/x`, "X-Real-IP": evil, "X-Forwarded-For": evil },
	{ Via: `1.1 ${evil}`, "X-ProxyUser-Ip": evil, "Base-Url": evil, "X-Forwarded-Prefix": `//${evil}` },
];

/** Forged headers about the host never appear in a page, a cache, a redirect or a mail. */
async function forgedHosts(target: Target): Promise<FaultReport> {
	const { origin } = target;
	const tally = createTally();
	let read = 0;
	const paths = [
		"/",
		"/en",
		"/blogue",
		"/contactez-nous",
		"/contact/",
		"/sitemap.xml",
		"/robots.txt",
		"/fr.rss",
		"/rien",
	];
	for (const headers of forged) {
		for (const path of [...paths, "/_payload.json", "/admin", "/admin/connexion", "/.well-known/security.txt"]) {
			const answer = await ask({ origin, path, headers });
			read++;
			const told = `${JSON.stringify(answer.headers)}${answer.body}`;
			tally.note("answers that repeat a forged host", told.includes(evil) && `${path} ${JSON.stringify(headers)}`);
		}
		const contact = { name: "Jeanne", email: "jeanne@visiteur.example", message: `Bonjour ${read}` };
		const own = { Origin: origin, "Sec-Fetch-Site": "same-origin", ...headers };
		await post(origin, "/contactez-nous", contact, { headers: own });
		const asked = { email: "agent@airelle.example", purpose: read % 2 ? "reset" : "sign-in" };
		await post(origin, "/admin/connexion/lien", asked, { headers: own });
	}
	for (const path of paths) {
		const { body } = await ask({ origin, path });
		tally.note("kept pages that repeat a forged host", body.includes(evil) && path);
	}
	// The team gets a mail for every message; invitations and sign-in links are sent as well.
	await waitFor(async () => ((await mailsIn(target.data)).length >= 10 ? true : undefined));
	const mails = await mailsIn(target.data);
	for (const mail of mails) {
		const text = JSON.stringify([mail.headers, mail.text, mail.html]);
		tally.note("mails that repeat a forged host", text.includes(evil) && mail.subject);
	}
	const names = [
		"answers that repeat a forged host",
		"kept pages that repeat a forged host",
		"mails that repeat a forged host",
	];
	const figures = [
		atLeast("answers read", read, 50),
		atLeast("mails read", mails.length, 8),
		...tally.figures(...names),
	];
	return { title: "forged hosts", figures };
}
