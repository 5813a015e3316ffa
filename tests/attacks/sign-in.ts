import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../scripts/percentile.ts";
import { totp } from "../contracts/totp.ts";
import { atMost, exactly, type FaultReport, largest } from "../faults/figures.ts";
import { type Answer, ask, cookiesOf, post } from "./ask.ts";
import { hireStaff, password, type SecondFactor, type Staff, setUpSecondFactor, signIn } from "./staff.ts";
import { inParallel, type Target, withTarget } from "./target.ts";

/** Floods and guesses at the sign-in of the back office. `X-Forwarded-For` simulates the attacker's networks. */
export function signInAttacks(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => {
		const staff = await hireStaff(target);
		// The flood runs last: it uses up the rate limit of the network that the other two sign in from.
		return [await replayedCodes(target), await guessedCodes(target, staff), await signInFlood(target)];
	});
}

/**
 * Sends the same code concurrently from six half-open sessions in six networks: an authenticator code, then a recovery
 * code.
 */
async function replayedCodes({ origin }: Target): Promise<FaultReport> {
	const { key, recoveryCodes }: SecondFactor = await setUpSecondFactor(origin, await signIn(origin, "witness"));
	const signInsWith = async (code: string) => {
		const cookies: string[] = [];
		for (let count = 0; count < 6; count++) cookies.push(await signIn(origin, "witness"));
		const answers = await Promise.all(
			cookies.map((cookie, index) => sendCode(origin, code, cookie, `10.1.${index}.1`)),
		);
		const opened = answers.map((answer, index) =>
			ask({ origin, path: "/admin", cookie: cookiesOf(answer, cookies[index]) }),
		);
		return (await Promise.all(opened)).filter(({ status }) => status === 200).length;
	};
	// The code that turned the second factor on is used up: take the one of the next 30-second step.
	const next = totp(key, Date.now() + 30_000);
	return {
		title: "one code, six half-open sessions, six networks at once",
		figures: [
			exactly("sign-ins with a code of the application", await signInsWith(next), 1),
			exactly("sign-ins with a recovery code", await signInsWith(recoveryCodes[0] ?? ""), 1),
		],
	};
}

/** An attacker who knows the password sends wrong codes from 600 networks, 30 at a time. */
async function guessedCodes({ origin }: Target, { cookies, halfKey }: Staff): Promise<FaultReport> {
	const right = new Set([-60, -30, 0, 30, 60, 90, 120].map((seconds) => totp(halfKey, Date.now() + seconds * 1000)));
	const wrong = Array.from({ length: 700 }, (_, index) => String(index * 1373).padStart(6, "0"))
		.filter((code) => !right.has(code))
		.slice(0, 600);
	const statuses: number[] = [];
	await inParallel(wrong.entries(), 30, async ([index, code]) => {
		const network = `10.${2 + (index >> 8)}.${index & 255}.1`;
		statuses.push((await sendCode(origin, code, cookies.half, network)).status);
	});
	const halfOpen = await ask({ origin, path: "/admin/connexion/code", cookie: cookies.half });
	const later = await sendCode(origin, totp(halfKey), await signIn(origin, "half"), "10.9.9.1");
	return {
		title: "600 wrong codes from 600 networks",
		figures: [
			exactly("codes sent", statuses.length, 600),
			atMost("codes tried", statuses.filter((status) => status === 401).length, 10),
			exactly("half-open sessions that are still there", halfOpen.status === 200 ? 1 : 0, 0),
			exactly("sign-ins with a right code while the member's budget is spent", later.status === 303 ? 1 : 0, 0),
			exactly("answers 5xx", statuses.filter((status) => status >= 500).length, 0),
		],
	};
}

function sendCode(origin: string, code: string, cookie: string, network: string): Promise<Answer> {
	const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": network };
	return post(origin, "/admin/connexion/code", { code }, { cookie, headers });
}

/**
 * Sends 240 wrong passwords in six seconds from one network, each for another e-mail address, while a visitor reads
 * the contact page.
 */
async function signInFlood({ origin }: Target): Promise<FaultReport> {
	const attempts = 240;
	await readContact(origin);
	const before = percentile(await readContactFor(origin, 2_000), 0.95);
	const flood = Array.from({ length: attempts }, async (_, index) => {
		await sleep(index * 25);
		const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": `10.20.0.${index}` };
		return post(
			origin,
			"/admin/connexion",
			{ email: `guess-${index}@airelle.example`, password: "wrong one" },
			{ headers },
		);
	});
	const [answers, times] = await Promise.all([Promise.all(flood), readContactFor(origin, 6_000)]);
	// Speed varies on a shared machine: take the slower baseline of before and after.
	const idle = Math.max(before, percentile(await readContactFor(origin, 2_000), 0.95));
	const refusedEarly = answers.filter(({ status }) => status === 429);
	const member = { email: "agent@airelle.example", password };
	const elsewhere = { Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "10.21.0.1" };
	const owner = await post(origin, "/admin/connexion", member, { headers: elsewhere });
	return {
		title: `${attempts} wrong sign-ins in six seconds from one network (contact page under attack: median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${largest(times).toFixed(1)} ms)`,
		figures: [
			exactly("contact pages read meanwhile", times.length, 60),
			{
				...atMost("contact page, 95th percentile", percentile(times, 0.95), 10 * idle, " ms"),
				mark: `≤ 10 × ${idle.toFixed(1)} ms`,
			},
			atMost("passwords checked", answers.filter(({ status }) => status === 401).length, 30),
			exactly("429 without Retry-After", refusedEarly.filter(({ headers }) => !headers["retry-after"]).length, 0),
			exactly("429 that lost the typed e-mail", refusedEarly.filter(({ body }) => !body.includes("guess-")).length, 0),
			exactly("answers 5xx", answers.filter(({ status }) => status >= 500).length, 0),
			exactly("a member elsewhere who cannot sign in", owner.status === 303 ? 0 : 1, 0),
		],
	};
}

async function readContact(origin: string): Promise<number> {
	const started = performance.now();
	const headers = { "Accept-Encoding": "br, gzip" };
	const { status } = await ask({ origin, path: "/contactez-nous", headers });
	if (status !== 200) throw new Error(`The contact page answered ${status}`);
	return performance.now() - started;
}

/** Starts a request every 100 ms, whether or not the earlier ones are answered. */
function readContactFor(origin: string, duration: number): Promise<number[]> {
	const readers = Array.from({ length: duration / 100 }, async (_, index) => {
		await sleep(index * 100);
		return readContact(origin);
	});
	return Promise.all(readers);
}
