import type { Locale } from "#app/locale/locales.ts";
import type { AuthCode } from "#app/model/auth-codes.ts";
import type {
	FederatedPurpose,
	Identity,
	IdentityRequest,
	Outcome,
	Session,
	SessionAnswer,
} from "#app/model/identity.ts";
import { type FederatedProvider, isFederatedProvider } from "#app/model/identity.ts";
import { type Member, type MemberStatus, type Role, readEmail } from "#app/model/member.ts";
import { meetsPolicy } from "#app/model/password-policy.ts";
import type { Clock } from "#app/model/ports.ts";
import { newToken, readToken } from "../one-time-token.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { hasMemberRows, openIdentityDatabase } from "./embedded-database.ts";
import { federatedError } from "./federated-error.ts";
import { createPatience, type Patience } from "./patience.ts";
import { readRecoveryCode } from "./recovery-codes.ts";
import { cookieSecurity, embeddedPolicy, type ProviderKeys, sessionTimes } from "./settings.ts";

export interface EmbeddedIdentityParts {
	/** The store's own file. */
	path: string;
	secret: string;
	origin: string;
	clock: Clock;
	keys: ProviderKeys;
	/** Queues the mail that carries the token of this id. */
	sendSignInLink: (member: Member, tokenId: string) => Promise<void>;
	log: (message: string) => void;
	patience?: Patience;
}

/** Where the browser goes after a provider: also how an answer is recognised. */
const afterFederated = { "sign-in": "/admin", link: "/admin/compte" } as const satisfies Record<
	FederatedPurpose,
	string
>;

