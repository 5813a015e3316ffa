import { setTimeout as sleep } from "node:timers/promises";
import { agedKey } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { ask, post } from "./ask.ts";
import { pages } from "./readers.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

const person = { name: "Jeanne Tremblay", email: "jeanne@visiteur.example" };

/** Graceful shutdown while 64 visitors read and write: every accepted request gets a response. */
export async function stopUnderLoad(target: Target): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	let stopping = false;
	let answered = 0;
	let acknowledged = 0;
	const visitors = Array.from({ length: 64 }, async (_, index) => {
		// No new requests once the shutdown has begun: a proxy would route them elsewhere. Each request has its own
		// connection: the server could close a keep-alive one between two requests.
		for (let turn = 0; !stopping; turn++) {
			const when = () => (stopping ? "after the signal" : "before it");
			// One visitor in eight sends forms, one in eight requests pages that are not cached.
			const query = index % 8 === 1 ? `?${index}-${turn}` : "";
			const path = `${pages[turn % pages.length]}${query}`;
			const headers = { "Sec-Fetch-Site": "same-origin" };
			const asked =
				index % 8 === 0
					? post(
							origin,
							"/contactez-nous",
							{ ...person, key: await agedKey(data), message: `${index} ${turn}` },
							{ headers },
						)
					: ask({ origin, path, headers });
			await asked.then(
				({ status }) => {
					answered++;
					if (status === 303) acknowledged++;
					tally.note("requests that failed", status !== 200 && status !== 303 && `${path} ${status}, ${when()}`);
				},
				(error: Error) => tally.note("requests that failed", `${path} ${error.message}, ${when()}`),
			);
		}
	});
	while (answered < 400) await sleep(20);
	const started = performance.now();
	const code = target.stop();
	stopping = true;
	await Promise.all(visitors);
	const exit = await code;
	const took = (performance.now() - started) / 1000;
	return {
		title: `SIGTERM under load (${answered} answered, ${acknowledged} of them acknowledged)`,
		figures: [
			...tally.figures("requests that failed"),
			atLeast("requests answered", answered, 50),
			exactly("exit code", exit ?? -1, 0),
			atMost("until it had stopped", took, 10, " s"),
		],
	};
}
