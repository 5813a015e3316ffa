import { DatabaseSync } from "node:sqlite";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french } from "#content/staff/fr.ts";
import { sendLead } from "../e2e/inbox-leads.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { databaseOf } from "../faults/stored-leads.ts";
import { ask, type Fields, post } from "./ask.ts";
import type { Staff } from "./staff.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

/** While another program holds the store's write lock, members can read, and no form reports success. */
export async function officeLocked(target: Target, { cookies }: Staff): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	const { id } = await sendLead(target, "Jeanne");
	const [inFrench, inEnglish] = [cookies.editor, cookies.administrator];
	await post(origin, "/admin/langue", { locale: "en" }, { cookie: inEnglish });
	const holder = new DatabaseSync(databaseOf(data), { timeout: 1000 });
	holder.exec("BEGIN IMMEDIATE");
	let asked = 0;
	for (const path of ["/admin", `/admin/demandes/${id}`, "/admin/tableau", "/admin/compte", "/admin/membres"]) {
		const { status } = await ask({ origin, path, cookie: inEnglish });
		asked++;
		tally.note("pages that cannot be read", status !== 200 && `${path} ${status}`);
	}
	const forms: [path: string, fields: Fields, cookie: string, title: string | null][] = [
		[
			`/admin/demandes/${id}`,
			{ intent: "note", note: "Two floors", seen: "99" },
			inEnglish,
			english.errors.waitingTitle,
		],
		["/admin/membres", member, inEnglish, english.errors.waitingTitle],
		["/admin/langue", { locale: "en" }, inFrench, null],
		["/admin/deconnexion", {}, inFrench, null],
		["/admin/connexion", { email: "x@airelle.example", password: "x" }, "", french.errors.waitingTitle],
	];
	await Promise.all(
		forms.map(async ([path, fields, cookie, title]) => {
			const { status, body } = await post(origin, path, fields, { cookie });
			asked++;
			const known = path === "/admin/connexion" && status === 401;
			tally.note("forms answered with anything but 503", status !== 503 && !known && `${path} ${status}`);
			const typed = fields.note;
			tally.note("typed words that are lost", status === 503 && typed && !body.includes(typed) && path);
			tally.note("screens in another language", status === 503 && title && !body.includes(title) && path);
		}),
	);
	holder.exec("ROLLBACK");
	holder.close();
	const still = await ask({ origin, path: "/admin", cookie: inFrench });
	tally.note("members signed out by a lock", still.status !== 200 && String(still.status));
	const names = [
		"pages that cannot be read",
		"forms answered with anything but 503",
		"screens in another language",
		"typed words that are lost",
	];
	const figures = [atLeast("requests", asked, 10), ...tally.figures(...names, "members signed out by a lock")];
	return { title: "the back office while the store is locked", figures };
}

const member = { name: "Nouveau", email: "nouveau@airelle.example", role: "agent", locale: "fr" };
