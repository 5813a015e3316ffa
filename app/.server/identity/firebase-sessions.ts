import type { SessionRecord } from "#app/model/members/staff-records.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { newToken, readToken } from "../one-time-token.ts";
import { deletions } from "../store/deletions.ts";
import { cookieSecurity, sessionTimes } from "./settings.ts";

export type StoredSession = StoredDocument<SessionRecord>;

/** Sessions like the embedded ones: Firebase's cookie has no idle timeout and cannot be revoked individually. */
export function firebaseSessionStore(parts: { store: DocumentStore; clock: Clock; secret: string; origin: string }) {
	const { store, clock, secret } = parts;
	const { secure, prefix } = cookieSecurity(parts.origin);
	const name = `${prefix}.session`;
	const collection = "staffSessions";
	const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();

	function cookie(value: string, maxAge: number): string {
		return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
	}

	function readCookie(headers: Headers): string | null {
		const pairs = (headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
		return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
	}

	async function find(headers: Headers): Promise<StoredSession | null> {
		const id = readToken(readCookie(headers) ?? "", "session", secret);
		const found = id === null ? null : await store.get(collection, id);
		if (!found || found.data.expiresAt > clock.now().toISOString()) return found;
		await end(found.id);
		return null;
	}

	async function make(session: Pick<SessionRecord, "memberId" | "uid" | "authTime">): Promise<string> {
		const { id, token } = newToken("session", secret);
		const data: SessionRecord = {
			...session,
			signedInAt: clock.now().toISOString(),
			expiresAt: later(sessionTimes.idle),
			purgeAfter: later(sessionTimes.absolute),
		};
		await store.commit([{ kind: "create", collection, id, data }]);
		return cookie(token, sessionTimes.idle);
	}

	/** Extends the session, but never past its absolute end. If the session was ended concurrently, it stays ended. */
	async function prolong({ id, version, data }: StoredSession, headers: Headers): Promise<string[]> {
		const expiresAt = [later(sessionTimes.idle), data.purgeAfter].sort()[0] ?? data.purgeAfter;
		await store.commit([{ kind: "replace", collection, id, version, data: { ...data, expiresAt } }]);
		return [cookie(readCookie(headers) ?? "", sessionTimes.idle)];
	}

	/** Limits renewals to one per `renewEvery`, so that not every request causes a write. */
	function isDue({ data }: StoredSession): boolean {
		const rested = sessionTimes.idle - (new Date(data.expiresAt).getTime() - clock.now().getTime()) / 1000;
		return rested >= sessionTimes.renewEvery && data.expiresAt < data.purgeAfter;
	}

	async function end(id: string): Promise<void> {
		await store.commit([{ kind: "delete", collection, id }]);
	}

	async function endAll(memberId: string): Promise<void> {
		const where = [{ field: "memberId", is: "=", value: memberId } as const];
		const { documents } = await store.query(collection, { where, limit: 1000 });
		if (documents.length > 0) await store.commit(deletions(collection, documents));
	}

	return {
		find,
		make,
		prolong,
		isDue,
		end,
		endAll,
		/** Returns cookies that clear an invalid session cookie. */
		expired: (headers: Headers) => (readCookie(headers) === null ? [] : [cookie("", 0)]),
		age: ({ data }: StoredSession) => (clock.now().getTime() - new Date(data.signedInAt).getTime()) / 1000,
	};
}
