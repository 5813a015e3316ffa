import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Emulator {
	/** Host and port, such as `localhost:8080`. */
	host: string;
	stop(): Promise<void>;
	/** Keeps every connection open without answering until `resume`. Null for an external emulator. */
	pause: (() => void) | null;
	resume(): void;
	/** Operations that Google would have billed so far. Null for an external emulator. */
	counted: (() => Promise<Counted>) | null;
}

export interface Counted {
	reads: number;
	writes: number;
	deletes: number;
}

const program = join(import.meta.dirname, "../../tools/firestore-emulator/server.mjs");

/**
 * Uses the emulator that `FIRESTORE_EMULATOR_HOST` names, such as Google's own; otherwise starts ours in a child
 * process.
 */
export async function startFirestoreEmulator(port = 0): Promise<Emulator> {
	const given = process.env.FIRESTORE_EMULATOR_HOST;
	if (given) return { host: given, stop: async () => {}, pause: null, resume: () => {}, counted: null };
	const child = spawn(process.execPath, [program, "--port", String(port)], { stdio: ["ignore", "pipe", "inherit"] });
	const lines = createInterface({ input: child.stdout });
	const [first] = (await Promise.race([once(lines, "line"), once(lines, "close")])) as [string?];
	const bound = /127\.0\.0\.1:(\d+)$/.exec(first ?? "")?.[1];
	if (bound) {
		return {
			host: `127.0.0.1:${bound}`,
			stop: () => end(child),
			pause: () => void child.kill("SIGSTOP"),
			resume: () => void child.kill("SIGCONT"),
			async counted() {
				const told = once(lines, "line");
				child.kill("SIGUSR2");
				const [line] = (await told) as [string];
				return JSON.parse(line.replace("counted ", "")) as Counted;
			},
		};
	}
	throw new Error("The Firestore emulator did not start: npm ci --prefix tools/firestore-emulator");
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGKILL");
	await once(child, "exit");
}

/** A unique project id for an empty database: emulators accept any name. */
export function freshProject(): string {
	return `airelle-${crypto.randomUUID().replaceAll("-", "").slice(0, 20)}`;
}
