import type { DatabaseSync } from "node:sqlite";
import { betterAuth } from "better-auth";
import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { hashPassword, symmetricDecrypt, symmetricEncrypt, verifyPassword } from "better-auth/crypto";
import { getMigrations } from "better-auth/db/migration";
import { magicLink } from "better-auth/plugins/magic-link";
import { twoFactor } from "better-auth/plugins/two-factor";
import { createPasswordQueue } from "./password-queue.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { cookieSecurity, embeddedPolicy, type ProviderKeys, sessionTimes } from "./settings.ts";

interface EmbeddedAuthParts {
	database: DatabaseSync;
	secret: string;
	origin: string;
	keys: ProviderKeys;
	newSignInToken: () => string;
	sendSignInLink: (email: string, token: string, returnTo: string | null) => Promise<void>;
	log: (message: string) => void;
}

export type EmbeddedAuth = Awaited<ReturnType<typeof openEmbeddedAuth>>;

/** The base path of the OAuth callbacks: `<identityPath>/callback/<provider>`. */
const identityPath = "/admin/identite";

/** Loading better-auth takes a second and 50 MB: `embedded.ts` imports this module on first use. */
export async function openEmbeddedAuth(parts: EmbeddedAuthParts) {
	const { secure, prefix } = cookieSecurity(parts.origin);
	const inQueue = createPasswordQueue();
	const { hooks: _onlyForPasswords, ...secondFactor } = twoFactor({
		twoFactorTable: "staff_second_factors",
		// `second-factor-attempts.ts` counts failures, for recovery codes too and across sessions.
		accountLockout: { enabled: false },
		backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
	});
	const options = {
		database: parts.database,
		secret: parts.secret,
		baseURL: parts.origin,
		basePath: identityPath,
		telemetry: { enabled: false },
		rateLimit: { enabled: false },
		logger: { level: "error" as const, log: (_level: string, message: string) => parts.log(message) },
		user: {
			modelName: "staff_members",
			additionalFields: {
				role: { type: "string" as const, required: true, input: false },
				status: { type: "string" as const, required: true, input: false },
				locale: { type: "string" as const, required: true, input: false },
				crew: { type: "string" as const, required: false, input: false },
				taskMail: { type: "boolean" as const, required: false, input: false },
				answerMail: { type: "boolean" as const, required: false, input: false },
				/** Set when the member was offered a second factor and declined it for now. */
				secondFactorDeclined: { type: "boolean" as const, required: false, input: false },
			},
		},
		session: {
			modelName: "staff_sessions",
			expiresIn: sessionTimes.idle,
			updateAge: sessionTimes.renewEvery,
			freshAge: 0,
			additionalFields: {
				signedInAt: { type: "date" as const, required: false, input: false },
				/** `owed` until the member has entered a code. */
				secondFactor: { type: "string" as const, required: false, input: false },
				/** Encrypted secret and recovery codes of a second factor that is not confirmed yet. */
				secondFactorSetup: { type: "string" as const, required: false, input: false },
			},
		},
		account: {
			modelName: "staff_accounts",
			updateAccountOnSignIn: false,
			encryptOAuthTokens: true,
			// An address reported by a provider links no account: members link providers from their account, signed in.
			accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
		},
		verification: { modelName: "staff_verifications" },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: embeddedPolicy.minimum,
			maxPasswordLength: embeddedPolicy.maximum ?? undefined,
			// Every password hash goes through this queue, including those for unknown addresses.
			password: {
				hash: (password: string) => inQueue(() => hashPassword(password)),
				verify: (check: { hash: string; password: string }) => inQueue(() => verifyPassword(check)),
			},
		},
		socialProviders: Object.fromEntries(
			Object.entries(parts.keys).map(([name, keys]) => [name, { ...keys, disableSignUp: true }]),
		),
		advanced: {
			cookiePrefix: prefix,
			useSecureCookies: false,
			defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax" as const, path: "/" },
			ipAddress: { disableIpTracking: true },
			// The migrations below have just run.
			database: { validateSchema: false },
		},
		databaseHooks: {
			session: {
				create: {
					/** Every sign-in runs this: only active members get in; with a second factor they owe a code. */
					before: async (session: SessionRow) => {
						forgetExpired(parts.database);
						const member = memberRow(parts.database, session.userId);
						if (member?.status !== "active") return false as const;
						const { signedInAt = new Date(), secondFactor = member.twoFactorEnabled ? "owed" : "none" } = session;
						// Confirming a second factor copies the session, and the copy has nothing left to confirm.
						const none = { userAgent: null, ipAddress: null, secondFactorSetup: "" };
						return { data: { ...session, ...none, signedInAt, secondFactor } };
					},
				},
			},
			account: {
				create: {
					/** Drops the provider's tokens: the provider is not called after the sign-in. */
					before: async (account: Record<string, unknown>) => ({
						data: { ...account, accessToken: null, refreshToken: null, idToken: null },
					}),
				},
			},
		},
		plugins: [
			// The plugin's own hook asks for the code after a password only; the session hook above asks after every sign-in.
			secondFactor,
			magicLink({
				disableSignUp: true,
				storeToken: "hashed",
				expiresIn: sessionTimes.signInLink,
				generateToken: parts.newSignInToken,
				sendMagicLink: ({ email, token, metadata }) =>
					parts.sendSignInLink(email, token, (metadata?.returnTo as string | undefined) ?? null),
			}),
			rotation,
		],
	};
	await (await getMigrations(options)).runMigrations();
	const auth = betterAuth(options);
	return {
		auth,
		context: await auth.$context,
		/** Reads the session without renewing it. */
		readSession: (headers: Headers) => auth.api.getSession({ headers, query: { disableRefresh: true } }),
		seal: (text: string) => symmetricEncrypt({ key: parts.secret, data: text }),
		unseal: (sealed: string) => symmetricDecrypt({ key: parts.secret, data: sealed }),
	};
}

interface SessionRow {
	userId: string;
	signedInAt?: Date;
	secondFactor?: string;
}

/** Replaces the session's token and deletes the old one. The endpoint has no path: only this server can call it. */
const rotation = {
	id: "rotation",
	endpoints: {
		rotateSession: createAuthEndpoint({ method: "POST", use: [sessionMiddleware] }, async (ctx) => {
			const { session, user } = ctx.context.session;
			const fresh = await ctx.context.internalAdapter.createSession(user.id, false, {
				...session,
				signedInAt: new Date(),
				secondFactor: "passed",
			});
			await ctx.context.internalAdapter.deleteSession(session.token);
			if (fresh) await setSessionCookie(ctx, { session: fresh, user });
			return { rotated: fresh !== null };
		}),
	},
} as const;

/** Deletes expired rows: abandoned sessions and unused links would otherwise stay forever. */
function forgetExpired(database: DatabaseSync): void {
	const now = new Date().toISOString();
	for (const table of ["staff_sessions", "staff_verifications"]) {
		database.prepare(`DELETE FROM ${table} WHERE expiresAt < ?`).run(now);
	}
}

function memberRow(database: DatabaseSync, id: string): { status: string; twoFactorEnabled: boolean } | null {
	const row = database.prepare("SELECT status, twoFactorEnabled FROM staff_members WHERE id = ?").get(id);
	return row ? { status: String(row.status), twoFactorEnabled: row.twoFactorEnabled === 1 } : null;
}
