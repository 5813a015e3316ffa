import { createHmac } from "node:crypto";
import {
	type FederatedProvider,
	federatedProviders,
	type MemberChanges,
	type Outcome,
} from "#app/model/members/identity.ts";
import { type Member, type NewMember, readEmail } from "#app/model/members/member.ts";
import { meetsPolicy, type PasswordPolicy } from "#app/model/members/password-policy.ts";
import type { MemberRecord } from "#app/model/members/staff-records.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { retries } from "../store/retries.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type FirebaseUsers, foreignAccounts } from "./firebase-users.ts";
import { done, refused } from "./outcomes.ts";

interface FirebaseMemberParts {
	store: DocumentStore;
	clock: Clock;
	secret: string;
	users: FirebaseUsers;
	passwordPolicy: () => Promise<PasswordPolicy>;
	endSessions: (memberId: string) => Promise<void>;
}

export type FirebaseMembers = ReturnType<typeof firebaseMembers>;

export function firebaseMembers({ store, clock, secret, users, passwordPolicy, endSessions }: FirebaseMemberParts) {
	/** Derives the id from the address, so that concurrent invitations cannot create two members. */
	function idOf(email: string): string {
		return createHmac("sha256", secret).update(`member ${email}`).digest("hex").slice(0, 32);
	}

	function find(id: string): Promise<StoredDocument<MemberRecord> | null> {
		return store.get("members", id);
	}

	async function findByUid(uid: string): Promise<StoredDocument<MemberRecord> | null> {
		const where = [{ field: "uid", is: "=", value: uid } as const];
		return (await store.query("members", { where, limit: 1 })).documents[0] ?? null;
	}

	/** Retries when the member was changed concurrently. */
	async function change(id: string, changes: Partial<MemberRecord>): Promise<Member | null> {
		for (const retry = retries(); ; retry()) {
			const found = await find(id);
			if (!found) return null;
			const data = { ...found.data, ...changes };
			const { version } = found;
			const { ok } = await store.commit([{ kind: "replace", collection: "members", id, version, data }]);
			if (ok) return toMember({ ...found, data });
		}
	}

	async function members(): Promise<Member[]> {
		const orderBy = { field: "createdAt", direction: "ascending" } as const;
		return (await store.query("members", { orderBy, limit: 1000 })).documents.map(toMember);
	}

	async function member(id: string): Promise<Member | null> {
		const found = await find(id);
		return found && toMember(found);
	}

	async function memberByEmail(typed: string): Promise<Member | null> {
		const email = readEmail(typed);
		return email ? member(idOf(email)) : null;
	}

	async function invite({ email: typed, name, role, crew = null, locale }: NewMember) {
		const email = readEmail(typed);
		if (!email) return refused("invalid-email");
		const data: MemberRecord = {
			email,
			name,
			role,
			crew,
			locale,
			status: "invited",
			secondFactor: false,
			createdAt: clock.now().toISOString(),
			uid: "",
			userMadeHere: false,
		};
		const id = idOf(email);
		const { ok } = await store.commit([{ kind: "create", collection: "members", id, data }]);
		if (!ok) return refused("email-already-in-use");
		return { ok: true, member: toMember({ id, version: 1, data }), cookies: [] } as const;
	}

	async function hasJoined(memberId: string): Promise<boolean> {
		return Boolean((await find(memberId))?.data.uid);
	}

	/** Sets the password at Firebase, for a member who followed a link from their mailbox. */
	async function setPassword(memberId: string, password: string): Promise<Outcome> {
		if (!meetsPolicy(password, await passwordPolicy()) || isCommonPassword(password)) {
			return refused("password-does-not-meet-requirements");
		}
		const found = await find(memberId);
		if (!found) return refused("user-not-found");
		const { email, name, status, uid, userMadeHere } = found.data;
		if (status === "disabled") return refused("user-disabled");
		const known = uid ? await users.byId(uid) : null;
		const user = known ?? (await users.byEmail(email));
		if (!user) {
			const made = await users.create(email, name, password);
			await change(memberId, { status: "active", uid: made.uid, userMadeHere: true });
		} else {
			// Anybody can create a Firebase user with this address first: its accounts and factors must not stay valid.
			const foreign = known ? [] : foreignAccounts(user, email);
			await users.update(user.uid, {
				password,
				emailVerified: true,
				...(foreign.length > 0 && { providersToUnlink: foreign }),
				...(!user.emailVerified && { multiFactor: { enrolledFactors: null } }),
			});
			await users.revoke(user.uid);
			await change(memberId, { status: "active", uid: user.uid, userMadeHere: known !== null && userMadeHere });
		}
		await endSessions(memberId);
		return done();
	}

	async function update(memberId: string, changes: MemberChanges): Promise<void> {
		await change(memberId, { ...changes });
		if (changes.status && changes.status !== "active") await signOutEverywhere(memberId);
	}

	/** Ends the sessions in the store and revokes the refresh tokens that browsers hold. */
	async function signOutEverywhere(memberId: string): Promise<void> {
		await endSessions(memberId);
		const uid = (await find(memberId))?.data.uid;
		if (uid) await users.revoke(uid);
	}

	async function clearSecondFactor(memberId: string): Promise<void> {
		const uid = (await find(memberId))?.data.uid;
		if (uid) await users.update(uid, { multiFactor: { enrolledFactors: null } });
		await change(memberId, { secondFactor: false });
		await signOutEverywhere(memberId);
	}

	/** A Firebase user that is older than the member may be in use elsewhere: only its tokens are revoked. */
	async function remove(memberId: string): Promise<void> {
		const found = await find(memberId);
		if (!found) return;
		const { uid, userMadeHere } = found.data;
		await endSessions(memberId);
		await store.commit([{ kind: "delete", collection: "members", id: memberId }]);
		if (uid) await (userMadeHere ? users.delete(uid) : users.revoke(uid));
	}

	async function linkedProviders(memberId: string): Promise<FederatedProvider[]> {
		const uid = (await find(memberId))?.data.uid;
		const linked = uid ? ((await users.byId(uid))?.providerData ?? []) : [];
		return federatedProviders.filter((name) => linked.some(({ providerId }) => providerId === `${name}.com`));
	}

	async function unlinkProvider(memberId: string, provider: FederatedProvider): Promise<void> {
		const uid = (await find(memberId))?.data.uid;
		if (uid && (await linkedProviders(memberId)).includes(provider)) {
			await users.update(uid, { providersToUnlink: [`${provider}.com`] });
		}
	}

	return {
		idOf,
		find,
		findByUid,
		change,
		port: {
			hasMembers: async () => (await store.count("members")) > 0,
			members,
			member,
			memberByEmail,
			hasJoined,
			invite,
			setPassword,
			update,
			signOutEverywhere,
			clearSecondFactor,
			delete: remove,
			linkedProviders,
			unlinkProvider,
		},
	};
}

export function toMember({ id, data }: StoredDocument<MemberRecord>): Member {
	const { email, name, role, status, locale, secondFactor, createdAt } = data;
	const { taskMail = true, answerMail = true, crew = null } = data;
	return { id, email, name, role, status, locale, secondFactor, taskMail, answerMail, crew, createdAt };
}
