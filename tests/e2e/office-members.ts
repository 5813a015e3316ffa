import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, request as requests } from "@playwright/test";
import { startServer, type TestServer } from "./server.ts";
import { ariane, firstAccessLink, linkMailedTo, password } from "./staff-office.ts";

/** The agent of a prepared office. */
export const jules = "jules@airelle.example";
/** The editor of a prepared office. */
export const lou = "lou@airelle.example";

/**
 * Returns a data folder with an administrator and two members. Servers start with copies of it: creating the members
 * hashes three passwords and loads the mail libraries, which costs two seconds of CPU time.
 */
export async function prepareOffice(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "airelle-office-"));
	const server = await startServer({ DATA_DIR: folder });
	const request = await requests.newContext();
	try {
		await createMembers(request, server);
	} finally {
		await request.dispose();
		await server.stop();
	}
	return folder;
}

/** Starts a server with a copy of a prepared office. `stop` deletes the copy. */
export async function startOffice(prepared: string, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
	const folder = await mkdtemp(join(tmpdir(), "airelle-"));
	await cp(prepared, folder, { recursive: true });
	const server = await startServer({ ...env, DATA_DIR: folder });
	return {
		...server,
		async stop() {
			const code = await server.stop();
			await rm(folder, { recursive: true, force: true });
			return code;
		},
	};
}

async function createMembers(request: APIRequestContext, server: TestServer): Promise<void> {
	const post = (path: string, form: Record<string, string>) =>
		request.post(server.origin + path, { form, headers: { Origin: server.origin }, maxRedirects: 0 });
	const first = new URL(await firstAccessLink(server)).pathname;
	await post(first, { name: "Ariane Bois", email: ariane, newPassword: password });
	for (const [name, email, role] of [
		["Jules Roy", jules, "agent"],
		["Lou Cyr", lou, "editor"],
	] as const) {
		// An invitation signs the new member in: the administrator signs in again for the next one.
		await post("/admin/connexion", { email: ariane, password });
		await post("/admin/membres", { name, email, role, locale: "fr" });
		const link = await linkMailedTo(server, email, /accès/);
		const answer = await post(new URL(link).pathname, { newPassword: password });
		expect(answer.status()).toBe(303);
	}
}
