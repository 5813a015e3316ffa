import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentStore } from "../../app/model/ports.ts";
import { atMost, type Figure } from "./figures.ts";
import { articleQuestions } from "./growth/article-questions.ts";
import { originalDocuments, siteWith } from "./growth/articles.ts";
import { crewQuestions } from "./growth/crew-questions.ts";
import { crewStore } from "./growth/crew-stores.ts";
import { fewLeads, leadStore, manyLeads } from "./growth/lead-stores.ts";
import { officeQuestions } from "./growth/office-questions.ts";
import { timesOf } from "./growth/ratios.ts";

const mostAllowed = 1.5;
const [fewArticles, manyArticles] = [10, 1_000];
const [fewCrews, manyCrews] = [1, 10];

/**
 * Compares a small company with a large one: 10 and 1,000 articles, 100 and 50,000 leads, one crew and ten crews with two
 * years of appointments. Every figure is a ratio of times; the name says where the answer of a large company has more in it.
 */
export async function growthFigures(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), "airelle-growth-"));
	const opened: DocumentStore[] = [];
	const open = async (store: Promise<DocumentStore>) => {
		opened.push(await store);
		return store;
	};
	try {
		const originals = await originalDocuments();
		const [few, many] = [siteWith(originals, fewArticles), siteWith(originals, manyArticles)];
		const leads = [await open(leadStore(folder, fewLeads)), await open(leadStore(folder, manyLeads))];
		const crews = [
			await open(crewStore(folder, { crews: fewCrews, hasYears: false })),
			await open(crewStore(folder, { crews: manyCrews, hasYears: false })),
			await open(crewStore(folder, { crews: manyCrews, hasYears: true })),
		];
		return [
			...(await leadFigures(leads, officeQuestions(few.content))),
			...(await crewFigures(crews, crewQuestions(few.content))),
			...(await articleFigures([few, many], articleQuestions())),
		];
	} finally {
		for (const store of opened) await store.close();
		await rm(folder, { recursive: true, force: true });
	}
}

type Questions<Asked> = Readonly<Record<string, { showsMore?: string; ask: (asked: Asked) => unknown }>>;

async function leadFigures(stores: readonly DocumentStore[], questions: Questions<DocumentStore>): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const [name, { ask, showsMore }] of Object.entries(questions)) {
		const [few = 0, many = 0] = await timesOf(stores, ask);
		figures.push(ratio(`${name}, 50,000 leads`, few, many, showsMore));
	}
	return figures;
}

/** The years alone, and then, as the company grew, the crews with them: ten crews show ten times as many appointments. */
async function crewFigures(stores: readonly DocumentStore[], questions: Questions<DocumentStore>): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const [name, { ask }] of Object.entries(questions)) {
		const [one = 0, ten = 0, years = 0] = await timesOf(stores, ask);
		figures.push(ratio(`${name}, two years of appointments`, ten, years));
		figures.push(ratio(`${name}, and ten crews`, one, years, "ten crews instead of one"));
	}
	return figures;
}

async function articleFigures<Site extends { search: { prepare(locale: "fr"): Promise<void> } }>(
	sites: readonly Site[],
	questions: Questions<Site>,
): Promise<Figure[]> {
	for (const { search } of sites) await search.prepare("fr");
	const figures: Figure[] = [];
	for (const [name, { ask, showsMore }] of Object.entries(questions)) {
		const [few = 0, many = 0] = await timesOf(sites, ask);
		figures.push(ratio(`${name}, 1,000 articles`, few, many, showsMore));
	}
	return figures;
}

function ratio(name: string, few: number, many: number, showsMore?: string): Figure {
	const times = `${few.toFixed(2)} and ${many.toFixed(2)} ms${showsMore ? `; ${showsMore}` : ""}`;
	return atMost(`growth: ${name} (${times})`, many / few, mostAllowed, "×", 2);
}
