import type { Auth, DecodedIdToken, UpdateRequest, UserRecord } from "firebase-admin/auth";
import type { Clock } from "#app/model/ports.ts";
import { isUnknownUser, reaching } from "./firebase-errors.ts";
import type { FirebaseServerSettings } from "./firebase-settings.ts";

export type FirebaseUsers = ReturnType<typeof createFirebaseUsers>;

/** In milliseconds. Revoked members lose access within seconds; ten requests of a page cause one call to Firebase. */
const cachedFor = 3_000;
const mostCached = 500;

/** Access to Firebase's users. Google's library is slow to load: it is imported on first use. */
export function createFirebaseUsers(settings: FirebaseServerSettings, clock: Clock) {
	const cache = new Map<string, { until: number; user: Promise<UserRecord | null> }>();
	let opened: Promise<{ auth: Auth; close: () => Promise<void> }> | null = null;

	function open() {
		opened ??= openAuth(settings).catch((error: unknown) => {
			opened = null;
			throw error;
		});
		return opened;
	}

	/** Rejects a token that is not Firebase's, too old, revoked, or of a disabled user. */
	function verify(idToken: string): Promise<DecodedIdToken> {
		return reaching(async () => (await open()).auth.verifyIdToken(idToken, true));
	}

	async function find(ask: (auth: Auth) => Promise<UserRecord>): Promise<UserRecord | null> {
		try {
			return await reaching(async () => ask((await open()).auth));
		} catch (error) {
			if (isUnknownUser(error)) return null;
			throw error;
		}
	}

	/** Returns the user from a cache that is at most `cachedFor` old. */
	function lately(uid: string): Promise<UserRecord | null> {
		const now = clock.now().getTime();
		const known = cache.get(uid);
		if (known && known.until > now) return known.user;
		if (cache.size >= mostCached) cache.clear();
		const user = byId(uid);
		cache.set(uid, { until: now + cachedFor, user });
		user.catch(() => cache.delete(uid));
		return user;
	}

	const byId = (uid: string) => find((auth) => auth.getUser(uid));
	const byEmail = (email: string) => find((auth) => auth.getUserByEmail(email));

	async function change<Result>(uid: string, work: (auth: Auth) => Promise<Result>): Promise<Result> {
		try {
			return await reaching(async () => work((await open()).auth));
		} finally {
			cache.delete(uid);
		}
	}

	return {
		verify,
		lately,
		byId,
		byEmail,
		create: (email: string, displayName: string, password: string) =>
			change("", (auth) => auth.createUser({ email, displayName, password, emailVerified: true })),
		update: (uid: string, changes: UpdateRequest) => change(uid, (auth) => auth.updateUser(uid, changes)),
		revoke: (uid: string) => ignoringUnknown(change(uid, (auth) => auth.revokeRefreshTokens(uid))),
		delete: (uid: string) => ignoringUnknown(change(uid, (auth) => auth.deleteUser(uid))),
		signInLink: (email: string, url: string) =>
			reaching(async () => (await open()).auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true })),
		close: async () => (await opened)?.close(),
	};
}

async function openAuth({ projectId, serviceAccount, emulator }: FirebaseServerSettings) {
	const [{ applicationDefault, cert, deleteApp, initializeApp }, { getAuth }] = await Promise.all([
		import("firebase-admin/app"),
		import("firebase-admin/auth"),
	]);
	const account = serviceAccount && {
		projectId: serviceAccount.project_id,
		clientEmail: serviceAccount.client_email,
		privateKey: serviceAccount.private_key,
	};
	const credential = account ? cert(account) : emulator ? undefined : applicationDefault();
	const app = initializeApp({ projectId, ...(credential && { credential }) }, `staff ${crypto.randomUUID()}`);
	return { auth: getAuth(app), close: () => deleteApp(app) };
}

async function ignoringUnknown(work: Promise<unknown>): Promise<void> {
	try {
		await work;
	} catch (error) {
		if (!isUnknownUser(error)) throw error;
	}
}

/** Other providers' accounts without the member's address: another person may have linked them to the user. */
export function foreignAccounts({ providerData }: UserRecord, email: string): string[] {
	return providerData
		.filter((account) => account.providerId !== "password" && account.email?.toLowerCase() !== email)
		.map(({ providerId }) => providerId);
}

export function hasSecondFactor({ multiFactor }: UserRecord): boolean {
	return (multiFactor?.enrolledFactors.length ?? 0) > 0;
}

/** Returns the time, in seconds like `auth_time` of tokens, before which sign-ins are revoked. */
export function validSince({ tokensValidAfterTime }: UserRecord): number {
	return tokensValidAfterTime ? new Date(tokensValidAfterTime).getTime() / 1000 : 0;
}
