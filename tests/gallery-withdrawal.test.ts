import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import { createPageCache, type PageCache } from "#app/.server/http/page-cache.ts";
import { createPipeline, type PipelineParts } from "#app/.server/http/pipeline.ts";
import type { RequestLog } from "#app/.server/log.ts";
import { pagePayload } from "#app/.server/pages/page-loader.ts";
import { createFreshSearch, type FreshSearch } from "#app/.server/search/fresh-search.ts";
import { createSqliteSearch } from "#app/.server/search/sqlite-search.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { pageLoaders } from "#app/assembly/page-loaders.ts";
import { readGalleryPicture } from "#app/jobs/.server/gallery-picture.ts";
import { loader as loadPicture } from "#app/jobs/pages/gallery-picture.ts";
import { endPublication } from "#app/leads/.server/jobs/publication.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { galleryCopyId } from "#app/model/jobs/gallery-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type Published, publishJob } from "./e2e/gallery-data.ts";
import { contactLead } from "./mail/sample-leads.ts";

const clock = { now: () => new Date("2026-11-17T15:00:00Z") };
const log: RequestLog = { info: () => {}, request: () => {}, error: () => {} };
/** Cached pages, as data: their HTML is made from the same reads. And cached files. */
const addresses = [
	"/realisations/_payload.json",
	"/realisations/grand-menage/_payload.json",
	"/en/our-work/_payload.json",
	"/services/grand-menage/_payload.json",
	"/prix/_payload.json",
	"/sitemap.xml",
	"/llms.txt",
] as const;

let store: DocumentStore & { close(): Promise<void> };
let content: PublishedContent;
let cache: PageCache;
let search: FreshSearch;
let server: Server;
let published: Published;

/** A site with its store, page cache and HTTP pipeline. Only React is left out: pictures go to their route. */
beforeEach(async () => {
	store = await newStore();
	published = await publishJob(store, { sentence: "Rien n’a été brisé.", title: { fr: "Îlot", en: "Island" } });
	content = await openPublishedContent({ store, log });
	cache = createPageCache({ now: () => clock.now().getTime() });
	content.onChange(() => cache.dropChanged());
	search = createFreshSearch({ search: createSqliteSearch(), clock, content });
	const parts = {
		config: { origin: "http://localhost:3000", PORT: 3000, TRUSTED_PROXIES: 0, NODE_ENV: "production" },
		metrics: { observe: () => {}, countError: () => {}, text: async () => "" },
		assets: () => false,
		isReady: async () => true,
		build: { id: "1", manifest: {} },
		firstScreen: null,
		services: { clock, content, store, search },
		...{ log, cache, render: picture, payload: pagePayload, loaders: pageLoaders },
	} as unknown as PipelineParts;
	server = createServer(createPipeline(parts));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
	server.close();
	server.closeAllConnections();
	content.stop();
	await store.close();
});

async function picture(request: Request, context: RouterContextProvider): Promise<Response> {
	const [, , entry, file] = new URL(request.url).pathname.split("/");
	const answer = loadPicture({ params: { entry, file }, context } as unknown as LoaderFunctionArgs);
	return answer.catch((thrown: { init: ResponseInit }) => new Response(null, thrown.init));
}

async function get(path: string): Promise<{ status: number; text: string; headers: Headers }> {
	const { port } = server.address() as AddressInfo;
	const answer = await fetch(`http://localhost:${port}${path}`);
	return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const pictureOf = (file: string, entry = published.entry) => get(`/_gallery/${entry}/${file}`);
const traces = /Îlot|Island|Rien n’a été brisé|realisations"|our-work"|\/realisations<|\/realisations\)|_gallery/;

async function isShownEverywhere(): Promise<void> {
	for (const path of addresses) {
		const { status, text } = await get(path);
		expect([path, status, traces.test(text)]).toEqual([path, 200, true]);
	}
	for (const file of ["before-480.webp", "after-1600.webp"]) expect((await pictureOf(file)).status, file).toBe(200);
	expect((await search.find("fr", "réalisations photos", 5)).hits.map(({ path }) => path)).toContain("/realisations");
}

async function isGoneEverywhere(): Promise<void> {
	for (const path of addresses) {
		const { status, text } = await get(path);
		// The pages of the gallery themselves still exist, empty.
		const own = text.replaceAll(/"(?:canonical|href|otherLanguage)":"[^"]*"|"trail":\[[^\]]*\]/g, "");
		expect([path, status, traces.exec(own)?.[0]]).toEqual([path, 200, undefined]);
	}
	for (const file of ["before-480.webp", "after-1600.webp"]) expect((await pictureOf(file)).status, file).toBe(404);
	expect((await search.find("fr", "réalisations photos", 5)).hits.map(({ path }) => path)).not.toContain(
		"/realisations",
	);
}

it("shows a published job on pages that are cached, until the customer withdraws", async () => {
	await isShownEverywhere();
	const { renders } = cache.figures;
	await isShownEverywhere();
	expect(cache.figures.renders, "the second visit is served from the cache").toBe(renders);
	const { lead, job } = published;
	expect(
		await endPublication(
			{ store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s" },
			{ lead, job },
		),
	).toBe(true);
	await content.refreshGallery();
	await isGoneEverywhere();
});

it("shows nothing of a person who was erased", async () => {
	await isShownEverywhere();
	const parts = { store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s", mailer: {} };
	await erasePerson(parts as Parameters<typeof erasePerson>[0], { email: contactLead.email ?? "" });
	await content.refreshGallery();
	await isGoneEverywhere();
	const { before, after } = published.photos;
	for (const photo of [before, after]) {
		expect(await store.get("photos", galleryCopyId(photo ?? "", 480))).toBeNull();
	}
});

it("takes a picture away with the commit that withdraws it, before the gallery is read again", async () => {
	const [{ lead, job, entry }, stale] = [published, content.reader()];
	const read = () => readGalleryPicture({ store, content: { reader: () => stale } }, entry, "after-960.webp");
	expect(await read()).not.toBeNull();
	await endPublication(
		{ store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s" },
		{ lead, job },
	);
	expect(stale.read("gallery")).toHaveLength(1);
	expect(await read()).toBeNull();
});

it("serves only the copies that the gallery shows, as WebP, to browsers for an hour", async () => {
	const found = await pictureOf("after-480.webp");
	expect(found.headers.get("content-type")).toBe("image/webp");
	expect(found.headers.get("cache-control")).toBe("public, max-age=3600, s-maxage=0");
	expect(found.headers.get("x-robots-tag")).toBe("noindex");
	for (const file of ["after-481.webp", "after.webp", "after-480.jpg", "__proto__-480.webp", "after-0480.webp"])
		expect((await pictureOf(file)).status, file).toBe(404);
	const { job, photos } = published;
	for (const id of ["nothing", job, photos.after]) expect((await pictureOf("after-480.webp", id)).status, id).toBe(404);
});

it("never serves the photo itself when a copy is missing", async () => {
	const id = galleryCopyId(published.photos.after, 960);
	await store.commit([{ kind: "delete", collection: "photos", id }]);
	expect((await pictureOf("after-960.webp")).status).toBe(404);
	expect((await pictureOf("after-480.webp")).status).toBe(200);
});

it("serves no picture before of an entry that shows only the one after", async () => {
	const { entry } = await publishJob(store, { hasBefore: false });
	await content.refreshGallery();
	expect((await pictureOf("after-480.webp", entry)).status).toBe(200);
	expect((await pictureOf("before-480.webp", entry)).status).toBe(404);
});
