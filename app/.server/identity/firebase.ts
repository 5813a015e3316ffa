import type { Identity, IdentityRequest, Outcome, SessionAnswer, SessionOptions } from "#app/model/members/identity.ts";
import { type Member, readEmail } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { firebaseLinks } from "./firebase-links.ts";
import { firebaseMembers, toMember } from "./firebase-members.ts";
import { createFirebasePolicy } from "./firebase-policy.ts";
import { firebaseProof } from "./firebase-proof.ts";
import { firebaseSessionStore } from "./firebase-sessions.ts";
import type { FirebaseServerSettings } from "./firebase-settings.ts";
import { createFirebaseUsers, hasSecondFactor, validSince } from "./firebase-users.ts";
import { done, refused } from "./outcomes.ts";
import { sessionTimes } from "./settings.ts";

export interface FirebaseIdentityParts {
	settings: FirebaseServerSettings;
	store: DocumentStore;
	clock: Clock;
	secret: string;
	origin: string;
	/** Queues the mail that carries the token of this id. */
	sendSignInLink: (member: Member, tokenId: string, returnTo: string | null) => Promise<void>;
	log: (message: string) => void;
}

/** Firebase authenticates; the store decides who is a member and how long a session lasts. */
export function openFirebaseIdentity(parts: FirebaseIdentityParts): Identity {
	const { settings, clock, log } = parts;
	const users = createFirebaseUsers(settings, clock);
	const sessions = firebaseSessionStore(parts);
	const links = firebaseLinks(parts);
	const passwordPolicy = createFirebasePolicy(settings, clock, log);
	const members = firebaseMembers({ ...parts, users, passwordPolicy, endSessions: sessions.endAll });
	const { port } = members;

	/** Runs on every request: checks the member in the store, and at Firebase if the user is disabled or revoked. */
	async function examine({ headers }: IdentityRequest) {
		const session = await sessions.find(headers);
		if (!session) return null;
		const { memberId, uid, authTime } = session.data;
		const found = await members.find(memberId);
		const user = found?.data.status === "active" && found.data.uid === uid ? await users.lately(uid) : null;
		const isOver = sessions.age(session) > sessionTimes.absolute;
		if (!found || !user || user.disabled || validSince(user) > authTime || isOver) {
			await sessions.end(session.id);
			return null;
		}
		return { session, member: { ...toMember(found), secondFactor: hasSecondFactor(user) } };
	}

	async function session(request: IdentityRequest, { renew = true }: SessionOptions = {}): Promise<SessionAnswer> {
		const known = await examine(request);
		if (!known) return { session: null, cookies: sessions.expired(request.headers) };
		const { session: stored, member } = known;
		return {
			session: {
				id: stored.id,
				member,
				state: "open",
				isRecent: sessions.age(stored) <= sessionTimes.recent,
				offersSecondFactor: false,
			},
			cookies: renew && sessions.isDue(stored) ? await sessions.prolong(stored, request.headers) : [],
		};
	}

	async function signOut({ headers }: IdentityRequest): Promise<Outcome> {
		const current = await sessions.find(headers);
		if (current) await sessions.end(current.id);
		return { ok: true, cookies: sessions.expired(headers) };
	}

	/** Mails members only, in their language: Firebase would mail anybody. The link also accepts an invitation. */
	async function sendSignInLink(typed: string, returnTo: string | null = null): Promise<void> {
		const email = readEmail(typed);
		const member = email ? await port.memberByEmail(email) : null;
		if (!member || member.status === "disabled") return;
		await parts.sendSignInLink(member, await links.make(member.id), returnTo);
	}

	/**
	 * Creates Firebase's link only when ours is used: the mailbox holds no link that Firebase accepts, and Firebase's
	 * second factor applies.
	 */
	async function redeemLink(token: string) {
		const id = links.read(token);
		if (!id) return refused("invalid-action-code");
		const memberId = await links.spend(id);
		const member = memberId ? await port.member(memberId) : null;
		if (!member || member.status === "disabled") return refused("expired-action-code");
		const link = await users.signInLink(member.email, `${parts.origin}/admin/connexion`);
		return { ...done(), email: member.email, link };
	}

	/** Ignores the current password: Firebase requires only a recent sign-in, which the page has checked. */
	async function changePassword(_current: string, next: string, request: IdentityRequest): Promise<Outcome> {
		const { session: own } = await session(request);
		if (!own) return refused("user-token-expired");
		const outcome = await port.setPassword(own.member.id, next);
		return outcome.ok ? { ok: true, cookies: sessions.expired(request.headers) } : outcome;
	}

	const current = async (request: IdentityRequest) => (await examine(request))?.session ?? null;
	const { apiKey, authDomain, projectId, emulator, providers } = settings;
	return {
		...port,
		// Firebase does not report the number of failed sign-ins.
		failedSignIns: () => null,
		passwordPolicy,
		providers,
		elsewhere: {
			settings: { apiKey, authDomain, projectId, emulator },
			...firebaseProof({ clock, users, members, sessions, current }),
			redeemLink,
		},
		session,
		signOut,
		sendSignInLink,
		changePassword,
		// Firebase's script handles these in the browser.
		signInWithPassword: notHere,
		signInWithLink: notHere,
		startFederated: notHere,
		finishFederated: notHere,
		passSecondFactor: notHere,
		pendingSecondFactor: async () => null,
		startSecondFactor: notHere,
		confirmSecondFactor: notHere,
		stopSecondFactor: notHere,
		renewRecoveryCodes: notHere,
		close: users.close,
	};
}

async function notHere() {
	return refused("operation-not-allowed");
}
