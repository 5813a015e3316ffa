import { getApps, initializeApp } from "@firebase/app";
import {
	type Auth,
	type AuthProvider,
	browserPopupRedirectResolver,
	browserSessionPersistence,
	connectAuthEmulator,
	FacebookAuthProvider,
	GithubAuthProvider,
	GoogleAuthProvider,
	getAuth,
	getMultiFactorResolver,
	initializeAuth,
	linkWithPopup,
	type MultiFactorError,
	signInWithEmailAndPassword,
	signInWithEmailLink,
	signInWithPopup,
	signOut,
	TotpMultiFactorGenerator,
	TwitterAuthProvider,
	type UserCredential,
} from "@firebase/auth";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";
import type { FederatedProvider } from "#app/model/members/identity.ts";
import { returnAddressOf, withReturn } from "#app/model/members/return-address.ts";
import { authCodeOf, type BrowserFailure } from "./auth-code-of.ts";
import { handOver } from "./hand-over.ts";
import { withTimeout } from "./network-timeout.ts";
import { keepRefreshing } from "./token-refresh.ts";

export type Step =
	| { kind: "done" }
	| { kind: "failed"; failure: BrowserFailure }
	/** The provider asks for a code of the member's authenticator app. */
	| { kind: "code"; give: (code: string) => Promise<Step> };

const providers: Readonly<Record<FederatedProvider, () => AuthProvider>> = {
	google: () => new GoogleAuthProvider(),
	facebook: () => new FacebookAuthProvider(),
	github: () => new GithubAuthProvider(),
	twitter: () => new TwitterAuthProvider(),
};

/**
 * The state lasts as long as the tab: it only serves to refresh tokens, and a new session requires a new sign-in. The
 * popup resolver is passed at each call, because setting it here would open an iframe on every page.
 */
function openAuth({ emulator, ...options }: FirebaseSettings): Auth {
	const [known] = getApps();
	if (known) return getAuth(known);
	const auth = initializeAuth(initializeApp(options), { persistence: browserSessionPersistence });
	if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
	auth.languageCode = document.documentElement.lang;
	return auth;
}

/** Signs out of Firebase on the sign-in page, where the member no longer has a session. */
export async function forgetMember(settings: FirebaseSettings): Promise<void> {
	const auth = openAuth(settings);
	await auth.authStateReady();
	if (auth.currentUser) await signOut(auth);
}

export function enterWithPassword(settings: FirebaseSettings, email: string, password: string): Promise<Step> {
	const auth = openAuth(settings);
	return enter(auth, () => withTimeout(signInWithEmailAndPassword(auth, email, password)));
}

export function enterWithLink(settings: FirebaseSettings, email: string, link: string): Promise<Step> {
	const auth = openAuth(settings);
	return enter(auth, () => withTimeout(signInWithEmailLink(auth, email, link)));
}

/** No timeout: the member may take any time in the popup. */
export function enterWithProvider(settings: FirebaseSettings, provider: FederatedProvider): Promise<Step> {
	const auth = openAuth(settings);
	return enter(auth, () => signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver));
}

async function enter(auth: Auth, work: () => Promise<UserCredential>): Promise<Step> {
	try {
		const { user } = await work();
		await handOver(await user.getIdToken(), "sign-in");
		return { kind: "done" };
	} catch (error) {
		const failure = authCodeOf(error);
		if (failure === "multi-factor-auth-required") return askForCode(auth, error as MultiFactorError);
		// Without a session, nothing of the account is kept in the tab.
		if (auth.currentUser) await signOut(auth);
		return { kind: "failed", failure };
	}
}

function askForCode(auth: Auth, error: MultiFactorError): Step {
	const resolver = getMultiFactorResolver(auth, error);
	const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
	if (!hint) return { kind: "failed", failure: "operation-not-allowed" };
	const give = (code: string) =>
		enter(auth, () => withTimeout(resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code))));
	return { kind: "code", give };
}

/** Links an external account to the member who is signed in in this tab. */
export async function linkProvider(settings: FirebaseSettings, provider: FederatedProvider): Promise<Step> {
	const auth = openAuth(settings);
	await auth.authStateReady();
	if (!auth.currentUser) return { kind: "failed", failure: "requires-recent-login" };
	try {
		await linkWithPopup(auth.currentUser, providers[provider](), browserPopupRedirectResolver);
		return { kind: "done" };
	} catch (error) {
		return { kind: "failed", failure: authCodeOf(error) };
	}
}

/**
 * Renews the session with each refreshed token, and ends it when the provider signs the member out. A tab in which the
 * member did not sign in has no token to refresh; its session is extended by use.
 */
export async function keepSession(settings: FirebaseSettings, signal: AbortSignal): Promise<void> {
	const auth = openAuth(settings);
	await auth.authStateReady();
	const user = auth.currentUser;
	if (!user || signal.aborted) return;
	const expiryOf = ({ expirationTime }: { expirationTime: string }) => new Date(expirationTime).getTime();
	const stop = keepRefreshing({
		expiresAt: expiryOf(await user.getIdTokenResult()),
		refresh: async () => {
			const fresh = await user.getIdTokenResult(true);
			await handOver(fresh.token, "renew");
			return expiryOf(fresh);
		},
		isNetworkFailure: (error) => authCodeOf(error) === "network-request-failed",
		onEnd: (error) => void end(authCodeOf(error)),
	});
	// Firebase signs out before it reports the error. The timeout lets `onEnd` run first, with the actual reason.
	const forget = auth.onAuthStateChanged((next) => {
		if (!next) setTimeout(() => void end("user-token-expired"));
	});
	signal.addEventListener("abort", leave);
	if (signal.aborted) leave();

	function leave(): void {
		stop();
		forget();
	}

	let ended = false;
	async function end(code: BrowserFailure): Promise<void> {
		if (ended || signal.aborted) return;
		ended = true;
		leave();
		await signOut(auth).catch(() => undefined);
		await fetch("/admin/deconnexion", { method: "POST", redirect: "manual" }).catch(() => undefined);
		location.assign(withReturn(`/admin/connexion?erreur=${code ?? ""}`, returnAddressOf(new URL(location.href))));
	}
}
