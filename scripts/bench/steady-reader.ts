import { Agent } from "node:http";
import { browserHeaders } from "./browser-headers.ts";
import { fetchPage } from "./fetch-page.ts";

/**
 * Asks for a page at a constant rate and prints the waiting times in milliseconds. Each is counted from the moment when
 * the request was due: a server that stops for a second delays all requests of that second, not only one.
 */
const [, , url = "", perSecond = "100", seconds = "5"] = process.argv;
const agent = new Agent({ keepAlive: true, scheduling: "fifo", maxSockets: 20 });
const every = 1000 / Number(perSecond);
const count = Number(perSecond) * Number(seconds);
const answers: Promise<number>[] = [];
const started = performance.now();

await new Promise<void>((resolve) => {
	const timer = setInterval(() => {
		while (answers.length < count && performance.now() >= started + answers.length * every)
			answers.push(read(started + answers.length * every));
		if (answers.length < count) return;
		clearInterval(timer);
		resolve();
	}, 1);
});
console.log(JSON.stringify(await Promise.all(answers)));
agent.destroy();

async function read(due: number): Promise<number> {
	// The timer is late by up to a millisecond: that is no waiting for the server.
	const asked = Math.min(performance.now(), due + 1);
	const { status } = await fetchPage(url, browserHeaders, agent);
	if (status !== 200) throw new Error(`${url} answered ${status}`);
	return performance.now() - asked;
}
