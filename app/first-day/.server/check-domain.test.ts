import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { FirstDay } from "#app/model/first-day/first-day.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { checkDomain, problemOf, settingProblem } from "./check-domain.ts";
import { answerChallenge } from "./domain-challenge.ts";
import { ownAddresses } from "./own-addresses.ts";

const ariane = { id: "ariane", name: "Ariane" };

/** One document, which is enough here. */
function memoryStore() {
	let kept: FirstDay | null = null;
	const store = {
		get: async () => kept && { id: "first-day", version: 1, data: kept },
		commit: async ([write]: readonly Write[]) => {
			if (write?.kind !== "delete" && write?.collection === "firstDay") kept = write.data;
			return { ok: true };
		},
	} as unknown as DocumentStore;
	return { store, clock: { now: () => new Date("2026-11-16T15:00:00.000Z") }, secret: "a secret", read: () => kept };
}

describe("the check of the domain", () => {
	let server: Server | undefined;
	afterEach(() => server?.close());

	async function serve(listener: RequestListener): Promise<string> {
		server = createServer(listener);
		await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
		return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	}

	it("recognizes this very site, and keeps the result with its time and member", async () => {
		const parts = memoryStore();
		const origin = await serve((request, response) => {
			const token = request.url?.split("/").at(-1) ?? "";
			void answerChallenge(token, parts).then((answer) => response.end(answer));
		});
		expect(await checkDomain(parts, ariane, origin)).toMatchObject({ problem: "local", records: [] });
		expect(parts.read()).toMatchObject({ domain: { origin, by: ariane }, challenge: null });
	});

	it.each([
		["another site", 200, {}],
		["a redirect, which it does not follow", 302, { Location: "https://airelle.example/" }],
		["an error", 500, {}],
	] as const)("tells that %s answers", async (_, status, headers) => {
		const origin = await serve((_, response) =>
			response.writeHead(status, headers).end("Bienvenue chez le registraire"),
		);
		expect(await checkDomain(memoryStore(), ariane, origin)).toMatchObject({ problem: "elsewhere" });
	});

	it("stops to read an answer without end", async () => {
		const origin = await serve((_, response) => {
			const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
			response.on("close", () => clearInterval(timer));
		});
		expect(await checkDomain(memoryStore(), ariane, origin)).toMatchObject({ problem: "elsewhere" });
	});

	it("tells that nothing listens", async () => {
		const origin = await serve(() => {});
		await new Promise((done) => server?.close(done));
		expect(await checkDomain(memoryStore(), ariane, origin)).toMatchObject({ problem: "refused" });
	});

	it("names the reason of a failed connection", () => {
		const failed = (code: string) => problemOf(Object.assign(new TypeError("fetch failed"), { cause: { code } }));
		expect(failed("ENOTFOUND")).toBe("no-name");
		expect(failed("ERR_TLS_CERT_ALTNAME_INVALID")).toBe("certificate");
		expect(failed("CERT_HAS_EXPIRED")).toBe("certificate");
		expect(failed("DEPTH_ZERO_SELF_SIGNED_CERT")).toBe("certificate");
		expect(failed("UND_ERR_CONNECT_TIMEOUT")).toBe("timeout");
		expect(failed("SOMETHING")).toBe("other");
		expect(problemOf(new DOMException("late", "TimeoutError"))).toBe("timeout");
	});

	it("wants an encrypted address that is not this machine's", () => {
		expect(settingProblem("https://www.boreale.example")).toBeNull();
		expect(settingProblem("http://www.boreale.example")).toBe("unencrypted");
		for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "site.localhost"])
			expect(settingProblem(`https://${host}`), host).toBe("local");
	});
});

it("knows public addresses of this machine from private ones", () => {
	const found = [
		"127.0.0.1",
		"10.0.0.4",
		"172.17.0.2",
		"192.168.1.2",
		"100.64.0.1",
		"203.0.114.9",
		"fe80::1",
		"fd00::1",
		"2001:4860::1",
	];
	expect(ownAddresses(found.map((address) => ({ address })) as never)).toEqual(["203.0.114.9", "2001:4860::1"]);
});
