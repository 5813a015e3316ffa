import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { ask, cookiesOf, post } from "./ask.ts";
import { password, type Staff, signIn } from "./staff.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

const cookieName = "staff.session_token";

/** Session tokens: fixation, replacement, sign-out, disabled members, a stolen database, and cookie flags. */
export async function sessions({ origin, data }: Target, { cookies, members }: Staff): Promise<FaultReport> {
	const tally = createTally();
	let checks = 0;
	const opens = async (cookie: string) => (await ask({ origin, path: "/admin", cookie })).status === 200;
	const shut = async (name: string, cookie: string) => {
		checks++;
		tally.note(name, (await opens(cookie)) && `still opens: ${cookie.slice(0, 60)}`);
	};

	// Session fixation: a token is planted in the browser before the member signs in.
	for (const planted of [`${cookieName}=planted`, `${cookieName}=planted.c2lnbmF0dXJl`, cookies.agent]) {
		const after = await signIn(origin, "witness", planted);
		checks++;
		tally.note("a key that survives the sign-in", sessionOf(after) === sessionOf(planted) && planted);
		await shut("a key that was there before the sign-in and still opens", `${cookieName}=planted`);
	}
	await shut("a replaced key that still opens", cookies.agent);

	const first = await signIn(origin, "agent");
	const second = await signIn(origin, "agent", first);
	tally.note("a key that survives the sign-in", sessionOf(first) === sessionOf(second) && "the same key twice");
	await shut("a replaced key that still opens", first);

	const out = await post(origin, "/admin/deconnexion", {}, { cookie: second });
	tally.note("a key that survives the sign-out", sessionOf(cookiesOf(out, second)) !== "" && "not taken back");
	await shut("a key that survives the sign-out", second);

	const working = await signIn(origin, "witness");
	if (!(await opens(working))) tally.note("a member who is not let in", "witness");
	const disabled = { intent: "disable", confirm: "yes" };
	await post(origin, `/admin/membres/${members.witness}`, disabled, { cookie: cookies.administrator });
	await shut("a disabled member who is let in", working);
	const again = await post(origin, "/admin/connexion", { email: "witness@airelle.example", password });
	checks++;
	tally.note("a disabled member who is let in", again.status === 303 && "by signing in again");

	// A stolen database has the tokens, but not the signature, which needs the server's secret.
	for (const token of tokensIn(data)) {
		for (const forged of [
			token,
			`${token}.`,
			`${token}.${Buffer.from(token).toString("base64")}`,
			encodeURIComponent(token),
		]) {
			await shut("a stolen database that opens a session", `${cookieName}=${forged}`);
		}
	}
	const line = (await post(origin, "/admin/connexion", { email: "editor@airelle.example", password })).headers[
		"set-cookie"
	]?.find((each) => each.startsWith(cookieName));
	for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"]) {
		checks++;
		tally.note("a session cookie without its flags", !line?.includes(flag) && `${flag} is missing in ${line}`);
	}
	tally.note("a session cookie without its flags", line?.includes("Domain") && line);
	const names = [
		"a key that survives the sign-in",
		"a replaced key that still opens",
		"a key that survives the sign-out",
		"a disabled member who is let in",
		"a stolen database that opens a session",
		"a session cookie without its flags",
	];
	return { title: "sessions", figures: [atLeast("checks", checks, 15), ...tally.figures(...names)] };
}

function sessionOf(cookies: string): string {
	return new RegExp(`${cookieName}=([^;]*)`).exec(cookies)?.[1] ?? "";
}

function tokensIn(data: string): string[] {
	const database = new DatabaseSync(join(data, "airelle.sqlite"), { readOnly: true });
	try {
		const rows = database.prepare("SELECT token FROM staff_sessions").all();
		return rows.map(({ token }) => String(token));
	} finally {
		database.close();
	}
}
