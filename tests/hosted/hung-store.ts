import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { phoneLink } from "#app/locale/format.ts";
import { company } from "#content/company.ts";
import { formWords } from "#content/messages/forms.ts";
import { agedKey, type SendingAnswer, send } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "../faults/figures.ts";
import { withHostedSite } from "./hosted-site.ts";

interface Attempt {
	key: string;
	message: string;
	answer: SendingAnswer;
	ms: number;
}

/**
 * Firestore keeps connections open without answering for a while. Returns null when the emulator is external and cannot
 * be paused.
 */
export async function hungStore({
	seconds,
	sendings,
}: {
	seconds: number;
	sendings: number;
}): Promise<FaultReport | null> {
	return withHostedSite({ servers: 1 }, async (site) => {
		const { pause } = site.emulator;
		if (!pause) return null;
		const server = await site.start(0);
		try {
			const attempt = async (key: string, message: string): Promise<Attempt> => {
				const started = performance.now();
				const answer = await send(site.origin, { key, message });
				return { key, message, answer, ms: performance.now() - started };
			};
			const fresh = async () => attempt(await agedKey(site.data), `Bonjour, ${randomUUID()}`);
			const first = await fresh();
			for (const path of publicPaths) await readPage(site.origin, path);
			pause();
			const sent = Array.from({ length: sendings }, fresh);
			const pages: Promise<number>[] = [];
			for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(100)) {
				pages.push(...publicPaths.map((path) => readPage(site.origin, path)));
			}
			const statuses = await Promise.all(pages);
			site.emulator.resume();
			const answers = await Promise.all(sent);
			const refused = answers.filter(({ answer }) => answer.status === 503);
			const again: Attempt[] = [];
			for (const { key, message } of refused) again.push(await attempt(key, message));
			const leads = await site.read("leads");
			const references = new Set(leads.map(({ reference }) => reference));
			const thanked = [first, ...answers, ...again].flatMap(({ answer }) => answer.reference ?? []);
			return {
				title: `Firestore hangs for ${seconds} s`,
				figures: [
					atLeast("refused with the words kept and the phone beside", refused.filter(isHelpful).length, refused.length),
					exactly("answers other than an acknowledgement or 503", answers.filter(isOdd).length, 0),
					exactly("acknowledged without being kept", thanked.filter((one) => !references.has(one)).length, 0),
					exactly(
						"kept after pressing Send again",
						again.filter(({ answer }) => answer.reference).length,
						refused.length,
					),
					exactly("leads for each form", leads.length, sendings + 1),
					exactly("public pages that failed meanwhile", statuses.filter((status) => status !== 200).length, 0),
					atMost("slowest answer", largest(answers.map(({ ms }) => ms)), 20_000, " ms"),
					exactly("deaths", server.isAlive() ? 0 : 1, 0),
				],
			};
		} finally {
			site.emulator.resume();
			await server.kill();
		}
	});
}

const publicPaths = ["/", "/contactez-nous", "/healthz"];

function isOdd({ answer }: Attempt): boolean {
	return answer.status !== 503 && !answer.reference;
}

/** True when the page shows the error with the phone number, and the typed message is still in its field. */
function isHelpful({ message, answer: { body } }: Attempt): boolean {
	const [, notice] = body.split(formWords.fr.failures.unavailable);
	return body.includes(message) && (notice?.slice(0, 400).includes(phoneLink(company.phone)) ?? false);
}

async function readPage(origin: string, path: string): Promise<number> {
	const response = await fetch(`${origin}${path}`, { headers: { Cookie: "locale=fr" } });
	await response.text();
	return response.status;
}
