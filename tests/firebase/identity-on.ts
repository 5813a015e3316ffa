import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp } from "@firebase/app";
import {
	connectAuthEmulator,
	initializeAuth,
	inMemoryPersistence,
	signInWithEmailAndPassword,
	signInWithEmailLink,
} from "@firebase/auth";
import { openFirebaseIdentity } from "#app/.server/identity/firebase.ts";
import { tokenOf } from "#app/.server/one-time-token.ts";
import { authCodeOf } from "#app/members/office/firebase/auth-code-of.ts";
import { isAuthCode } from "#app/model/members/auth-codes.ts";
import type { IdentityRequest, Outcome } from "#app/model/members/identity.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { apiKey, projectId } from "./fake-firebase.ts";

const secret = "a-secret-that-only-tests-know-0123456789-abcdef";

/** Google's server and browser libraries, connected to the emulator or fake at that host. */
export function identityOn(host: string, store: DocumentStore) {
	const links: { email: string; token: string }[] = [];
	const logged: string[] = [];
	const settings = { apiKey, authDomain: "auth.example", projectId, emulator: `http://${host}` };
	const identity = openFirebaseIdentity({
		settings: { ...settings, providers: ["google", "github"], serviceAccount: null },
		store,
		clock: { now: () => new Date() },
		secret,
		origin: "https://www.airelle.example",
		sendSignInLink: async ({ email }, id) => void links.push({ email, token: tokenOf(id, "sign-in", secret) }),
		log: (message) => void logged.push(message),
	});
	const { elsewhere } = identity;
	if (!elsewhere) throw new Error("it proves here");
	const app = initializeApp({ apiKey, projectId }, randomUUID());
	const auth = initializeAuth(app, { persistence: inMemoryPersistence });
	connectAuthEmulator(auth, settings.emulator, { disableWarnings: true });

	/** Does what the sign-in page does with the provider's answer. */
	async function hand(work: () => ReturnType<typeof signInWithEmailAndPassword>, request: IdentityRequest) {
		try {
			const { user } = await work();
			return await elsewhere?.signIn(await user.getIdToken(), request);
		} catch (error) {
			const code = authCodeOf(error);
			if (!isAuthCode(code)) throw error;
			return { ok: false as const, code, cookies: [] };
		}
	}

	return {
		identity,
		elsewhere,
		links,
		logged,
		auth,
		prove: {
			signInWithPassword: async (email: string, typed: string, request: IdentityRequest) =>
				answered(await hand(() => signInWithEmailAndPassword(auth, email, typed), request)),
			async signInWithLink(token: string, request: IdentityRequest) {
				const redeemed = await elsewhere.redeemLink(token);
				if (!redeemed.ok) return redeemed;
				return answered(await hand(() => signInWithEmailLink(auth, redeemed.email, redeemed.link), request));
			},
		},
		async close() {
			await identity.close();
			await deleteApp(app);
		},
	};
}

function answered(outcome: Outcome | undefined): Outcome {
	if (!outcome) throw new Error("no answer");
	return outcome;
}
