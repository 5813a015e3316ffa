import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { totp } from "../contracts/totp.ts";

export const projectId = "airelle-staff";
export const apiKey = "a-public-key";

interface FakeUser {
	localId: string;
	email: string;
	emailVerified: boolean;
	password: string | null;
	disabled: boolean;
	displayName: string;
	/** Linked accounts of other providers, with their e-mail addresses. */
	accounts: { providerId: string; rawId: string; email: string }[];
	/** In seconds. */
	validSince: number;
	/** Base 32 secret of an authenticator; null without a second factor. */
	totp: string | null;
}

/** Behaviour that tests can change. */
interface Mood {
	/** In seconds. */
	tokenLifetime: number;
	/** Never answers sign-ins. */
	silent: boolean;
	/** Refuses a sign-in without a captcha token. */
	captcha: boolean;
	policy: Record<string, unknown>;
}

type Fields = Record<string, unknown>;

class Refusal extends Error {}

/** A fake of Firebase Authentication: the endpoints that the browser's and the server's library request. */
export async function startFakeFirebase() {
	const users = new Map<string, FakeUser>();
	const oobCodes = new Map<string, string>();
	const pending = new Map<string, string>();
	const requests: string[] = [];
	const mood: Mood = {
		tokenLifetime: 3600,
		silent: false,
		captcha: false,
		policy: { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 6 } },
	};
	const now = () => Math.floor(Date.now() / 1000);

	function addUser(user: Partial<FakeUser> & { email: string }): FakeUser {
		const made: FakeUser = {
			localId: randomUUID(),
			emailVerified: true,
			password: null,
			disabled: false,
			displayName: "",
			accounts: [],
			validSince: 0,
			totp: null,
			...user,
		};
		users.set(made.localId, made);
		return made;
	}

	const byEmail = (email: unknown) => [...users.values()].find((user) => user.email === email);

	function idToken(user: FakeUser, provider = "password", authTime = now()): string {
		const payload = {
			iss: `https://securetoken.google.com/${projectId}`,
			aud: projectId,
			auth_time: authTime,
			user_id: user.localId,
			sub: user.localId,
			iat: now(),
			exp: now() + mood.tokenLifetime,
			email: user.email,
			email_verified: user.emailVerified,
			firebase: { identities: { email: [user.email] }, sign_in_provider: provider },
		};
		const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
		return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
	}

	function signedIn(user: FakeUser, provider = "password", authTime = now()) {
		if (user.disabled) throw new Refusal("USER_DISABLED");
		const refreshToken = Buffer.from(JSON.stringify([user.localId, provider, authTime])).toString("base64url");
		return {
			localId: user.localId,
			email: user.email,
			idToken: idToken(user, provider, authTime),
			refreshToken,
			expiresIn: String(mood.tokenLifetime),
		};
	}

	/** With a second factor, returns a pending credential instead of tokens. */
	function firstFactor(user: FakeUser) {
		if (!user.totp || user.disabled) return signedIn(user);
		const mfaPendingCredential = randomUUID();
		pending.set(mfaPendingCredential, user.localId);
		return { localId: user.localId, email: user.email, mfaPendingCredential, mfaInfo: factorsOf(user) };
	}

	const answers: Record<string, (body: Fields) => unknown> = {
		"v1/accounts:signInWithPassword"({ email, password, captchaResponse }) {
			if (mood.captcha && !captchaResponse) throw new Refusal("MISSING_RECAPTCHA_TOKEN");
			const user = byEmail(email);
			if (!user?.password || user.password !== password) throw new Refusal("INVALID_LOGIN_CREDENTIALS");
			return firstFactor(user);
		},
		"v1/accounts:signInWithEmailLink"({ email, oobCode }) {
			if (oobCodes.get(String(oobCode)) !== email) throw new Refusal("INVALID_OOB_CODE");
			oobCodes.delete(String(oobCode));
			const user = byEmail(email) ?? addUser({ email: String(email) });
			user.emailVerified = true;
			return firstFactor(user);
		},
		"v2/accounts/mfaSignIn:finalize"({ mfaPendingCredential, totpVerificationInfo }) {
			const user = users.get(pending.get(String(mfaPendingCredential)) ?? "");
			const code = (totpVerificationInfo as { verificationCode?: string })?.verificationCode;
			if (!user?.totp || code !== totp(user.totp)) throw new Refusal("INVALID_CODE");
			return signedIn(user);
		},
		"v1/accounts:lookup": ({ idToken: token }) => ({ users: [recordOf(userOfToken(String(token)))] }),
		"v1/token"({ refresh_token }) {
			const [id, provider, authTime] = JSON.parse(Buffer.from(String(refresh_token), "base64url").toString());
			const user = users.get(id);
			if (!user) throw new Refusal("USER_NOT_FOUND");
			if (user.validSince > authTime) throw new Refusal("TOKEN_EXPIRED");
			const { idToken, refreshToken, expiresIn } = signedIn(user, provider, authTime);
			return {
				access_token: idToken,
				id_token: idToken,
				refresh_token: refreshToken,
				expires_in: expiresIn,
				user_id: id,
			};
		},
		"v2/passwordPolicy": () => mood.policy,
		"v2/recaptchaConfig": () => ({
			recaptchaKey: `projects/${projectId}/keys/a-site-key`,
			recaptchaEnforcementState: [{ provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "ENFORCE" }],
		}),
		// Endpoints of the server's library.
		[`v1/projects/${projectId}/accounts`](body) {
			if (byEmail(body.email)) throw new Refusal("EMAIL_EXISTS");
			return { localId: addUser(body as unknown as FakeUser).localId };
		},
		[`v1/projects/${projectId}/accounts:lookup`]({ localId, email }) {
			const [id, address] = [(localId as string[] | undefined)?.[0], (email as string[] | undefined)?.[0]];
			const user = id ? users.get(id) : byEmail(address);
			return user ? { users: [recordOf(user)] } : {};
		},
		[`v1/projects/${projectId}/accounts:update`](body) {
			const user = users.get(String(body.localId));
			if (!user) throw new Refusal("USER_NOT_FOUND");
			if (typeof body.password === "string") Object.assign(user, { password: body.password, validSince: now() });
			if (body.emailVerified !== undefined) user.emailVerified = body.emailVerified === true;
			if (body.validSince !== undefined) user.validSince = Number(body.validSince);
			if (body.disableUser !== undefined) user.disabled = body.disableUser === true;
			if (body.mfa) user.totp = null;
			const gone = (body.deleteProvider ?? []) as string[];
			user.accounts = user.accounts.filter(({ providerId }) => !gone.includes(providerId));
			return { localId: user.localId };
		},
		[`v1/projects/${projectId}/accounts:delete`]({ localId }) {
			if (!users.delete(String(localId))) throw new Refusal("USER_NOT_FOUND");
			return {};
		},
		[`v1/projects/${projectId}/accounts:sendOobCode`]({ email, continueUrl }) {
			const oobCode = randomUUID();
			oobCodes.set(oobCode, String(email));
			const query = new URLSearchParams({ mode: "signIn", apiKey, oobCode, continueUrl: String(continueUrl) });
			return { email, oobLink: `https://${projectId}.firebaseapp.com/__/auth/action?${query}` };
		},
	};

	function userOfToken(token: string): FakeUser {
		const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
		const user = users.get(sub);
		if (!user) throw new Refusal("USER_NOT_FOUND");
		if (user.disabled) throw new Refusal("USER_DISABLED");
		return user;
	}

	const server = createServer(async (request, response) => {
		response.setHeader("Access-Control-Allow-Origin", "*");
		response.setHeader("Access-Control-Allow-Headers", "*");
		if (request.method === "OPTIONS") {
			response.end();
			return;
		}
		const name = (request.url ?? "").replace(/\?.*/, "").replace(/^\/[a-z]+\.googleapis\.com\//, "");
		requests.push(name);
		const body = await readBody(request);
		if (mood.silent && name.includes("signIn")) return;
		response.setHeader("Content-Type", "application/json");
		try {
			const answer = answers[name];
			if (!answer) throw new Refusal(`NO_SUCH_ADDRESS ${name}`);
			response.end(JSON.stringify(answer(body)));
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			response.statusCode = 400;
			response.end(JSON.stringify({ error: { code: 400, message: error.message } }));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		host,
		mood,
		requests,
		addUser,
		idToken,
		/** Throws when no user has the e-mail address. */
		user(email: string): FakeUser {
			const user = byEmail(email);
			if (!user) throw new Error(`no user ${email}`);
			return user;
		},
		async close() {
			server.closeAllConnections();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}

export type FakeFirebase = Awaited<ReturnType<typeof startFakeFirebase>>;

function recordOf({ password, accounts, totp: _, validSince, ...user }: FakeUser) {
	const own = password ? [{ providerId: "password", rawId: user.email, email: user.email }] : [];
	return {
		...user,
		providerUserInfo: [...own, ...accounts],
		validSince: String(validSince),
		createdAt: "1700000000000",
		lastLoginAt: "1700000000000",
		mfaInfo: factorsOf({ totp: _ }),
	};
}

function factorsOf({ totp: secret }: Pick<FakeUser, "totp">) {
	return secret ? [{ mfaEnrollmentId: "app", displayName: "", enrolledAt: "2026-01-01T00:00:00Z", totpInfo: {} }] : [];
}

async function readBody(request: IncomingMessage): Promise<Fields> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const text = Buffer.concat(chunks).toString();
	if (!text) return {};
	return text.startsWith("{") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}
