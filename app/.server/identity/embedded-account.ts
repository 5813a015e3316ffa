import {
	type FederatedProvider,
	type IdentityRequest,
	isFederatedProvider,
	type Outcome,
	type Session,
	type SessionAnswer,
} from "#app/model/identity.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { isGoodPassword } from "./embedded-members.ts";
import { attempting, done, refused } from "./outcomes.ts";
import type { Patience } from "./patience.ts";
import type { UsedCodes } from "./used-codes.ts";

export interface AccountParts {
	open: () => Promise<EmbeddedAuth>;
	session: (request: IdentityRequest) => Promise<SessionAnswer>;
	rotate: (headers: Headers) => Promise<Outcome>;
	patience: Patience;
	usedCodes: UsedCodes;
}

/** What a signed-in member does with their own account. */
export function embeddedAccount({ open, session, rotate, patience, usedCodes }: AccountParts) {
	async function checkPassword(password: string, request: IdentityRequest): Promise<boolean> {
		const { session: current } = await session(request);
		if (!current || !password) return false;
		const { context } = await open();
		const attempt = async () => {
			const account = await context.internalAdapter.findCredentialAccount(current.member.id);
			const hash = account?.password;
			return { ok: Boolean(hash && (await context.password.verify({ hash, password }))) };
		};
		return (await patience.tryAfterDelay(current.member.email, request.address, attempt))?.ok ?? false;
	}

	async function changePassword(current: string, next: string, request: IdentityRequest): Promise<Outcome> {
		const { session: own } = await session(request);
		if (!own) return refused("user-token-expired");
		if (!(await checkPassword(current, request))) return refused("wrong-password");
		if (!isGoodPassword(next)) return refused("password-does-not-meet-requirements");
		const { context } = await open();
		await context.internalAdapter.updatePassword(own.member.id, await context.password.hash(next));
		await deleteOtherSessions(own);
		return rotate(request.headers);
	}

	async function deleteOtherSessions({ id, member: { id: memberId } }: Session): Promise<void> {
		const { context } = await open();
		for (const other of await context.internalAdapter.listSessions(memberId)) {
			if (other.id !== id) await context.internalAdapter.deleteSession(other.token);
		}
	}

	async function startSecondFactor(password: string, request: IdentityRequest) {
		if (!(await checkPassword(password, request))) return refused("wrong-password");
		const { auth } = await open();
		return attempting("operation-not-allowed", async () => {
			const { headers, response } = await auth.api.enableTwoFactor({
				body: { password, method: "totp" },
				headers: request.headers,
				returnHeaders: true,
			});
			if (response.method !== "totp") return refused("operation-not-allowed");
			const uri = response.totpURI;
			const key = new URL(uri).searchParams.get("secret") ?? "";
			return { ...done(headers), uri, secret: key, recoveryCodes: response.backupCodes };
		});
	}

	async function confirmSecondFactor(code: string, request: IdentityRequest): Promise<Outcome> {
		const { auth } = await open();
		const { session: own } = await session(request);
		if (!own) return refused("user-token-expired");
		const digits = code.replace(/\D/g, "");
		const attempt = () =>
			attempting("invalid-credential", async () => {
				await deleteOtherSessions(own);
				const { headers } = await auth.api.verifyTOTP({
					body: { code: digits },
					headers: request.headers,
					returnHeaders: true,
				});
				usedCodes.add(own.member.id, digits);
				return done(headers);
			});
		const name = `code ${own.member.id}`;
		return (await patience.tryAfterDelay(name, request.address, attempt)) ?? refused("too-many-requests");
	}

	async function stopSecondFactor(password: string, request: IdentityRequest): Promise<Outcome> {
		if (!(await checkPassword(password, request))) return refused("wrong-password");
		const { auth } = await open();
		return attempting("operation-not-allowed", async () => {
			const body = { password };
			return done((await auth.api.disableTwoFactor({ body, headers: request.headers, returnHeaders: true })).headers);
		});
	}

	async function renewRecoveryCodes(password: string, request: IdentityRequest) {
		if (!(await checkPassword(password, request))) return refused("wrong-password");
		const { auth } = await open();
		return attempting("operation-not-allowed", async () => {
			const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers: request.headers });
			return { ...done(), recoveryCodes: backupCodes };
		});
	}

	async function linkedProviders(memberId: string): Promise<FederatedProvider[]> {
		const accounts = await (await open()).context.internalAdapter.findAccounts(memberId);
		return accounts.map(({ providerId }) => providerId).filter(isFederatedProvider);
	}

	async function unlinkProvider(memberId: string, provider: FederatedProvider): Promise<void> {
		const { context } = await open();
		for (const { id, providerId } of await context.internalAdapter.findAccounts(memberId)) {
			if (providerId === provider) await context.internalAdapter.deleteAccount(id);
		}
	}

	return {
		checkPassword,
		changePassword,
		startSecondFactor,
		confirmSecondFactor,
		stopSecondFactor,
		renewRecoveryCodes,
		linkedProviders,
		unlinkProvider,
	};
}
