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
import { authCodeOf, type BrowserFailure } from "./auth-code-of.ts";
import { handOver } from "./hand-over.ts";
import { withTimeout } from "./network-timeout.ts";
import { keepRefreshing } from "./token-refresh.ts";

/** Where a sign-in has come to. */
export type Step =
	| { kind: "done" }
	| { kind: "failed"; failure: BrowserFailure }
	/** The provider wants a code of the member's application. */
	| { kind: "code"; give: (code: string) => Promise<Step> };

const providers: Readonly<Record<FederatedProvider, () => AuthProvider>> = {
	google: () => new GoogleAuthProvider(),
	facebook: () => new FacebookAuthProvider(),
	github: () => new GithubAuthProvider(),
	twitter: () => new TwitterAuthProvider(),
};

/**
 * Firebase's script, once a document. What it knows lives as long as the tab: it serves to refresh tokens, and a new
 * session asks for a new sign-in anyway. Windows are given at the call, or it would open a frame on every page.
 */
function openAuth({ emulator, ...options }: FirebaseSettings): Auth {
	const [known] = getApps();
	if (known) return getAuth(known);
	const auth = initializeAuth(initializeApp(options), { persistence: browserSessionPersistence });
	if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
	auth.languageCode = document.documentElement.lang;
	return auth;
}

/** Who comes to the sign-in page is signed in no more: neither should the script be. */
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

/** The person takes the time that they need in the window. */
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
		// A stranger stays one: nothing of them is kept in the tab.
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

/** Hangs an account elsewhere on the member who is signed in, in this tab. */
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
 * While a member works: each refreshed token keeps the session, and who is signed out by the provider is signed out
 * here. A tab that the member did not sign in from has no token to refresh; its session lives by being used.
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
	// The script signs out before it says why: the reason comes first.
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
		location.assign(`/admin/connexion?erreur=${code ?? ""}`);
	}
}
