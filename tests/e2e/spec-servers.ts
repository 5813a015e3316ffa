import { test } from "./journey.ts";
import { startOffice } from "./office-members.ts";
import type { TestServer } from "./server.ts";

/**
 * One server for the tests of a spec file, with an administrator (`ariane`), an agent (`jules`) and an editor (`lou`).
 * Keeps the file on one worker: each test creates its own leads. Call it once, outside of the tests.
 */
export function officeServer(env: Readonly<Record<string, string>> = {}): TestServer {
	test.describe.configure({ mode: "default" });
	const server = {} as TestServer;
	test.beforeAll(async ({ preparedOffice }) => {
		Object.assign(server, await startOffice(await preparedOffice(), env));
	});
	test.afterAll(() => server.stop());
	return server;
}

/**
 * The server that all spec files of a worker share, for tests of visitors. It trusts one proxy, so that each test can
 * have its own client IP address. Tests tell their leads apart by name, reference or e-mail address, and publish no
 * content. Call it once, outside of the tests.
 */
export function visitorServer(): TestServer {
	const server = {} as TestServer;
	test.beforeAll(({ sharedServer }) => {
		Object.assign(server, sharedServer);
	});
	return server;
}
