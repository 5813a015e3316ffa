import { type Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Answer {
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

/** Fetches a page until its size stays the same: its smallest form is made in the background from the second request on. */
export async function fetchSettledPage(url: string): Promise<Answer> {
	let last = await fetchPage(url, { "Accept-Encoding": "gzip, br" });
	for (let same = 0; same < 15; same++) {
		await sleep(100);
		const answer = await fetchPage(url, { "Accept-Encoding": "gzip, br" });
		if (answer.body.length !== last.body.length) same = 0;
		last = answer;
	}
	return last;
}
