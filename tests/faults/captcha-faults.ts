import { randomUUID } from "node:crypto";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import { agedKey, idOfKey, send } from "./contact-visitor.ts";
import { startVerificationServer, type VerificationServer } from "./fake-captcha.ts";
import { atMost, exactly, type FaultReport, type Figure, largest } from "./figures.ts";
import { type ServerHome, withServer, withServerHome } from "./server-process.ts";
import { readLeads } from "./stored-leads.ts";

interface CaptchaCase {
	name: string;
	token: string;
	flags: readonly SpamFlag[];
}

/** The first word of a token selects how the fake provider responds. */
const cases: readonly CaptchaCase[] = [
	{ name: "a person", token: "person-1", flags: [] },
	{ name: "replayed token", token: "person-1", flags: ["captcha-refused"] },
	{ name: "low score", token: "machine", flags: ["captcha-low"] },
	{ name: "refused token", token: "refused", flags: ["captcha-refused"] },
	{ name: "another form's token", token: "elsewhere", flags: ["captcha-refused"] },
	{ name: "slow provider (10 s)", token: "slow", flags: [] },
	{ name: "provider that stops in mid-answer", token: "stalled", flags: [] },
	{ name: "garbage instead of JSON", token: "garbage", flags: [] },
	{ name: "JSON of another kind", token: "strange", flags: [] },
	{ name: "provider's own error 500", token: "error", flags: [] },
	{ name: "connection cut", token: "cut", flags: [] },
	{ name: "no token at all", token: "", flags: [] },
];

/** The lead is stored whatever the captcha provider does, and flagged only when the provider's verdict says so. */
export async function captchaFaults(): Promise<FaultReport> {
	const provider = await startVerificationServer();
	const settings = {
		CAPTCHA_SITE_KEY: "site-key-of-the-tests",
		CAPTCHA_SECRET: "secret-of-the-tests",
		CAPTCHA_VERIFY_ORIGIN: provider.origin,
	};
	try {
		return await withServerHome(settings, (home) => withServer(home, () => tryAll(home, provider)));
	} finally {
		await provider.stop();
	}
}

async function tryAll(home: ServerHome, provider: VerificationServer): Promise<FaultReport> {
	const [figures, times]: [Figure[], number[]] = [[], []];
	const tryOne = async ({ name, token, flags }: CaptchaCase) => {
		const { found, ms } = await sendWith(home, token);
		times.push(ms);
		const [measured, mark] = [wordsFor(found), wordsFor(flags)];
		figures.push({ name: `${name} (${Math.round(ms)} ms)`, measured, mark, ok: measured === mark });
	};
	for (const example of cases) await tryOne(example);
	const asked = provider.asked();
	await provider.stop();
	await tryOne({ name: "provider down", token: "person-2", flags: [] });
	figures.push(exactly("questions that reached the provider", asked, cases.filter(({ token }) => token).length));
	figures.push(atMost("slowest answer", largest(times), 4000, " ms"));
	return { title: "captcha failures: outcome for the lead", figures };
}

/** Returns the spam flags of the stored lead, or null when it was not stored. */
async function sendWith(home: ServerHome, captcha: string): Promise<{ found: readonly string[] | null; ms: number }> {
	const key = await agedKey(home.data);
	const started = performance.now();
	const { reference } = await send(home.origin, { key, message: `Bonjour, ${randomUUID()}`, captcha });
	const ms = performance.now() - started;
	const lead = readLeads(home.data).find(({ idempotencyKey }) => idempotencyKey === idOfKey(key));
	return { found: lead && lead.reference === reference ? lead.spam : null, ms };
}

function wordsFor(flags: readonly string[] | null): string {
	if (!flags) return "lost";
	return flags.length > 0 ? `kept, ${flags.join(" ")}` : "kept";
}
