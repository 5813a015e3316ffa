import { type Role, roles } from "#app/model/members/member.ts";
import { sendLead } from "../e2e/inbox-leads.ts";
import { allowed, everybody, paths } from "../e2e/office-access.ts";
import { celeste, fillOffice } from "../e2e/office-data.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { type Answer, ask, post } from "./ask.ts";
import { hireStaff, type Staff, type Who } from "./staff.ts";
import { createTally, type Tally } from "./tally.ts";
import { inParallel, type Target } from "./target.ts";

interface Manifest {
	routes: Record<string, { id: string; parentId?: string; path?: string }>;
}

/** Other spellings of a back office URL, in addition to those of `tests/e2e/staff-roles.spec.ts`. */
function aliasesOf(rest: string, routeId: string): string[] {
	const at = `/admin${rest}`;
	return [
		`/${at}`,
		`/admin/${rest}`,
		`/./admin${rest}`,
		`/%2e/admin${rest}`,
		`/x/%2e%2e${at}`,
		`/en/..${at}`,
		`/admin/.${rest}`,
		`/aDmIn${rest.toUpperCase()}`,
		`/%61%64%6D%69%6E${rest}`,
		`/admin${rest.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
		`/admin${rest.replaceAll("/", "%2f")}`,
		`/admin${rest.replaceAll("/", "%5c")}`,
		`${at};x=1`,
		`${at}%20`,
		`${at}.`,
		`${at}.json`,
		`${at}/_.data`,
		`${at}.data/`,
		`${at}.data?_routes=${encodeURIComponent(routeId)}`,
		`/ADMIN${rest}.DATA`,
		`${at}/_payload.json`,
		`/en${at}`,
		`/fr${at}/_payload.json`,
		`${at}?index&_routes=${encodeURIComponent(routeId)}`,
	];
}

const ofLeads = "Visiteur Secret|visitor-secret|demo\\d+@exemple|quatremarche|phonographe";
const ofOthers = "witness@airelle\\.example|Un secret du registre";
const secrets = new RegExp(`${ofLeads}|${ofOthers}`, "i");
const foreignSecrets = new RegExp(ofOthers, "i");

/**
 * Requests every back office page that a role may not open, in every spelling of its URL: as a page, as data and by
 * single fetch, with and without a member's cookie.
 */
export async function forbiddenAddresses(target: Target): Promise<{ report: FaultReport; staff: Staff }> {
	const { origin } = target;
	const staff = await hireStaff(target);
	await fillOffice(target, { photo: "a-photo", deadLetter: "a-dead-letter" });
	const sent = await sendLead(target, "Visiteur Secret", { email: "visitor-secret@exemple.example" });
	const routeIds = await readRouteIds(target);
	const tally = createTally();
	let tried = 0;
	const addressOf = (path: string) =>
		path
			.replace("demandes/:id", `demandes/${sent.id}`)
			.replace(":photo", sent.photo)
			.replace("membres/:id", `membres/${staff.members.witness}`)
			.replace("photos/:id", "photos/a-photo")
			.replace("contenu/:id", "contenu/article:pets-and-odours")
			.replace("promotions/:id", "promotions/DUO-AUTOMNE")
			.replace("historique/:id", "historique/prix")
			.replace(":id", "2026-1")
			.replace("*", "nothing/here");
	for (const who of ["nobody", "half", ...roles] as const) {
		const refused = paths.filter((path) => isRefused(path, who));
		await inParallel(refused, 4, async (path) => {
			const rest = path === "" ? "" : `/${addressOf(path)}`;
			for (const address of aliasesOf(rest, routeIds.get(path) ?? "")) {
				const answer = await ask({ origin, path: address, cookie: staff.cookies[who] });
				tried++;
				judge(tally, `${who} GET ${address}`, answer, showsInbox(path, who) ? foreignSecrets : secrets);
			}
		});
	}
	await otherRequests(target, staff, tally);
	const title = `addresses of the back office that must refuse (${tried} tried)`;
	const figures = [
		atLeast("addresses tried", tried, 1000),
		...tally.figures("opened against the table", "told something", "answers 5xx", "may be kept by a cache"),
	];
	return { report: { title, figures }, staff };
}

function isRefused(path: string, who: Who): boolean {
	const may = allowed[path];
	return may !== everybody && may?.includes(who as Role) !== true;
}

/** A refusal below the address of a lead stands beside the inbox, for roles that may read it. */
function showsInbox(path: string, who: Who): boolean {
	return path.startsWith("demandes/:id/") && !isRefused("", who);
}

function judge(tally: Tally, asked: string, answer: Answer, hidden = secrets): void {
	const { status, headers, body } = answer;
	tally.note("answers 5xx", status >= 500 && `${asked} ${status}`);
	tally.note("told something", hidden.test(body) && asked);
	tally.note("opened against the table", opens(answer) && `${asked} ${status} ${headers["content-type"]}`);
	const kept = headers["cache-control"] ?? "";
	tally.note("may be kept by a cache", status < 400 && status !== 301 && /public/.test(kept) && `${asked} ${kept}`);
}

/** True for a page or data of the back office; false for a redirect, a refusal or a page of the site. */
function opens({ status, headers, body }: Answer): boolean {
	if (status !== 200) return false;
	const type = headers["content-type"] ?? "";
	if (type.includes("text/x-script")) return !body.includes("SingleFetchRedirect") && !body.includes("ErrorResponse");
	return /html|csv|calendar|image/.test(type)
		? /class="office|office-panel/.test(body) || !type.includes("html")
		: false;
}

/** Tries URL-rewriting proxy headers, other methods, and forms with the cookie of a role that may not send them. */
async function otherRequests({ origin }: Target, { cookies }: Staff, tally: Tally): Promise<void> {
	for (const name of ["X-Original-URL", "X-Rewrite-URL", "X-Forwarded-Path", "X-Forwarded-Prefix"]) {
		const answer = await ask({
			origin,
			path: "/recherche",
			headers: { [name]: "/admin/membres" },
			cookie: cookies.agent,
		});
		judge(tally, `agent GET /recherche with ${name}`, answer);
	}
	for (const method of ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
		judge(tally, `agent ${method}`, await ask({ origin, path: "/admin/membres", method, cookie: cookies.agent }));
	}
	for (const cookie of [cookies.nobody, cookies.half, cookies.agent, cookies.editor, cookies.crew]) {
		for (const path of ["/admin/personnes/copie", "/admin/personnes/exports/fichier", "/admin/personnes/dossier"]) {
			for (const alias of [path, `${path}.data`, path.toUpperCase(), `/${path}`, `${path}/`]) {
				const fields = { person: celeste.email, format: "csv", "X-HTTP-Method-Override": "GET" };
				const answer = await post(origin, alias, fields, { cookie });
				// Without a session, the response offers the same fields to be sent again.
				judge(tally, `POST ${alias}`, { ...answer, body: answer.body.replaceAll(fields.person, "") });
			}
		}
	}
}

/** Maps a path of the access table to the route id that single fetch uses. */
async function readRouteIds({ origin }: Target): Promise<Map<string, string>> {
	const read = async (path: string) => JSON.parse((await ask({ origin, path })).body);
	const { id } = await read("/builds/latest.json");
	const { manifest } = (await read(`/builds/meta/${id}.json`)) as { manifest: Manifest };
	const office = Object.values(manifest.routes).filter((route) => /^admin(?:[-/]|$)/.test(route.id));
	return new Map(office.map((route) => [route.path ?? "", route.id]));
}
