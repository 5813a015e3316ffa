import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { readExposition } from "../monitor/read-exposition.ts";
import { createChance } from "./chance.ts";
import { exchange } from "./raw-http.ts";
import { createTally } from "./tally.ts";
import { inParallel, type Target, withTarget } from "./target.ts";

const places = ["/", "/en", "/blogue", "/contactez-nous", "/services/grand-menage", "/en/blog", "/estimation-gratuite"];

/** Pages that nobody has opened before: the first request for each is a wrong spelling, which must not be what is kept. */
const unopened = ["/en/services/house-cleaning", "/en/about", "/services/grand-menage", "/blogue/page/2", "/en/prices"];

/** Requests other spellings of known URLs: none of them may add an entry to the page cache, or be kept as the page. */
export function cacheKeys({ count }: { count: number }): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const tally = createTally();
		const misspelled = unopened.flatMap((path) => [path.replace(/(.)\//, "$1%2F"), path.replace(/[a-z]$/, percent)]);
		await ask(target, misspelled, tally);
		const poisoned = await Promise.all(unopened.map((path) => hasHeading(target, path)));
		await ask(target, places, tally);
		const before = await cachedPages(target);
		const chance = createChance(18);
		await ask(target, writtenOtherwise(count, chance), tally);
		const after = await cachedPages(target);
		const fragment = await statusAt(target, "/contactez-nous#x");
		return [
			{
				title: `${count} addresses with fragments, dots, cases, encodings and queries`,
				figures: [
					...tally.figures("answers 5xx or none", "private pages that may be kept"),
					exactly("status of an address with a fragment", fragment?.status ?? 0, 400),
					exactly("pages without their heading after a wrong spelling", poisoned.filter((has) => !has).length, 0),
					atMost("pages in the cache more than before", after - before, 0),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
				],
			},
		];
	});
}

function* writtenOtherwise(count: number, chance: ReturnType<typeof createChance>): Generator<string> {
	for (let index = 0; index < count; index++) {
		const place = chance.oneOf(places);
		const ways = [
			() => `${place}#${index}`,
			() => `${place}?${index}#x`,
			() => `${place}?utm_campaign=${index}`,
			() => `${place}%23${index}`,
			() => `${place}/../${index}`,
			() => `/${index}/..${place}`,
			() => `/%2e%2e${place}?${index}`,
			() => `${place}/.`,
			() => place.replace(/[a-z]/g, (letter) => (chance.below(2) ? letter.toUpperCase() : letter)),
			() => place.replace(/[a-z]/g, (letter) => (chance.below(2) ? percent(letter) : letter)),
			() => `/${chance.below(2 ** 31)}`,
			() => `/blogue/page/${chance.below(2 ** 31)}`,
		];
		yield chance.oneOf(ways)();
	}
}

function percent(letter: string): string {
	return `%${letter.charCodeAt(0).toString(16)}`;
}

async function ask(target: Target, paths: Iterable<string>, tally: ReturnType<typeof createTally>): Promise<void> {
	await inParallel(paths, 16, async (path) => {
		const answer = await statusAt(target, path);
		tally.note("answers 5xx or none", (!answer || answer.status >= 500) && `${path}: ${answer?.status}`);
		const isPrivate = /^\/(?:contactez-nous|estimation-gratuite)\b/.test(path) && answer?.status === 200;
		const kept = answer?.headers.get("cache-control")?.includes("public");
		tally.note("private pages that may be kept", isPrivate && kept && path);
	});
}

async function statusAt({ port }: Target, path: string) {
	const pieces = [`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`];
	const { answers } = await exchange({ port, pieces, afterwards: "wait", timeLimit: 20_000 });
	return answers[0];
}

async function hasHeading({ origin }: Target, path: string): Promise<boolean> {
	const html = await (await fetch(`${origin}${path}`)).text();
	return html.includes("<h1") && html.includes(`<html lang="${path.startsWith("/en/") ? "en" : "fr"}`);
}

async function cachedPages({ origin }: Target): Promise<number> {
	const figures = readExposition(await (await fetch(`${origin}/metrics`)).text());
	return figures.get("airelle_page_cache_entries") ?? Number.NaN;
}
