import { randomUUID } from "node:crypto";
import { isSameSecret } from "#app/.server/is-same-secret.ts";
import type { Services } from "#app/.server/services.ts";
import { changeFirstDay, readFirstDay } from "./first-day-document.ts";
import { sign } from "./signature.ts";

type Parts = Pick<Services, "store" | "clock" | "secret">;

const challengePath = "/_verification";

const life = 60_000;

/** Addresses that this server waits for now. Other servers of the same store find theirs in the store. */
const awaited = new Set<string>();

export interface Challenge {
	path: string;
	/** What this site answers at the path, and nobody else can know. */
	answer: string;
	end(): Promise<void>;
}

/** A random address of this site that answers while a check waits for it. */
export async function openChallenge({ store, clock, secret }: Parts): Promise<Challenge> {
	const id = randomUUID();
	const until = new Date(clock.now().getTime() + life).toISOString();
	awaited.add(id);
	await changeFirstDay(store, (before) => ({ ...before, challenge: { id, until } }));
	return {
		path: `${challengePath}/${id}.${signPart("question", id, secret)}`,
		answer: signPart("answer", id, secret),
		async end() {
			awaited.delete(id);
			await changeFirstDay(store, (before) => (before.challenge?.id === id ? { ...before, challenge: null } : null));
		},
	};
}

/** Null for an address that no check asked for. Strangers cannot sign one, so they cause no reads of the store. */
export async function answerChallenge(token: string, { store, clock, secret }: Parts): Promise<string | null> {
	const [id = "", signature = ""] = token.split(".");
	if (token.length > 120 || !isSameSecret(signature, signPart("question", id, secret))) return null;
	if (awaited.has(id)) return signPart("answer", id, secret);
	const { challenge } = await readFirstDay(store);
	const isAwaited = challenge?.id === id && clock.now().toISOString() < challenge.until;
	return isAwaited ? signPart("answer", id, secret) : null;
}

function signPart(part: "question" | "answer", id: string, secret: string): string {
	return sign(`domain ${part} ${id}`, secret);
}
