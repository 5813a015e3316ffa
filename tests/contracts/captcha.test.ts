import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createRecaptcha } from "#app/.server/captcha/recaptcha.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that follows Google's API contract, or breaks it. */
async function provider(answer: (body: string, url: string) => string | null): Promise<string> {
	server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		const text = answer(body, request.url ?? "");
		if (text === null) return;
		response.setHeader("Content-Type", "application/json");
		response.end(text);
	});
	await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const settings = { secret: "the-secret-key", siteKey: "the-site-key", timeLimitMs: 10_000 };

for (const project of [undefined, "demo-project"]) {
	describe(project ? "the enterprise captcha" : "the ordinary captcha", () => {
		const right = (score: number, action = "contact") =>
			JSON.stringify(
				project
					? { tokenProperties: { valid: true, action }, riskAnalysis: { score } }
					: { success: true, score, action },
			);
		const wrong = JSON.stringify(
			project
				? { tokenProperties: { valid: false, invalidReason: "DUPE" } }
				: { success: false, "error-codes": ["timeout-or-duplicate"] },
		);
		const open = async (answer: Parameters<typeof provider>[0], limits: { timeLimitMs?: number } = {}) =>
			createRecaptcha({ ...settings, ...limits, project, origin: await provider(answer) });

		it("returns the provider's score", async () => {
			const asked: string[] = [];
			const captcha = await open((body, url) => {
				asked.push(url + body);
				return right(0.9);
			});
			expect(await captcha.verify("token-1", "contact")).toEqual({ kind: "score", score: 0.9 });
			expect(asked[0]).toContain("token-1");
			expect(asked[0]).toContain("the-secret-key");
		});

		it("refuses a replayed token and one for another action", async () => {
			expect((await (await open(() => wrong)).verify("t", "contact")).kind).toBe("refused");
			server?.close();
			expect((await (await open(() => right(0.9, "login"))).verify("t", "contact")).kind).toBe("refused");
		});

		it("returns `unknown` when the provider times out, sends nonsense or is unreachable", async () => {
			expect((await (await open(() => null, { timeLimitMs: 200 })).verify("t", "contact")).kind).toBe("unknown");
			server?.closeAllConnections();
			server?.close();
			expect((await (await open(() => "<html>")).verify("t", "contact")).kind).toBe("unknown");
			server?.close();
			const gone = createRecaptcha({ ...settings, project, origin: "http://127.0.0.1:9" });
			expect((await gone.verify("t", "contact")).kind).toBe("unknown");
			expect((await gone.verify("", "contact")).kind).toBe("unknown");
		});
	});
}

it("returns `unknown` for a wrong secret, so that no visitor is refused", async () => {
	const origin = await provider(() => JSON.stringify({ success: false, "error-codes": ["invalid-input-secret"] }));
	const captcha = createRecaptcha({ ...settings, project: undefined, origin });
	expect((await captcha.verify("t", "contact")).kind).toBe("unknown");
});
