import { plain } from "#app/.server/photos/pictures.testing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { agedKey, anyAddress } from "../faults/contact-visitor.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { type Answer, cookiesOf, type Fields, post } from "./ask.ts";
import { hostileEmails, hostileNames, hostileText, refusedEmails } from "./hostile-words.ts";
import type { Target } from "./target.ts";

export interface HostileVisits {
	leads: readonly Lead[];
	/** The lead's page and cookies of an estimate that was sent. */
	follow: { path: string; cookie: string };
	/** The cookies of an estimate that was not sent. */
	draft: string;
	/** Responses that repeat the typed text. */
	refusals: readonly Answer[];
}

const start = "/estimation-gratuite";
const rug = "oriental-rugs.pieces.a";

/** Fills every field of every public form with code that must never run. */
export async function visitHostilely({ origin, data }: Target): Promise<HostileVisits> {
	const send = async (path: string, fields: Fields | FormData, cookie = "") => {
		const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": anyAddress() };
		return post(origin, path, fields, { cookie, headers });
	};
	const email = (index: number) => hostileEmails[index % hostileEmails.length] ?? "";
	for (const [index, name] of hostileNames.entries()) {
		const message = `${hostileText}\n${index}`;
		await send(index % 2 ? "/contactez-nous" : "/en/contact-us", {
			key: await agedKey(data),
			name,
			email: email(index),
			message,
		});
	}
	const refusals: Answer[] = [];
	for (const [index, wrong] of refusedEmails.entries()) {
		const name = hostileNames[index] ?? "";
		const fields = {
			key: name,
			name,
			email: wrong,
			phone: name,
			postalCode: name,
			service: name,
			message: hostileText,
		};
		refusals.push(await send("/contactez-nous", fields));
	}
	const begin = async () =>
		cookiesOf(
			await send(start, { service: "oriental-rugs", code: hostileNames[0] ?? "", "oriental-rugs.place": hostileText }),
		);
	const draft = await begin();
	await fillDraft(send, draft, refusals);
	const cookie = await begin();
	await fillDraft(send, cookie, refusals);
	const person = {
		key: await agedKey(data),
		name: hostileNames[0] ?? "",
		email: email(0),
		language: "fr",
		code: hostileNames[1] ?? "",
	};
	const sent = await send(`${start}/vous`, person, cookie);
	const path = sent.headers.location ?? "";
	const follow = { path, cookie: cookiesOf(sent, cookie) };
	const more = new FormData();
	more.set("message", hostileText);
	more.append("photos", new Blob(["no picture"]), hostileNames[0]);
	refusals.push(await send(path, more, follow.cookie), await send(path, { proof: hostileText }));
	await send(path, { message: hostileText }, follow.cookie);
	const waiting = await begin();
	const outside = { postalCode: "G1R 4P5", intent: "waiting", waitingEmail: email(1), comment: hostileText };
	await send(`${start}/ou-et-quand`, { ...outside, key: await agedKey(data) }, waiting);
	refusals.push(await send(`${start}/ou-et-quand`, { ...outside, waitingEmail: refusedEmails[0] ?? "" }, waiting));
	await send(
		`${start}/details`,
		{ [`${rug}.width`]: "5", [`${rug}.length`]: "7", intent: "link", linkEmail: email(2), code: hostileText },
		draft,
	);
	return { leads: readLeads(data), follow, draft, refusals };
}

type Send = (path: string, fields: Fields | FormData, cookie?: string) => Promise<Answer>;

async function fillDraft(send: Send, cookie: string, refusals: Answer[]): Promise<void> {
	refusals.push(
		await send(`${start}/details`, { [`${rug}.width`]: hostileNames[0] ?? "", [`${rug}.fibre`]: hostileText }, cookie),
	);
	await send(`${start}/details`, { [`${rug}.width`]: "5", [`${rug}.length`]: "7", intent: "continue" }, cookie);
	const visit = new FormData();
	visit.set("postalCode", "H2T 2S9");
	visit.set("comment", hostileText);
	const photo = await plain(40, 30).jpeg().toBuffer();
	visit.append("photos", new Blob([new Uint8Array(photo)]), hostileNames[0]);
	for (const name of hostileNames.slice(0, 3)) visit.append("photos", new Blob(["no picture"]), name);
	await send(`${start}/ou-et-quand`, visit, cookie);
	await send(
		"/_estimate/save",
		{ step: "person", name: hostileNames[1] ?? "", email: hostileEmails[0] ?? "", phone: hostileText },
		cookie,
	);
	refusals.push(
		await send(
			`${start}/vous`,
			{ name: hostileNames[0] ?? "", email: refusedEmails[2] ?? "", code: hostileNames[0] ?? "" },
			cookie,
		),
	);
}
