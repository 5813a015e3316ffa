import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FirestoreClient, openFirestoreClient } from "#app/.server/store/firestore-client.ts";
import type { Collection, Documents } from "#app/model/documents.ts";
import { freePort } from "../../scripts/free-port.ts";
import { type ServerProcess, startProcess } from "../faults/server-process.ts";
import { type Emulator, freshProject, startFirestoreEmulator } from "./firestore-emulator.ts";
import { startBalancer } from "./nginx.ts";

/** Several servers on one Firestore database, behind nginx. */
export interface HostedSite {
	/** The load balancer's origin. */
	origin: string;
	/** Contains the servers' secret, as the data folder of a single server would, so that tests can sign forms. */
	data: string;
	emulator: Emulator;
	servers: number;
	start(server: number): Promise<ServerProcess>;
	/** Reads Firestore directly: a bug of the store adapter must not hide its own effects. */
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
					// Loading Google's library takes a second of CPU, and longer on a busy machine.
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

/** Trusts two proxies: nginx, and the one that test visitors simulate in order to have many addresses. */
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
		// Sign-in is unreachable unless a test sets an emulator.
		FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
	};
}

async function readAll<C extends Collection>({ database }: FirestoreClient, collection: C): Promise<Documents[C][]> {
	const { docs } = await database.collection(collection).get();
	return docs.map((one) => JSON.parse(String(one.get("json"))) as Documents[C]);
}
