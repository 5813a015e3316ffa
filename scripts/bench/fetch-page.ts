import { type Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Answer {
	status: number;
	/** Names and values in turn, as they were sent. */
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

/** A page as later visitors get it: brotli is made in the background. */
export async function fetchSettledPage(url: string): Promise<Answer> {
	for (let attempt = 0; attempt < 200; attempt++) {
		const answer = await fetchPage(url, { "Accept-Encoding": "gzip, br" });
		if (answer.encoding === "br") return answer;
		await sleep(50);
	}
	throw new Error(`${url} was never sent with brotli encoding`);
}
