import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { originalContent } from "../content/original-content.testing.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent, type SiteContent } from "../content/site-content.ts";
import type { Stage } from "./exchange.ts";
import type { KnownPages } from "./known-pages.ts";
import { createPipeline, createStages, type PipelineParts } from "./pipeline.ts";

const server = createServer();
let listener: RequestListener = () => {};
server.on("request", (request, response) => listener(request, response));
afterAll(() => {
	server.close();
	server.closeAllConnections();
});

interface Seen {
	errors: { error: unknown; id: unknown }[];
	counted: number;
	knownPages: KnownPages | null;
	/** Of the page cache. */
	peek: () => undefined;
}

/** A pipeline in which `failing` replaces one stage for `?fail`. Services that these tests do not use are left out. */
function pipelineWith(index: number, failing: Stage, content: SiteContent = originalContent): Seen {
	const seen: Seen = { errors: [], counted: 0, knownPages: null, peek: () => undefined };
	const parts = {
		config: { origin: "http://localhost:3000", PORT: 3000, TRUSTED_PROXIES: 0, NODE_ENV: "production" },
		log: {
			info: () => {},
			request: () => {},
			error: (_event: string, error: unknown, fields: { id: unknown }) => seen.errors.push({ error, id: fields.id }),
		},
		metrics: { observe: () => {}, countError: () => seen.counted++, text: async () => "" },
		assets: () => false,
		isReady: async () => true,
		build: { id: "1", manifest: {} },
		cache: { peek: () => seen.peek(), get: () => Promise.reject(new Error("no page is rendered here")) },
		services: { clock: { now: () => new Date() }, content },
	} as unknown as PipelineParts;
	listener = createPipeline(parts, (...given) => {
		seen.knownPages = given[0].knownPages;
		const stages = createStages(...given);
		const usual = stages[index] as Stage;
		return stages.with(index, (exchange) =>
			exchange.checked.search === "?fail" ? failing(exchange) : usual(exchange),
		);
	});
	return seen;
}

async function get(path: string): Promise<{ status: number; text: string; headers: Headers } | null> {
	if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const answer = await fetch(`http://localhost:${port}${path}`).catch(() => null);
	if (!answer) return null;
	const text = await answer.text().catch(() => null);
	return text === null ? null : { status: answer.status, text, headers: answer.headers };
}

const stageCount = createStages(
	{ config: { origin: "" }, services: {} } as Parameters<typeof createStages>[0],
	() => {},
).length;
const startAnswer = (response: ServerResponse) => response.writeHead(200, { "Content-Length": 100 }).write("half");

for (let index = 0; index < stageCount; index++) {
	it(`responds 500 with a request id when stage ${index} throws or rejects, and serves the next request`, async () => {
		const ways: Stage[] = [
			() => {
				throw new Error("thrown");
			},
			async () => {
				throw new Error("rejected");
			},
		];
		for (const way of ways) {
			const seen = pipelineWith(index, (exchange) => {
				exchange.response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
				exchange.response.setHeader("Content-Encoding", "br");
				return way(exchange);
			});
			const failed = await get("/nowhere?fail");
			expect(failed?.status).toBe(500);
			expect(failed?.headers.get("cache-control")).toBe("no-store");
			expect(failed?.headers.get("content-encoding")).toBeNull();
			expect(failed?.headers.get("content-security-policy")).toContain("default-src 'none'");
			expect(failed?.text).toContain(String(seen.errors[0]?.id));
			expect(failed?.headers.get("x-request-id")).toBe(seen.errors[0]?.id);
			expect([seen.errors.length, seen.counted]).toEqual([1, 1]);
			expect((await get("/healthz"))?.status).toBe(200);
		}
	});
}

it("responds 500 with a request id when a page cannot be taken from the cache, and serves the next request", async () => {
	const seen = pipelineWith(0, () => false);
	seen.peek = () => {
		throw new Error("not compressed");
	};
	const page = { key: "/", route: "index", page: null, asPayload: false, locale: "fr", vary: undefined } as const;
	seen.knownPages?.remember("/", "undecided", page);
	const failed = await get("/");
	expect(failed?.status).toBe(500);
	expect(failed?.headers.get("x-request-id")).toBe(seen.errors[0]?.id);
	expect([seen.errors.length, seen.counted]).toEqual([1, 1]);
	expect((await get("/healthz"))?.status).toBe(200);
});

it("destroys the connection when a response fails half-way, so that clients notice the truncation", async () => {
	const seen = pipelineWith(0, async ({ response }) => {
		startAnswer(response);
		throw new Error("half-way");
	});
	expect(await get("/?fail")).toBeNull();
	expect(seen.counted).toBe(1);
	expect((await get("/healthz"))?.status).toBe(200);
});

it("shows the company's published name and phone number on the error page", async () => {
	const company = { ...originals.company, name: "Airelle <& filles>", phone: "4385550111" };
	const content = createSiteContent(originals);
	const fail = async () => {
		throw new Error("failed");
	};
	pipelineWith(0, fail, content);
	expect((await get("/?fail"))?.text).not.toContain("tel:+14385550111");
	content.replace({ company });
	const { text = "" } = (await get("/?fail")) ?? {};
	expect(text).toContain("tel:+14385550111");
	expect(text).toContain("<title>500 | Airelle &#60;&#38; filles&#62;</title>");
});
