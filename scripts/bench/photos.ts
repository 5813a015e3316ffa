import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../percentile.ts";
import { fetchSettledPage } from "./fetch-page.ts";
import { atMost, type Figure, seen } from "./figures.ts";
import { run } from "./load.ts";
import { median } from "./median.ts";
import { phonePhoto, startPhones } from "./phones.ts";
import type { Running } from "./process.ts";

const phones = 20;
const perSecond = 100;

/** Reads the home page from the cache at a constant rate, in turn while nothing else happens and while phones send photos. */
export async function photoFigures(
	site: Running,
	{ rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
	const url = `${site.origin}/`;
	await fetchSettledPage(url);
	const photo = await phonePhoto();
	await read(url, 2);
	const [quiet, busy]: [Times[], Times[]] = [[], []];
	const waits: number[] = [];
	let accepted = 0;
	let lost = 0;
	for (let round = 0; round < rounds; round++) {
		quiet.push(await read(url, seconds));
		const sending = startPhones(site.origin, phones, photo);
		// Until the first photos are complete.
		await sleep(5_000);
		busy.push(await read(url, seconds));
		await sending.stop();
		waits.push(...sending.waits);
		accepted += sending.accepted();
		lost += sending.lost();
		await sleep(2_000);
	}
	const of = (times: readonly Times[], pick: keyof Times) => median(times.map((one) => one[pick]));
	const ratio = median(busy.map(({ p99 }, round) => p99 / (quiet[round]?.p99 ?? Number.NaN)));
	return [
		atMost(`p99 of a cached page while ${phones} phones send photos, relative to quiet`, ratio, 3, "×", 2),
		seen(`p50 of a cached page, ${perSecond} requests/s, quiet`, of(quiet, "p50"), "ms", 2),
		seen("p99 of a cached page, quiet", of(quiet, "p99"), "ms", 2),
		seen("p50 of a cached page while phones send photos", of(busy, "p50"), "ms", 2),
		seen("p99 of a cached page while phones send photos", of(busy, "p99"), "ms", 2),
		seen(`photos of ${(photo.length / 1e6).toFixed(1)} MB accepted`, accepted, ""),
		atMost("estimates with fewer photos than were sent", lost, 0, ""),
		seen("from the last byte of a photo to its answer, median", median(waits), "ms"),
		seen("the same, p99", percentile(waits, 0.99), "ms"),
	];
}

interface Times {
	p50: number;
	p99: number;
}

/** In a process of its own, which the phones of this one do not delay. */
async function read(url: string, seconds: number): Promise<Times> {
	const reader = join(import.meta.dirname, "steady-reader.ts");
	const report = await run(process.execPath, [reader, url, String(perSecond), String(seconds)]);
	const times = JSON.parse(report) as number[];
	return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
