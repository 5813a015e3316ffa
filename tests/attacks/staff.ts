import { setTimeout as sleep } from "node:timers/promises";
import type { Role } from "#app/model/members/member.ts";
import { totp } from "../contracts/totp.ts";
import type { TestServer } from "../e2e/server.ts";
import { mailsIn } from "../mail/written-mails.ts";
import { ask, cookiesOf, post } from "./ask.ts";

export const password = "trois petits chats gris";

export type Who = Role | "nobody" | "half";

export interface Staff {
	/** Cookie headers. `nobody` has none; `half` has entered the password but not the code. */
	cookies: Readonly<Record<Who, string>>;
	/** The TOTP secret of `half`. */
	halfKey: string;
	/** Member ids by the local part of the e-mail address. */
	members: Readonly<Record<string, string>>;
}

/** Creates a member of each role, `half` with a second factor, and `witness`, who is free for tests to change. */
export async function hireStaff(server: TestServer, names: Readonly<Record<string, string>> = {}): Promise<Staff> {
	const { origin } = server;
	const nameOf = (who: string) => names[who] ?? who;
	const first = await waitFor(() => /(\/admin\/premier-acces\/\S+)/.exec(server.output())?.[1]);
	await post(origin, first, {
		name: nameOf("administrator"),
		email: "administrator@airelle.example",
		newPassword: password,
	});
	const administrator = await asAdministrator(origin);
	for (const who of ["editor", "agent", "crew", "half", "witness"]) {
		const role = who === "editor" || who === "crew" ? who : "agent";
		const email = `${who}@airelle.example`;
		await post(
			origin,
			"/admin/membres",
			{ name: nameOf(who), email, role, crew: "equipe-1", locale: "fr" },
			{ cookie: administrator },
		);
		await post(origin, await waitFor(() => invitationFor(server.data, email)), { newPassword: password });
	}
	const { key } = await setUpSecondFactor(origin, await signIn(origin, "half"));
	const cookies = {
		nobody: "",
		administrator,
		editor: await signIn(origin, "editor"),
		agent: await signIn(origin, "agent"),
		crew: await signIn(origin, "crew"),
		half: await signIn(origin, "half"),
	};
	const list = await ask({ origin, path: "/admin/membres", cookie: administrator });
	const rows = list.body.matchAll(/href="\/admin\/membres\/([\w-]+)"[\s\S]*?([\w.]+)@airelle\.example/g);
	return { halfKey: key, cookies, members: Object.fromEntries([...rows].map(([, id = "", name = ""]) => [name, id])) };
}

/** Where PUBLIC_ORIGIN is set, administrators must set up a second factor before anything else. */
async function asAdministrator(origin: string): Promise<string> {
	const cookie = await signIn(origin, "administrator");
	const { headers } = await ask({ origin, path: "/admin", cookie });
	const setup = "/admin/connexion/second-facteur";
	return headers.location === setup ? (await setUpSecondFactor(origin, cookie, setup)).cookie : cookie;
}

export interface SecondFactor {
	/** The TOTP secret. */
	key: string;
	recoveryCodes: readonly string[];
	/** The new session: turning on the second factor replaces the old one. */
	cookie: string;
}

/** Sets up a second factor for a signed-in member, by default on their account page. */
export async function setUpSecondFactor(
	origin: string,
	cookie: string,
	path = "/admin/compte/second-facteur",
): Promise<SecondFactor> {
	await post(origin, path, { intent: "start", password }, { cookie });
	const setup = await ask({ origin, path, cookie });
	const key = (/<code[^>]*data-key[^>]*>([^<]+)</.exec(setup.body)?.[1] ?? "").replaceAll(" ", "");
	const recoveryCodes = [...setup.body.matchAll(/<code>([a-z0-9]{5}-[a-z0-9]{5})</g)].map(([, code = ""]) => code);
	const confirmed = await post(origin, path, { intent: "confirm", code: totp(key) }, { cookie });
	if (confirmed.status !== 303) throw new Error(`The second factor was not turned on: ${confirmed.status}`);
	return { key, recoveryCodes, cookie: cookiesOf(confirmed, cookie) };
}

export async function signIn(origin: string, who: string, cookie = ""): Promise<string> {
	const answer = await post(origin, "/admin/connexion", { email: `${who}@airelle.example`, password }, { cookie });
	if (answer.status !== 303) throw new Error(`${who} could not sign in: ${answer.status}`);
	return cookiesOf(answer, cookie);
}

/** The path of the invitation link mailed to this address; undefined until the mail is written. */
async function invitationFor(data: string, email: string): Promise<string | undefined> {
	for (const mail of await mailsIn(data)) {
		if (!mail.to?.some(({ address }) => address === email)) continue;
		const link = /https?:\/\/\S+(\/admin\/invitation\/[^\s"\]<>)]+)/.exec(mail.text ?? "")?.[1];
		if (link) return link;
	}
	return undefined;
}

/** Polls until `look` returns a value; throws at the time limit. */
export async function waitFor<Found>(
	look: () => Found | undefined | Promise<Found | undefined>,
	timeLimit = 60_000,
): Promise<Found> {
	const deadline = Date.now() + timeLimit;
	for (;;) {
		const found = await look();
		if (found !== undefined) return found;
		if (Date.now() > deadline) throw new Error(`Waited in vain for ${look}`);
		await sleep(50);
	}
}
