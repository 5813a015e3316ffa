import type { Locale } from "#app/locale/locales.ts";
import type { Identity, Outcome } from "#app/model/members/identity.ts";
import { type Member, type MemberStatus, type Role, readEmail } from "#app/model/members/member.ts";
import { meetsPolicy } from "#app/model/members/password-policy.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { attempting, done, refused } from "./outcomes.ts";
import type { SecondFactorAttempts } from "./second-factor-attempts.ts";
import { embeddedPolicy } from "./settings.ts";

/** Member records: lookup, invitation, role and status, password and second-factor resets. */
export function embeddedMembers(open: () => Promise<EmbeddedAuth>, attempts: Pick<SecondFactorAttempts, "forget">) {
	async function members(): Promise<Member[]> {
		const { context } = await open();
		const rows = await context.internalAdapter.listUsers(1000, 0, { field: "createdAt", direction: "asc" });
		return rows.map(toMember);
	}

	async function member(id: string): Promise<Member | null> {
		const row = await (await open()).context.internalAdapter.findUserById(id);
		return row ? toMember(row) : null;
	}

	async function memberByEmail(email: string): Promise<Member | null> {
		const found = await (await open()).context.internalAdapter.findUserByEmail(email.toLowerCase());
		return found ? toMember(found.user) : null;
	}

	async function invite({ email: typed, name, role, crew = null, locale }: Parameters<Identity["invite"]>[0]) {
		const email = readEmail(typed);
		if (!email) return refused("invalid-email");
		if (await memberByEmail(email)) return refused("email-already-in-use");
		const { context } = await open();
		const status: MemberStatus = "invited";
		// Verified because the link that activates the member is sent to this address, or printed by the server itself.
		const row = await context.internalAdapter.createUser(
			{ email, name, role, crew, locale, status, emailVerified: true },
			{ method: "admin" },
		);
		return { ok: true, member: toMember(row), cookies: [] } as const;
	}

	async function hasJoined(memberId: string): Promise<boolean> {
		return (await (await open()).context.internalAdapter.findAccounts(memberId)).length > 0;
	}

	async function setPassword(memberId: string, password: string): Promise<Outcome> {
		if (!isGoodPassword(password)) return refused("password-does-not-meet-requirements");
		const { context } = await open();
		const found = await member(memberId);
		if (!found) return refused("user-not-found");
		if (found.status === "disabled") return refused("user-disabled");
		return attempting("operation-not-allowed", async () => {
			const hash = await context.password.hash(password);
			const account = await context.internalAdapter.findCredentialAccount(memberId);
			if (account) await context.internalAdapter.updatePassword(memberId, hash);
			else {
				const credential = { userId: memberId, providerId: "credential", accountId: memberId, password: hash };
				await context.internalAdapter.linkAccount(credential);
			}
			await context.internalAdapter.updateUser(memberId, { status: "active" });
			await context.internalAdapter.deleteUserSessions(memberId);
			return done();
		});
	}

	async function update(memberId: string, changes: Parameters<Identity["update"]>[1]): Promise<void> {
		const { context } = await open();
		await context.internalAdapter.updateUser(memberId, { ...changes });
		if (changes.status && changes.status !== "active") await context.internalAdapter.deleteUserSessions(memberId);
	}

	async function deleteSecondFactor(memberId: string): Promise<void> {
		const { context } = await open();
		await context.adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: memberId }] });
	}

	async function remove(memberId: string): Promise<void> {
		await deleteSecondFactor(memberId);
		await (await open()).context.internalAdapter.deleteUser(memberId);
		await attempts.forget(memberId);
	}

	async function clearSecondFactor(memberId: string): Promise<void> {
		await deleteSecondFactor(memberId);
		const { context } = await open();
		await context.internalAdapter.updateUser(memberId, { twoFactorEnabled: false });
		await attempts.forget(memberId);
		await context.internalAdapter.deleteUserSessions(memberId);
	}

	return { members, member, memberByEmail, hasJoined, invite, setPassword, update, delete: remove, clearSecondFactor };
}

export function isGoodPassword(password: string): boolean {
	return meetsPolicy(password, embeddedPolicy) && !isCommonPassword(password);
}

export function toMember(row: Record<string, unknown>): Member {
	return {
		id: String(row.id),
		email: String(row.email),
		name: String(row.name),
		role: row.role as Role,
		status: row.status as MemberStatus,
		locale: row.locale as Locale,
		secondFactor: row.twoFactorEnabled === true,
		// Null in rows of earlier builds, which means yes.
		taskMail: row.taskMail !== false,
		answerMail: row.answerMail !== false,
		// Null in rows of earlier builds too.
		crew: typeof row.crew === "string" && row.crew !== "" ? row.crew : null,
		createdAt: new Date(row.createdAt as string | Date).toISOString(),
	};
}
