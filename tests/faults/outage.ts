import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { phoneLink } from "#app/locale/format.ts";
import { company } from "#content/company.ts";
import { estimateWords } from "#content/estimate/fr.ts";
import { formWords } from "#content/messages/forms.ts";
import { agedKey, type Channel, type Sending, type SendingAnswer, send } from "./contact-visitor.ts";
import { type PreparedEstimate, prepareEstimate, sendEstimate } from "./estimate-visitor.ts";
import { largest } from "./figures.ts";
import { type ServerHome, type ServerProcess, withServer } from "./server-process.ts";
import { readLeads } from "./stored-leads.ts";

export interface Outage {
	sent: number;
	/** Leads acknowledged that are not in the store, or while the store could not be written. */
	falseAcknowledgements: number;
	refused: number;
	refusedBadly: number;
	otherAnswers: number;
	pagesFailed: number;
	slowestPageMs: number;
	/** Leads refused during the outage and stored when sent again after it. */
	keptLater: number;
	leads: number;
	deaths: number;
}

interface OutagePlan {
	begin(): Promise<void>;
	end(): Promise<void>;
	sendings: number;
	everyMs?: number;
	/** True when the outage blocks every write: any acknowledgement during it is false. */
	nothingIsWritten?: boolean;
}

/** A message from the contact page, or the last step of a prepared estimate. */
interface AnySending extends Sending {
	name: string;
	estimate: PreparedEstimate | null;
}

interface Attempt {
	sending: AnySending;
	channel: Channel;
	answer: SendingAnswer;
	answeredAt: number;
}

/** Sends forms and reads pages while the store cannot be written, then sends the refused forms again. */
export function duringOutage(home: ServerHome, plan: OutagePlan): Promise<Outage> {
	return withServer(home, async (server) => {
		// Warm-up: the form and the pages have been served before the outage.
		await attempt(home, await newSending(home), "page");
		for (const path of publicPaths) await readPage(home, path);
		const prepared: PreparedEstimate[] = [];
		for (let index = 0; index < plan.sendings / 2; index++) {
			prepared.push(await prepareEstimate(home.origin, index % 4 === 0 ? 1 : 0));
		}
		await plan.begin();
		const pages = readPages(home);
		const attempts: Promise<Attempt>[] = [];
		let endedAt = Number.POSITIVE_INFINITY;
		try {
			for (let index = 0; index < plan.sendings; index++) {
				const estimate = index % 2 === 0 ? null : (prepared.pop() ?? null);
				attempts.push(attempt(home, await newSending(home, estimate), index % 4 < 2 ? "page" : "data"));
				await sleep(plan.everyMs ?? 50);
			}
			if (!plan.nothingIsWritten) await Promise.all(attempts);
		} finally {
			endedAt = performance.now();
			await plan.end();
		}
		const answers = await Promise.all(attempts);
		const { failed, slowest } = await pages.stop();
		const early = plan.nothingIsWritten ? answers.filter((a) => a.answer.reference && a.answeredAt < endedAt) : [];
		return { ...(await settle(home, server, answers, early.length)), pagesFailed: failed, slowestPageMs: slowest };
	});
}

async function settle(home: ServerHome, server: ServerProcess, answers: readonly Attempt[], early: number) {
	const refused = answers.filter(({ answer }) => answer.status === 503);
	const kept = answers.filter(({ answer }) => answer.reference);
	const again: Attempt[] = [];
	for (const { sending, channel } of refused) again.push(await attempt(home, sending, channel));
	const leads = readLeads(home.data);
	const references = new Set(
		leads.map(({ kind, followToken, reference }) => (kind === "estimate" ? followToken : reference)),
	);
	const acknowledged = [...kept, ...again.filter(({ answer }) => answer.reference)];
	return {
		sent: answers.length + 1,
		falseAcknowledgements: early + acknowledged.filter(({ answer }) => !references.has(answer.reference ?? "")).length,
		refused: refused.length,
		refusedBadly: refused.filter((refusal) => !isHelpful(refusal)).length,
		otherAnswers: answers.length - refused.length - kept.length,
		keptLater: again.filter(({ answer }) => answer.reference).length,
		leads: leads.length,
		deaths: server.isAlive() ? 0 : 1,
	};
}

async function newSending({ data }: ServerHome, estimate: PreparedEstimate | null = null): Promise<AnySending> {
	return { key: await agedKey(data), name: `Jeanne ${randomUUID()}`, message: `Bonjour, ${randomUUID()}`, estimate };
}

async function attempt({ origin }: ServerHome, sending: AnySending, channel: Channel): Promise<Attempt> {
	const { estimate, ...fields } = sending;
	const sent = estimate ? sendEstimate(origin, estimate, fields, channel) : send(origin, fields, channel);
	const answer = await sent.catch((error: unknown) => ({
		status: 0,
		body: String(error),
		reference: null,
	}));
	return { sending, channel, answer, answeredAt: performance.now() };
}

/** True when the response explains the failure next to the phone number and keeps all typed text. */
function isHelpful({ sending, channel, answer: { body } }: Attempt): boolean {
	const { estimate, name, message, key } = sending;
	const typed = (estimate ? [name] : [name, message, key]).every((word) => body.includes(word));
	if (channel === "data") return typed && body.includes('"unavailable"');
	const { failures } = estimate ? estimateWords.errors : formWords.fr;
	const [, notice] = body.split(failures.unavailable);
	return typed && (notice?.slice(0, 400).includes(phoneLink(company.phone)) ?? false);
}

const publicPaths = ["/", "/contactez-nous", "/en/contact", "/healthz"] as const;

/** Reads public pages repeatedly: a blocked store must not delay them. */
function readPages(home: ServerHome) {
	const times: number[] = [];
	let [over, failed] = [false, 0];
	const reading = (async () => {
		for (let turn = 0; !over; turn++) {
			const started = performance.now();
			const status = await readPage(home, publicPaths[turn % publicPaths.length] ?? "/");
			times.push(performance.now() - started);
			if (status !== 200) failed++;
			await sleep(50);
		}
	})();
	return {
		async stop() {
			over = true;
			await reading;
			return { failed, slowest: largest(times) };
		},
	};
}

async function readPage({ origin }: ServerHome, path: string): Promise<number> {
	try {
		const response = await fetch(`${origin}${path}`, { headers: { Cookie: "locale=fr" } });
		await response.text();
		return response.status;
	} catch {
		return 0;
	}
}
