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

/** In seconds. Only a recent sign-in creates a session: with refreshed tokens it would have no absolute end. */
const freshFor = 5 * 60;

interface ProofParts {
	clock: Clock;
	users: FirebaseUsers;
	members: FirebaseMembers;
	sessions: ReturnType<typeof firebaseSessionStore>;
	/** Returns the caller's session after all checks. */
	current: (request: IdentityRequest) => Promise<StoredSession | null>;
}

/** Sign-in and session renewal with an ID token from a browser. */
export function firebaseProof({ clock, users, members, sessions, current }: ProofParts) {
	async function verify(idToken: string) {
		try {
			return { ok: true, token: await users.verify(idToken) } as const;
		} catch (error) {
			return refused(error instanceof IdentityUnavailableError ? "network-request-failed" : tokenError(error));
		}
	}

	/** There is no sign-up: a Firebase user who is not a member gets the same error as for a wrong password. */
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

	/** Finds the member by Firebase uid; before the first sign-in, by an address that Firebase has verified. */
	async function memberOf({ uid, email, email_verified }: DecodedIdToken) {
		const bound = await members.findByUid(uid);
		if (bound || !email || !email_verified) return bound;
		return members.find(members.idOf(email.toLowerCase()));
	}

	/**
	 * The first sign-in binds a Firebase user to the member. Anybody can create a user with a member's address and link
	 * an account to it before the address is verified: such accounts prove nothing and are unlinked.
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
