import { type Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface Answer {
	status: number;
	/** Alternating names and values, as they were received. */
	head: readonly string[];
	encoding: string | undefined;
	body: Buffer;
}

export function fetchPage(url: string, headers: Readonly<Record<string, string>> = {}, agent?: Agent): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request(url, { headers: { Host: `localhost:${new URL(url).port}`, ...headers }, agent }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					head: response.rawHeaders,
					encoding: response.headers["content-encoding"],
					body: Buffer.concat(chunks),
				}),
			);
		})
			.on("error", reject)
			.end();
	});
}

/**
 * Fetches a page until it has not become smaller for a while: its smallest form is made in the background from the second request
 * on. Pages that are not cached are a few bytes longer or shorter each time.
 */
export async function fetchSettledPage(url: string): Promise<Answer> {
	const ask = () => fetchPage(url, { "Accept-Encoding": "gzip, br" });
	let smallest = await ask();
	for (let attempt = 0; attempt < 15; attempt++) {
		await sleep(100);
		const answer = await ask();
		if (answer.body.length >= 0.98 * smallest.body.length) continue;
		smallest = answer;
		attempt = 0;
	}
	return smallest;
}
