import { rm } from "node:fs/promises";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { prepareOffice, startOffice } from "./office-members.ts";
import { startServer, type TestServer } from "./server.ts";

export { hydrated } from "./hydrated.ts";
export { expect };

interface TestFixtures {
	expectedErrors: RegExp | null;
	launch: typeof startServer;
	/** Like `launch`, with the members of a prepared office. */
	launchOffice: (env?: Readonly<Record<string, string>>) => Promise<TestServer>;
}

interface WorkerFixtures {
	/** Returns a data folder with members, for `startOffice`. Prepared at the first call. */
	preparedOffice: () => Promise<string>;
	/** For `visitorServer`. */
	sharedServer: TestServer;
}

/**
 * Fails a test on any console error, page error or CSP violation, unless it matches the test's `expectedErrors`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	expectedErrors: [null, { option: true }],
	/** Starts servers for one test. They stop after the page: stopping first would fail requests still in flight. */
	launch: async ({ browserName: _ }, use) => {
		const servers: TestServer[] = [];
		await use(async (...options) => {
			const server = await startServer(...options);
			servers.push(server);
			return server;
		});
		await Promise.all(servers.map((server) => server.stop()));
	},
	launchOffice: async ({ preparedOffice }, use) => {
		const servers: TestServer[] = [];
		await use(async (env) => {
			const server = await startOffice(await preparedOffice(), env);
			servers.push(server);
			return server;
		});
		await Promise.all(servers.map((server) => server.stop()));
	},
	preparedOffice: [
		async ({ browserName: _ }, use) => {
			let prepared: Promise<string> | undefined;
			await use(() => {
				prepared ??= prepareOffice();
				return prepared;
			});
			if (prepared) await rm(await prepared, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	sharedServer: [
		async ({ browserName: _ }, use) => {
			const server = await startServer({ TRUSTED_PROXIES: "1" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
	page: async ({ page, launch: _, launchOffice: __, expectedErrors }, use) => {
		const problems = watch(page);
		await page.addInitScript(dialNobody);
		await use(page);
		expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
	},
});

/** The test's browser has no phone. On a busy machine it holds back keys and presses while it looks for one. */
function dialNobody(): void {
	addEventListener("click", (event) => {
		if (event.target instanceof Element && event.target.closest("a[href^='tel:']")) event.preventDefault();
	});
}

export function watch(page: Page): string[] {
	const problems: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || /hydrat/i.test(message.text())) problems.push(message.text());
	});
	page.on("pageerror", (error) => problems.push(error.message));
	return problems;
}

export async function localeCookie(context: BrowserContext): Promise<string | undefined> {
	return (await context.cookies()).find(({ name }) => name === "locale")?.value;
}
