import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FirestoreClient, openFirestoreClient } from "#app/.server/store/firestore-client.ts";
import type { Collection, Documents } from "#app/model/documents.ts";
import { freePort } from "../e2e/server.ts";
import { type ServerProcess, startProcess } from "../faults/server-process.ts";
import { type Emulator, freshProject, startFirestoreEmulator } from "./firestore-emulator.ts";
import { startBalancer } from "./nginx.ts";

/** Several servers on one Firestore database, behind nginx. */
export interface HostedSite {
	/** The balancer's. */
	origin: string;
	/** Has the servers' secret in it, as a server of its own would: forms can be signed for them. */
	data: string;
	emulator: Emulator;
	servers: number;
	start(server: number): Promise<ServerProcess>;
	/** Read past the store: a mistake of the adapter must not hide its own traces. */
	read<C extends Collection>(collection: C): Promise<Documents[C][]>;
}

export async function withHostedSite<Result>(
	{ servers, env = {} }: { servers: number; env?: Readonly<Record<string, string>> },
	work: (site: HostedSite) => Promise<Result>,
): Promise<Result> {
	const projectId = freshProject();
	const data = await mkdtemp(join(tmpdir(), "airelle-hosted-"));
	const secret = randomBytes(32).toString("base64url");
	await writeFile(join(data, "secret"), secret);
	const emulator = await startFirestoreEmulator();
	const ports = await Promise.all(Array.from({ length: servers }, freePort));
	const balancer = await startBalancer(ports);
	const client = await openFirestoreClient({
		projectId,
		databaseId: "(default)",
		serviceAccount: null,
		emulator: emulator.host,
	});
	try {
		return await work({
			origin: balancer.origin,
			data,
			emulator,
			servers,
			start: (server) => {
				const port = ports[server] ?? 0;
				return startProcess({
					origin: `http://localhost:${port}`,
					port,
					data: join(data, String(server)),
					// Google's library alone takes a second of processor, which a busy machine may not have.
					startLimit: 90_000,
					env: { ...hostedEnv(projectId, secret, emulator), ...env },
				});
			},
			read: (collection) => readAll(client, collection),
		});
	} finally {
		await client.database.terminate();
		await balancer.stop();
		await emulator.stop();
		await rm(data, { recursive: true, force: true });
	}
}

/** Two proxies stand in front: nginx, and the one that the visitors of the tests play, to come from many addresses. */
export function hostedEnv(projectId: string, secret: string, emulator: Pick<Emulator, "host">): Record<string, string> {
	return {
		STORE: "firestore",
		FIRESTORE_EMULATOR_HOST: emulator.host,
		SECRET: secret,
		TRUSTED_PROXIES: "2",
		IDENTITY: "firebase",
		FIREBASE_PROJECT_ID: projectId,
		FIREBASE_API_KEY: "a-public-key",
		FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
		// Nobody signs in unless a test says where.
		FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
	};
}

async function readAll<C extends Collection>({ database }: FirestoreClient, collection: C): Promise<Documents[C][]> {
	const { docs } = await database.collection(collection).get();
	return docs.map((one) => JSON.parse(String(one.get("json"))) as Documents[C]);
}
