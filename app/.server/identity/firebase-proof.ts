import type { DecodedIdToken, UserRecord } from "firebase-admin/auth";
import {
	type IdentityRequest,
	IdentityUnavailableError,
	type Outcome,
	type ProofElsewhere,
} from "#app/model/members/identity.ts";
import type { MemberRecord } from "#app/model/members/staff-records.ts";
import type { Clock, StoredDocument } from "#app/model/ports.ts";
import { tokenError } from "./firebase-errors.ts";
import type { FirebaseMembers } from "./firebase-members.ts";
import type { firebaseSessionStore, StoredSession } from "./firebase-sessions.ts";
import { type FirebaseUsers, foreignAccounts, hasSecondFactor } from "./firebase-users.ts";
import { refused } from "./outcomes.ts";

/** A sign-in, not a token that was refreshed for hours: else a session would have no absolute end. */
const freshFor = 5 * 60;

export interface ProofParts {
	clock: Clock;
	users: FirebaseUsers;
	members: FirebaseMembers;
	sessions: ReturnType<typeof firebaseSessionStore>;
	/** Who asks, after every check. */
	current: (request: IdentityRequest) => Promise<StoredSession | null>;
}

/** What is done with a token from a browser. */
export function firebaseProof({ clock, users, members, sessions, current }: ProofParts) {
	async function verify(idToken: string) {
		try {
			return { ok: true, token: await users.verify(idToken) } as const;
		} catch (error) {
			return refused(error instanceof IdentityUnavailableError ? "network-request-failed" : tokenError(error));
		}
	}

	/** Nobody signs up: a Firebase user who is not a member is refused, in the words for a wrong password. */
	const signIn: ProofElsewhere["signIn"] = async (idToken, request) => {
		const verified = await verify(idToken);
		if (!verified.ok) return verified;
		const { token } = verified;
		if (clock.now().getTime() / 1000 - token.auth_time > freshFor) return refused("requires-recent-login");
		const federated = token.firebase.sign_in_provider.endsWith(".com");
		const stranger = refused(federated ? "account-exists-with-different-credential" : "invalid-credential");
		const user = await users.byId(token.uid);
		const found = user && (await memberOf(token));
		if (!found || found.data.status === "disabled") return stranger;
		if (found.data.uid !== token.uid && !(await bind(found, user, token))) return stranger;
		const member = await members.change(found.id, {
			uid: token.uid,
			status: "active",
			secondFactor: hasSecondFactor(user),
			...(found.data.uid !== token.uid && { userMadeHere: false }),
		});
		if (!member) return stranger;
		const before = await sessions.find(request.headers);
		const cookie = await sessions.make({ memberId: found.id, uid: token.uid, authTime: token.auth_time });
		if (before) await sessions.end(before.id);
		return { ok: true, member, joined: found.data.status === "invited", cookies: [cookie] };
	};

	/** By the user they are; the first time, by an address that Firebase has verified. */
	async function memberOf({ uid, email, email_verified }: DecodedIdToken) {
		const bound = await members.findByUid(uid);
		if (bound || !email || !email_verified) return bound;
		return members.find(members.idOf(email.toLowerCase()));
	}

	/**
	 * The first sign-in makes a user the member's. Anybody can make a Firebase user with a member's address and hang an
	 * account of their own on it before its owner verifies it: such accounts are no proof, and are taken off.
	 */
	async function bind(
		{ data: { uid, email } }: StoredDocument<MemberRecord>,
		user: UserRecord,
		{ firebase: { sign_in_provider } }: DecodedIdToken,
	): Promise<boolean> {
		if (uid && (await users.byId(uid))) return false;
		const foreign = foreignAccounts(user, email);
		if (foreign.includes(sign_in_provider)) return false;
		if (foreign.length > 0) await users.update(user.uid, { providersToUnlink: foreign });
		return true;
	}

	async function renew(idToken: string, request: IdentityRequest): Promise<Outcome> {
		const session = await current(request);
		if (!session) return refused("user-token-expired");
		const verified = await verify(idToken);
		if (!verified.ok) return verified;
		if (verified.token.uid !== session.data.uid) return refused("user-mismatch");
		return { ok: true, cookies: await sessions.prolong(session, request.headers) };
	}

	return { signIn, renew };
}