/** Members, passwords and sessions in the store's own SQLite file, kept by better-auth. */
export function openEmbeddedIdentity(parts: EmbeddedIdentityParts): Identity {
	const { clock, secret, origin, patience = createPatience() } = parts;
	const database = openIdentityDatabase(parts.path);
	const { prefix } = cookieSecurity(origin);
	const usedCodes = createUsedCodes(clock);
	let opened: Promise<EmbeddedAuth> | null = null;

	/** Once, when it is first needed; a failure is tried again. */
	function open(): Promise<EmbeddedAuth> {
		opened ??= import("./embedded-auth.ts")
			.then(({ openEmbeddedAuth }) =>
				openEmbeddedAuth({
					...parts,
					database,
					newSignInToken: () => newToken("sign-in", secret).token,
					sendSignInLink: async (email, token) => {
						const member = await memberByEmail(email);
						const id = readToken(token, "sign-in", secret);
						if (member && id) await parts.sendSignInLink(member, id);
					},
				}),
			)
			.catch((error: unknown) => {
				opened = null;
				throw error;
			});
		return opened;
	}

	// ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

	async function session({ headers }: IdentityRequest): Promise<SessionAnswer> {
		// Who carries no key of ours needs no lock to be looked at.
		if (!headers.get("Cookie")?.includes(`${prefix}.session_token=`)) return { session: null, cookies: [] };
		const { auth, context } = await open();
		const { headers: answered, response } = await auth.api.getSession({ headers, returnHeaders: true });
		const cookies = answered.getSetCookie();
		if (!response) return { session: null, cookies };
		const member = toMember(response.user);
		const age = (clock.now().getTime() - new Date(response.session.signedInAt ?? 0).getTime()) / 1000;
		if (member.status !== "active" || age > sessionTimes.absolute) {
			await context.internalAdapter.deleteSession(response.session.token);
			return { session: null, cookies: [expired()] };
		}
		const found: Session = {
			id: response.session.id,
			member,
			state: response.session.secondFactor === "owed" ? "second-factor" : "open",
			isRecent: age <= sessionTimes.recent,
		};
		return { session: found, cookies };
	}

	/** A sign-in replaces the session that the browser had. */
	async function replacing(headers: Headers, signIn: () => Promise<Headers>): Promise<Outcome> {
		const { auth, context } = await open();
		const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
		const answered = await signIn();
		if (before) await context.internalAdapter.deleteSession(before.session.token);
		return done(answered);
	}

	async function signInWithPassword(typed: string, password: string, request: IdentityRequest): Promise<Outcome> {
		const email = readEmail(typed);
		if (!email) return refused("invalid-email");
		if (!password) return refused("missing-password");
		const { auth } = await open();
		const attempt = () =>
			attempting("invalid-credential", () =>
				replacing(request.headers, async () => {
					const body = { email, password };
					return (await auth.api.signInEmail({ body, headers: request.headers, returnHeaders: true })).headers;
				}),
			);
		return (await patience.tryAfterDelay(email, request.address, attempt)) ?? refused("too-many-requests");
	}

	async function sendSignInLink(typed: string): Promise<void> {
		const email = readEmail(typed);
		const member = email ? await memberByEmail(email) : null;
		if (member?.status !== "active") return;
		const { auth } = await open();
		await auth.api.signInMagicLink({ body: { email: member.email }, headers: new Headers() });
	}

	async function signInWithLink(token: string, { headers }: IdentityRequest): Promise<Outcome> {
		if (!readToken(token, "sign-in", secret)) return refused("invalid-action-code");
		const { auth } = await open();
		return attempting("expired-action-code", () =>
			replacing(headers, async () => {
				return (await auth.api.magicLinkVerify({ query: { token }, headers, returnHeaders: true })).headers;
			}),
		);
	}

	async function startFederated(provider: FederatedProvider, purpose: FederatedPurpose, { headers }: IdentityRequest) {
		if (!(provider in parts.keys)) return refused("operation-not-allowed");
		const { auth } = await open();
		const body = {
			provider,
			callbackURL: afterFederated[purpose],
			errorCallbackURL: afterFederated[purpose],
			disableRedirect: true,
		};
		return attempting("network-request-failed", async () => {
			const started =
				purpose === "link"
					? await auth.api.linkSocialAccount({ body, headers, returnHeaders: true })
					: await auth.api.signInSocial({ body, headers, returnHeaders: true });
			const { url } = started.response;
			return url ? { ...done(started.headers), url } : refused("operation-not-allowed");
		});
	}

	async function finishFederated(request: Request) {
		const { auth, context } = await open();
		const { headers } = request;
		const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
		const { search, pathname } = new URL(request.url);
		const answer = await auth.handler(new Request(origin + pathname + search, { headers }));
		const target = new URL(answer.headers.get("Location") ?? "/", origin);
		const error = target.searchParams.get("error");
		const purpose: FederatedPurpose = target.pathname === afterFederated.link ? "link" : "sign-in";
		const cookies = answer.headers.getSetCookie();
		if (error !== null || target.pathname !== afterFederated[purpose]) {
			return { ok: false, code: federatedError(error), cookies } as const;
		}
		if (before && purpose === "sign-in") await context.internalAdapter.deleteSession(before.session.token);
		return { ok: true, purpose, cookies } as const;
	}

	async function passSecondFactor(typed: string, request: IdentityRequest): Promise<Outcome> {
		const { auth } = await open();
		const { headers, address } = request;
		const { session: current } = await session(request);
		if (!current) return refused("user-token-expired");
		const recovery = readRecoveryCode(typed);
		const digits = typed.replace(/\D/g, "");
		const attempt = () =>
			attempting("invalid-credential", async () => {
				if (recovery) await auth.api.verifyBackupCode({ body: { code: recovery }, headers });
				else {
					if (usedCodes.has(current.member.id, digits)) return refused("invalid-credential");
					await auth.api.verifyTOTP({ body: { code: digits }, headers });
					usedCodes.add(current.member.id, digits);
				}
				return rotate(headers);
			});
		const name = `code ${current.member.id}`;
		return (await patience.tryAfterDelay(name, address, attempt)) ?? refused("too-many-requests");
	}

	async function rotate(headers: Headers): Promise<Outcome> {
		const { auth } = await open();
		const rotated = await auth.api.rotateSession({ headers, returnHeaders: true });
		return rotated.response.rotated ? done(rotated.headers) : refused("user-token-expired");
	}

	async function signOut({ headers }: IdentityRequest): Promise<Outcome> {
		const { auth } = await open();
		const answered = await auth.api.signOut({ headers, returnHeaders: true });
		return done(answered.headers);
	}

	async function signOutEverywhere(memberId: string): Promise<void> {
		await (await open()).context.internalAdapter.deleteUserSessions(memberId);
	}

	// ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────

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

	async function invite({ email: typed, name, role, locale }: Parameters<Identity["invite"]>[0]) {
		const email = readEmail(typed);
		if (!email) return refused("invalid-email");
		if (await memberByEmail(email)) return refused("email-already-in-use");
		const { context } = await open();
		const status: MemberStatus = "invited";
		// The link that makes the member active was sent to this address, or printed by the server itself.
		const row = await context.internalAdapter.createUser(
			{ email, name, role, locale, status, emailVerified: true },
			{ method: "admin" },
		);
		return { ok: true, member: toMember(row), cookies: [] } as const;
	}

	async function setPassword(memberId: string, password: string): Promise<Outcome> {
		if (!isGoodPassword(password)) return refused("password-does-not-meet-requirements");
		const { context } = await open();
		const found = await member(memberId);
		if (!found) return refused("user-not-found");
		if (found.status === "disabled") return refused("user-disabled");
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
	}

	async function update(memberId: string, changes: Parameters<Identity["update"]>[1]): Promise<void> {
		const { context } = await open();
		await context.internalAdapter.updateUser(memberId, { ...changes });
		if (changes.status && changes.status !== "active") await context.internalAdapter.deleteUserSessions(memberId);
	}

	async function remove(memberId: string): Promise<void> {
		const { context } = await open();
		await context.adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: memberId }] });
		await context.internalAdapter.deleteUser(memberId);
	}

	// ── One's own account ────────────────────────────────────────────────────────────────────────────────────────

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

	async function clearSecondFactor(memberId: string): Promise<void> {
		const { context } = await open();
		await context.adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: memberId }] });
		await context.internalAdapter.updateUser(memberId, { twoFactorEnabled: false });
		await context.internalAdapter.deleteUserSessions(memberId);
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

	function expired(): string {
		const { secure } = cookieSecurity(origin);
		return `${prefix}.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
	}

	return {
		hasMembers: async () => hasMemberRows(database),
		passwordPolicy: async () => embeddedPolicy,
		providers: Object.keys(parts.keys).filter(isFederatedProvider),
		session,
		signInWithPassword,
		sendSignInLink,
		signInWithLink,
		startFederated,
		finishFederated,
		passSecondFactor,
		signOut,
		signOutEverywhere,
		members,
		member,
		memberByEmail,
		invite,
		setPassword,
		update,
		delete: remove,
		changePassword,
		checkPassword,
		startSecondFactor,
		confirmSecondFactor,
		stopSecondFactor,
		clearSecondFactor,
		renewRecoveryCodes,
		linkedProviders,
		unlinkProvider,
		close: async () => database.close(),
	};
}

function isGoodPassword(password: string): boolean {
	return meetsPolicy(password, embeddedPolicy) && !isCommonPassword(password);
}

function done(headers?: Headers) {
	return { ok: true as const, cookies: headers?.getSetCookie() ?? [] };
}

function refused(code: AuthCode) {
	return { ok: false as const, code, cookies: [] };
}

/** What the library refuses is an answer; what it cannot do (a locked database, a bug) is an error. */
async function attempting<Result>(
	code: AuthCode,
	work: () => Promise<Result>,
): Promise<Result | ReturnType<typeof refused>> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Error && error.name === "APIError" && "statusCode" in error && Number(error.statusCode) < 500)
			return refused(code);
		throw error;
	}
}

/** A code is valid for a minute and a half: who read it over a shoulder must not use it again. */
function createUsedCodes(clock: Clock) {
	const used = new Map<string, number>();
	const lifetime = 120_000;
	return {
		has: (memberId: string, code: string) => used.has(`${memberId} ${code}`),
		add(memberId: string, code: string) {
			const now = clock.now().getTime();
			for (const [key, at] of used) if (now - at > lifetime) used.delete(key);
			used.set(`${memberId} ${code}`, now);
		},
	};
}

function toMember(row: Record<string, unknown>): Member {
	return {
		id: String(row.id),
		email: String(row.email),
		name: String(row.name),
		role: row.role as Role,
		status: row.status as MemberStatus,
		locale: row.locale as Locale,
		secondFactor: row.twoFactorEnabled === true,
		createdAt: new Date(row.createdAt as string | Date).toISOString(),
	};
}
