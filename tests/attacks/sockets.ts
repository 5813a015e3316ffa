import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { malformedRequests } from "./malformed-requests.ts";
import { type Exchange, exchange, type RawAnswer } from "./raw-http.ts";
import { inParallel, type Target, usedOf, withTarget } from "./target.ts";

const demandedHeaders = [
	"content-security-policy",
	"x-content-type-options",
	"referrer-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"permissions-policy",
	"x-frame-options",
];
const watchedPages = ["/", "/en", "/blogue", "/services/grand-menage", "/_payload.json", "/sitemap.xml"];
/** Longer than the server's own timeout for clients that stop sending. */
const timeLimit = 20_000;

/** Sends malformed requests over raw sockets, which no browser would send. */
export function sockets({ count, seed = 12 }: { count: number; seed?: number }): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const host = `localhost:${target.port}`;
		// Warm-up: memory that the first requests load stays in use and is not a leak.
		await inParallel(malformedRequests(300, seed + 1, host), 32, async (request) => {
			await exchange({ port: target.port, timeLimit, ...request });
		});
		const before = await readPages(target);
		const memoryBefore = usedOf(await target.memory());
		const faults = { failed: [], accepted: [], bare: [], garbled: [], hung: [] } as Record<string, string[]>;
		let closed = 0;
		let slowest = 0;
		await inParallel(malformedRequests(count, seed, host), 32, async (request) => {
			const result = await exchange({ port: target.port, timeLimit, ...request });
			slowest = Math.max(slowest, result.ms);
			if (result.answers.length === 0) closed++;
			for (const [fault, found] of Object.entries(faultsOf(result, request.mustFail))) {
				if (found) faults[fault]?.push(`${request.kind}: ${found}\n${shorten(request.pieces)}`);
			}
		});
		for (const [fault, list] of Object.entries(faults)) {
			for (const each of list.slice(0, 3)) console.log(`  ${fault}: ${each}`);
		}
		const after = await readPages(target);
		const changed = watchedPages.filter((path) => before.get(path) !== after.get(path));
		const memory = await target.memory();
		const grown = (usedOf(memory) - memoryBefore) / 2 ** 20;
		return [
			{
				title: `${count} malformed requests over raw sockets (${closed} ended without an answer)`,
				figures: [
					exactly("answers 5xx", faults.failed?.length ?? 0, 0),
					exactly("answered with success though nothing in it was right", faults.accepted?.length ?? 0, 0),
					exactly("answers without all security headers", faults.bare?.length ?? 0, 0),
					exactly("answers that are not HTTP", faults.garbled?.length ?? 0, 0),
					exactly("lines still open after 20 s", faults.hung?.length ?? 0, 0),
					atMost("slowest exchange", slowest, timeLimit, " ms"),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
					exactly("cached pages that changed", changed.length, 0),
					atMost("memory in use grown, after collection", grown, 32, " MB"),
					atMost("memory of the process", memory.rss / 2 ** 20, 600, " MB"),
				],
			},
		];
	});
}

function faultsOf({ answers, garbled, hung }: Exchange, mustFail: boolean): Record<string, string | false> {
	const failed = answers.find(({ status }) => status >= 500);
	const accepted = mustFail && answers.find(({ status }) => status < 300);
	const bare = answers.find((answer) => missingHeaders(answer).length > 0);
	return {
		failed: failed ? String(failed.status) : false,
		accepted: accepted ? String(accepted.status) : false,
		bare: bare ? `${bare.status} lacks ${missingHeaders(bare).join(", ")}` : false,
		garbled: garbled && "unreadable",
		hung: hung && "open",
	};
}

function missingHeaders({ headers }: RawAnswer): string[] {
	return demandedHeaders.filter((name) => !headers.get(name));
}

function shorten(pieces: readonly (string | Buffer)[]): string {
	return JSON.stringify(pieces.map(String).join("⏎").slice(0, 300));
}

/** Returns only status, ETag and body: these never change on a cached page, unlike the language cookie. */
async function readPages({ origin }: Target): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	for (const path of watchedPages) {
		const response = await fetch(origin + path, { headers: { "Sec-Fetch-Site": "same-origin" } });
		found.set(path, `${response.status} ${response.headers.get("etag")} ${await response.text()}`);
	}
	return found;
}
