import { addressOf } from "../faults/contact-visitor.ts";
import { prepareEstimate, sendEstimate } from "../faults/estimate-visitor.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { ask, cookiesOf, post } from "./ask.ts";
import type { Staff } from "./staff.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

const shapes = ["", ".data", "/_payload.json"];

/** Shared caches may not store responses rendered for one visitor, and other visitors cannot read them. */
export async function privatePages({ origin }: Target, { cookies }: Staff): Promise<FaultReport> {
	const tally = createTally();
	const draft = await prepareEstimate(origin, 1);
	const visit = await ask({ origin, path: "/estimation-gratuite/ou-et-quand", cookie: draft.cookie });
	const photo = /\/_estimate\/photos\/[\w-]+/.exec(visit.body)?.[0] ?? "";
	const payload = await ask({ origin, path: "/estimation-gratuite/vous/_payload.json", cookie: draft.cookie });
	const key = (JSON.parse(payload.body) as { content: { formKey: string } }).content.formKey;
	const sent = await sendEstimate(origin, draft, { key, name: "Personne Privée" });
	const follow = `/estimation-gratuite/suivi/${sent.reference}`;
	const proven = cookiesOf(await post(origin, follow, { key, proof: addressOf(draft.cookie) }));
	const pages = ["/contactez-nous", "/en/contact-us", "/recherche", "/estimation-gratuite", follow].flatMap((path) =>
		shapes.map((shape) => path + shape),
	);
	const own = [photo, `/_estimate/calendar/${sent.reference}`];
	let tried = 0;
	for (const path of [...pages, ...own, "/contactez-nous/merci/AIR-ABC1234", "/admin", "/admin/compte"]) {
		for (const cookie of [proven, `${draft.cookie}; ${proven}`, cookies.agent]) {
			const { headers } = await ask({ origin, path, cookie });
			tried++;
			const kept = headers["cache-control"] ?? "nothing said";
			tally.note("private answers that a cache may keep", !/no-store|private/.test(kept) && `${path}: ${kept}`);
		}
	}
	for (const path of [...shapes.map((shape) => follow + shape), ...own]) {
		for (const cookie of [
			"",
			"follow=%22x%22",
			`follow=${encodeURIComponent(`"${sent.reference}/9999999999/x"`)}`,
			cookies.agent,
		]) {
			const { status, body, headers } = await ask({ origin, path, cookie });
			tried++;
			const told = /Personne Privée|@visiteur\.example/.test(body) || headers["content-type"]?.startsWith("image/");
			tally.note("told to somebody else", told && `${path} ${status}`);
		}
	}
	tally.note("told to somebody else", !photo && "the sample photo is not there");
	const own200 = await ask({ origin, path: follow, cookie: proven });
	tally.note("refused to its own visitor", !own200.body.includes("Personne Privée") && `${own200.status}`);
	const names = ["private answers that a cache may keep", "told to somebody else", "refused to its own visitor"];
	return { title: "private pages", figures: [atLeast("answers read", tried, 40), ...tally.figures(...names)] };
}
