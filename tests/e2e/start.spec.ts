import { spawnSync } from "node:child_process";
import { expect, test } from "./journey.ts";
import { startServer } from "./server.ts";

test("the start says where the site is and where data is kept", async () => {
	const server = await startServer();
	expect(server.output()).toContain(server.origin);
	expect(server.output()).toMatch(/Data is kept in: {2}\//);
	expect(await server.stop()).toBe(0);
});

test("wrong settings stop the start with a readable list", () => {
	const { status, stderr } = spawnSync("node", ["server.ts"], {
		env: { ...process.env, PORT: "eighty", PUBLIC_ORIGIN: "airelle" },
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stderr).toMatch(/PORT is "eighty"[\s\S]*PUBLIC_ORIGIN is "airelle"/);
	expect(stderr).not.toContain("at ");
});

test("a request in flight survives the stop", async () => {
	const server = await startServer();
	const answers = Promise.all(
		Array.from({ length: 50 }, (_, index) => fetch(`${server.origin}/blogue?i=${index}`).then(({ status }) => status)),
	);
	await new Promise((resolve) => setTimeout(resolve, 60));
	const stopped = server.stop();
	expect(new Set(await answers)).toEqual(new Set([200]));
	expect(await stopped).toBe(0);
});
