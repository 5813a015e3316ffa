import {
	type FederatedProvider,
	type IdentityRequest,
	isFederatedProvider,
	type Outcome,
	type SecondFactorSetup,
	type Session,
	type SessionAnswer,
} from "#app/model/members/identity.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { isGoodPassword } from "./embedded-members.ts";
import { attempting, done, refused } from "./outcomes.ts";
import { readCode } from "./recovery-codes.ts";
import type { SecondFactorAttempts } from "./second-factor-attempts.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

interface AccountParts {
	open: () => Promise<EmbeddedAuth>;
	session: (request: IdentityRequest) => Promise<SessionAnswer>;
	rotate: (headers: Headers) => Promise<Outcome>;
	limits: SignInLimits;
	attempts: SecondFactorAttempts;
	companyName: () => string;
}

/** Operations of a signed-in member on their own account. */
export function embeddedAccount({ open, session, rotate, limits, attempts, companyName }: AccountParts) {
	/** Returns the session of the signed-in member if the password is theirs. */
	async function checkPassword(password: string, request: IdentityRequest): Promise<Outcome<{ own: Session }>> {
		const { session: own } = await session(request);
		if (!own) return refused("user-token-expired");
		if (!password) return refused("wrong-password");
		const { context } = await open();
		const check = () =>
			attempting("wrong-password", async () => {
				const hash = (await context.internalAdapter.findCredentialAccount(own.member.id))?.password;
				const isRight = hash && (await context.password.verify({ hash, password }));
				return isRight ? { ...done(), own } : refused("wrong-password");
			});
		return limits.attempt(own.member.email, request.address, check);
	}

	async function changePassword(current: string, next: string, request: IdentityRequest): Promise<Outcome> {
		const checked = await checkPassword(current, request);
		if (!checked.ok) return checked;
		if (!isGoodPassword(next)) return refused("password-does-not-meet-requirements");
		const { context } = await open();
		return attempting("operation-not-allowed", async () => {
			await context.internalAdapter.updatePassword(checked.own.member.id, await context.password.hash(next));
			await deleteOtherSessions(checked.own);
			return rotate(request.headers);
		});
	}

	async function deleteOtherSessions({ id, member: { id: memberId } }: Session): Promise<void> {
		const { context } = await open();
		for (const other of await context.internalAdapter.listSessions(memberId)) {
			if (other.id !== id) await context.internalAdapter.deleteSession(other.token);
		}
	}

	async function startSecondFactor(password: string, request: IdentityRequest) {
		const checked = await checkPassword(password, request);
		if (!checked.ok) return checked;
		const { auth } = await open();
		return attempting("operation-not-allowed", async () => {
			const { headers, response } = await auth.api.enableTwoFactor({
				// A colon separates the issuer from the account.
				body: { password, method: "totp", issuer: companyName().replaceAll(/\s*:\s*/g, " ") },
				headers: request.headers,
				returnHeaders: true,
			});
			if (response.method !== "totp") return refused("operation-not-allowed");
			const uri = response.totpURI;
			const key = new URL(uri).searchParams.get("secret") ?? "";
			const setup = { uri, secret: key, recoveryCodes: response.backupCodes };
			await keepSetup(checked.own, setup);
			return { ...done(headers), ...setup };
		});
	}

	/** Stored with the session that typed the password; a set-up that another session had started is void. */
	async function keepSetup({ id, member }: Session, setup: SecondFactorSetup): Promise<void> {
		const { context, seal } = await open();
		const { internalAdapter } = context;
		const sealed = await seal(JSON.stringify(setup));
		for (const each of await internalAdapter.listSessions(member.id)) {
			await internalAdapter.updateSession(each.token, { secondFactorSetup: each.id === id ? sealed : "" });
		}
	}

	async function pendingSecondFactor(request: IdentityRequest): Promise<SecondFactorSetup | null> {
		const { readSession, unseal } = await open();
		const sealed = (await readSession(request.headers))?.session.secondFactorSetup;
		return sealed ? (JSON.parse(await unseal(sealed)) as SecondFactorSetup) : null;
	}

	async function confirmSecondFactor(code: string, request: IdentityRequest): Promise<Outcome> {
		const { auth } = await open();
		const { session: own } = await session(request);
		if (!own) return refused("user-token-expired");
		const digits = readCode(code);
		if (!digits) return refused("invalid-credential");
		const verify = () =>
			attempting("invalid-credential", async () => {
				await deleteOtherSessions(own);
				const { headers } = await auth.api.verifyTOTP({
					body: { code: digits },
					headers: request.headers,
					returnHeaders: true,
				});
				return done(headers);
			});
		return attempts.attempt(own.member.id, digits, verify);
	}

	async function stopSecondFactor(password: string, request: IdentityRequest): Promise<Outcome> {
		const checked = await checkPassword(password, request);
		if (!checked.ok) return checked;
		const { auth } = await open();
		return attempting("operation-not-allowed", async () => {
			const body = { password };
			return done((await auth.api.disableTwoFactor({ body, headers: request.headers, returnHeaders: true })).headers);
		});
	}

	async function renewRecoveryCodes(password: string, request: IdentityRequest) {
		const checked = await checkPassword(password, request);
		if (!checked.ok) return checked;
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
		changePassword,
		pendingSecondFactor,
		startSecondFactor,
		confirmSecondFactor,
		stopSecondFactor,
		renewRecoveryCodes,
		linkedProviders,
		unlinkProvider,
	};
}
