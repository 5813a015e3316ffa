import { Agent } from "node:http";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { createChance } from "./chance.ts";
import { read } from "./readers.ts";
import { inParallel, type Target, usedOf } from "./target.ts";

/** Requests URLs that never occurred before: none of them may stay in memory. */
export async function randomQueries(target: Target, count: number): Promise<FaultReport> {
	const { origin } = target;
	const chance = createChance(99);
	const agent = new Agent({ keepAlive: true, maxSockets: 16 });
	// Cheap URLs make up most of the traffic; every kind of URL occurs.
	const places = [
		"/sitemap.xml",
		"/robots.txt",
		"/assets/x.js",
		"/contact/",
		"/builds/latest.json",
		"/healthz",
		"/favicon.ico",
	];
	const address = (index: number) => {
		const query = `${encodeURIComponent(chance.text(8))}=${chance.below(2 ** 31)}&${index}`;
		if (index % 100 === 0) return `/${chance.oneOf(["", "blogue", "en", "rien"])}?${query}`;
		if (index % 100 < 4) return `/${chance.below(2 ** 31)}/_payload.json?${query}`;
		if (index % 100 < 6) return `/_suggest?locale=fr&q=${query}`;
		return `${chance.oneOf(places)}?${query}`;
	};
	const work = async (total: number) => {
		let failed = 0;
		const addresses = (function* () {
			for (let index = 0; index < total; index++) yield address(index);
		})();
		await inParallel(addresses, 16, async (path) => {
			const { status } = await read(origin, path, agent);
			if (status >= 500 || status === 0) failed++;
		});
		return failed;
	};
	await work(3000);
	const before = usedOf(await target.memory());
	const failed = await work(count);
	const after = usedOf(await target.memory());
	agent.destroy();
	return {
		title: `${count} random query strings`,
		figures: [
			exactly("answers 5xx or none", failed, 0),
			atMost("memory in use grown, after collection", (after - before) / 2 ** 20, 16, " MB"),
			exactly("crashes", target.isAlive() ? 0 : 1, 0),
		],
	};
}
