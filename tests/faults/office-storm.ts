import { setTimeout as sleep } from "node:timers/promises";
import type { Lead } from "#app/model/leads/lead.ts";
import { type Answer, ask, cookiesOf, type Fields, post } from "../attacks/ask.ts";
import { password, signIn, waitFor } from "../attacks/staff.ts";
import { withStore } from "../e2e/office-data.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { killWhileWorking } from "./kill-while-working.ts";
import { type ServerHome, type ServerProcess, startProcess } from "./server-process.ts";

/** What everybody in a storm knows. */
export interface StormGround {
	home: ServerHome;
	/** Of an administrator. */
	cookie: string;
	over: boolean;
	/** Forms that were sent again after a cut. */
	sentAgain: number;
	/** Answers other than an acknowledgement. */
	refused: number;
}

/** Stores leads, and works on each of them while the server is killed and restarted on the same data. */
export async function stormOver<Ground extends StormGround>(
	home: ServerHome,
	{ kills, leads, lead }: { kills: number; leads: number; lead?: (id: string) => Partial<Lead> },
	prepare: (ground: StormGround) => Ground,
	work: (ground: Ground, id: string, index: number) => Promise<void>,
): Promise<Ground & { damaged: number }> {
	const ids = Array.from({ length: leads }, (_, index) => `lead-${index}`);
	await storeLeads(home, ids, lead);
	const server = await startProcess(home);
	const cookie = await administrator(home, server);
	const ground = prepare({ home, cookie, over: false, sentAgain: 0, refused: 0 });
	const workers = ids.map((id, index) => work(ground, id, index));
	const { damaged } = await killWhileWorking(server, ground, workers, { kills, pause: [50, 1500] });
	return { ...ground, damaged };
}

/**
 * Posts the same form until it is acknowledged with a redirect: a repeat of a change that was made is acknowledged too.
 * False for any other answer, or when no server answers any more.
 */
export async function sendUntilKept(
	ground: StormGround,
	path: string,
	fields: Fields | FormData,
	cookie: string,
): Promise<boolean> {
	for (let tries = 0; tries < 400; tries++) {
		try {
			const { status } = await post(ground.home.origin, path, fields, { cookie });
			if (status === 303) return true;
			ground.refused++;
			return false;
		} catch {
			ground.sentAgain++;
			await sleep(50);
		}
	}
	return false;
}

/** Asks until a server answers with 200; null when the storm is over before that. */
export async function askUntilAnswered(
	{ home, over }: StormGround,
	path: string,
	cookie: string,
): Promise<Answer | null> {
	for (let tries = 0; tries < 400 && !over; tries++) {
		try {
			const answer = await ask({ origin: home.origin, path, cookie });
			if (answer.status === 200) return answer;
		} catch {
			await sleep(50);
		}
	}
	return null;
}

export async function storeLeads(
	{ data }: ServerHome,
	ids: readonly string[],
	lead = (_: string): Partial<Lead> => ({}),
) {
	const writes = ids.map((id, index) =>
		create("leads", id, {
			...{ ...contactLead, idempotencyKey: id, contentHash: id, reference: `AIR-${index}` },
			...lead(id),
		}),
	);
	await withStore({ data }, (store) => store.commit(writes));
}

export async function administrator({ origin }: ServerHome, server: ServerProcess): Promise<string> {
	const path = await waitFor(() => /(\/admin\/premier-acces\/\S+)/.exec(server.output())?.[1]);
	await post(origin, path, { name: "Ariane", email: "ariane@airelle.example", newPassword: password });
	const cookie = await signIn(origin, "ariane");
	return cookiesOf(await ask({ origin, path: "/admin", cookie }), cookie);
}

/** How many texts are in only one of two lists. */
export function differences(one: readonly string[], other: readonly string[]): number {
	const [ones, others] = [new Set(one), new Set(other)];
	return [...ones].filter((each) => !others.has(each)).length + [...others].filter((each) => !ones.has(each)).length;
}
