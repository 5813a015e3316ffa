import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { startServer, type TestServer } from "./server.ts";

export { expect };

/**
 * Fails a test on any console error, page error or CSP violation, unless it matches the test's `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp | null; launch: typeof startServer }>({
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
	page: async ({ page, launch: _, expectedErrors }, use) => {
		const problems = watch(page);
		await use(page);
		expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
	},
});

export function watch(page: Page): string[] {
	const problems: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || /hydrat/i.test(message.text())) problems.push(message.text());
	});
	page.on("pageerror", (error) => problems.push(error.message));
	return problems;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

export async function localeCookie(context: BrowserContext): Promise<string | undefined> {
	return (await context.cookies()).find(({ name }) => name === "locale")?.value;
}
