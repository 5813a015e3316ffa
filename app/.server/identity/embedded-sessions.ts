import type {
	FederatedProvider,
	FederatedPurpose,
	IdentityRequest,
	Outcome,
	Session,
	SessionAnswer,
	SessionOptions,
} from "#app/model/members/identity.ts";
import { type Member, readEmail } from "#app/model/members/member.ts";
import { returnParameter, withReturn } from "#app/model/members/return-address.ts";
import type { Clock } from "#app/model/ports.ts";
import { readToken } from "../one-time-token.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { toMember } from "./embedded-members.ts";
import { federatedError } from "./federated-error.ts";
import { attempting, done, refused } from "./outcomes.ts";
import { readCode, readRecoveryCode } from "./recovery-codes.ts";
import type { SecondFactorAttempts } from "./second-factor-attempts.ts";
import { cookieSecurity, type ProviderKeys, sessionTimes } from "./settings.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

interface SessionParts {
	open: () => Promise<EmbeddedAuth>;
	memberByEmail: (email: string) => Promise<Member | null>;
	secret: string;
	origin: string;
	clock: Clock;
	keys: ProviderKeys;
	administratorsNeedSecondFactor: boolean;
	limits: SignInLimits;
	attempts: SecondFactorAttempts;
	log: (message: string) => void;
}

/** Redirect targets after a provider's callback, which also identify the purpose of a callback. */
const afterFederated = { "sign-in": "/admin", link: "/admin/compte" } as const satisfies Record<
	FederatedPurpose,
	string
>;

/** Session lookup, every kind of sign-in, and sign-out. */
export function embeddedSessions(parts: SessionParts) {
	const { open, memberByEmail, secret, origin, clock, limits, attempts, log } = parts;
	const { prefix } = cookieSecurity(origin);

	async function session({ headers }: IdentityRequest, { renew = true }: SessionOptions = {}): Promise<SessionAnswer> {
		// Without a session cookie there is no need to load better-auth or to read the database.
		if (!headers.get("Cookie")?.includes(`${prefix}.session_token=`)) return { session: null, cookies: [] };
		const { auth, context } = await open();
		const read = (query: { disableRefresh: boolean }) => auth.api.getSession({ headers, query, returnHeaders: true });
		// When the store cannot be written, the session stays valid and is renewed by a later request.
		const { headers: answered, response } = await (renew
			? read({ disableRefresh: false }).catch(() => read({ disableRefresh: true }))
			: read({ disableRefresh: true }));
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
			state: stateOf(response.session.secondFactor, member),
			offersSecondFactor: !member.secondFactor && response.user.secondFactorDeclined !== true,
			isRecent: age <= sessionTimes.recent,
		};
		return { session: found, cookies };
	}

	function stateOf(owed: unknown, { role, secondFactor }: Member): Session["state"] {
		if (owed === "owed") return "second-factor";
		const isMissing = parts.administratorsNeedSecondFactor && role === "administrator" && !secondFactor;
		return isMissing ? "second-factor-setup" : "open";
	}

	/** A sign-in replaces the session that the browser had. */
	async function replacing(headers: Headers, signIn: () => Promise<Headers>): Promise<Outcome> {
		const { context, readSession } = await open();
		const before = await readSession(headers);
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
		return limits.attempt(email, request.address, attempt);
	}

	async function sendSignInLink(typed: string, returnTo: string | null = null): Promise<void> {
		const email = readEmail(typed);
		const member = email ? await memberByEmail(email) : null;
		if (member?.status !== "active") return;
		const { auth } = await open();
		const metadata = returnTo ? { returnTo } : {};
		await auth.api.signInMagicLink({ body: { email: member.email, metadata }, headers: new Headers() });
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

	async function startFederated(
		provider: FederatedProvider,
		purpose: FederatedPurpose,
		{ headers }: IdentityRequest,
		returnTo: string | null = null,
	) {
		if (!(provider in parts.keys)) return refused("operation-not-allowed");
		const { auth } = await open();
		const body = {
			provider,
			callbackURL: withReturn(afterFederated[purpose], returnTo),
			errorCallbackURL: withReturn(afterFederated[purpose], returnTo),
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
		const { auth, context, readSession } = await open();
		const { headers } = request;
		const before = await readSession(headers);
		const { search, pathname } = new URL(request.url);
		const answer = await auth.handler(new Request(origin + pathname + search, { headers }));
		const target = new URL(answer.headers.get("Location") ?? "/", origin);
		const error = target.searchParams.get("error");
		const purpose: FederatedPurpose = target.pathname === afterFederated.link ? "link" : "sign-in";
		const cookies = answer.headers.getSetCookie();
		const returnTo = target.searchParams.get(returnParameter);
		if (error !== null || target.pathname !== afterFederated[purpose]) {
			return { ok: false, code: federatedError(error), cookies, returnTo } as const;
		}
		if (before && purpose === "sign-in") await context.internalAdapter.deleteSession(before.session.token);
		return { ok: true, purpose, returnTo, cookies } as const;
	}

	async function passSecondFactor(
		typed: string,
		request: IdentityRequest,
	): Promise<Outcome<{ by: "code" | "recovery-code" }>> {
		const { auth } = await open();
		const { headers } = request;
		const { session: current } = await session(request);
		if (!current) return refused("user-token-expired");
		const recovery = readRecoveryCode(typed);
		const digits = readCode(typed);
		// Input that is neither kind of code is neither verified nor counted.
		const code = recovery ?? digits;
		if (!code) return refused("invalid-credential");
		const verify = () =>
			attempting("invalid-credential", async () => {
				if (recovery) await auth.api.verifyBackupCode({ body: { code }, headers });
				else await auth.api.verifyTOTP({ body: { code }, headers });
				return { ...(await rotate(headers)), by: recovery ? ("recovery-code" as const) : ("code" as const) };
			}).catch((error: unknown) => {
				if (!isUnreadable(error)) throw error;
				log(
					`The second factor of member ${current.member.id} was encrypted with another secret: remove it, and set up a new one.`,
				);
				return refused("invalid-credential");
			});
		return attempts.attempt(current.member.id, code, verify);
	}

	async function rotate(headers: Headers): Promise<Outcome> {
		const { auth } = await open();
		const rotated = await auth.api.rotateSession({ headers, returnHeaders: true });
		return rotated.response.rotated ? done(rotated.headers) : refused("user-token-expired");
	}

	async function signOut({ headers }: IdentityRequest): Promise<Outcome> {
		const { auth, context, readSession } = await open();
		// The library's `signOut` hides a failed deletion: delete the session first, so that errors surface.
		const current = await readSession(headers);
		if (current) await context.internalAdapter.deleteSession(current.session.token);
		const answered = await auth.api.signOut({ headers, returnHeaders: true });
		return done(answered.headers);
	}

	async function signOutEverywhere(memberId: string): Promise<void> {
		await (await open()).context.internalAdapter.deleteUserSessions(memberId);
	}

	function expired(): string {
		const { secure } = cookieSecurity(origin);
		return `${prefix}.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
	}

	return {
		session,
		signInWithPassword,
		sendSignInLink,
		signInWithLink,
		startFederated,
		finishFederated,
		passSecondFactor,
		signOut,
		signOutEverywhere,
		rotate,
	};
}

/** Second factors are encrypted with the server's secret: after it changed, codes fail and only the log tells why. */
function isUnreadable(error: unknown): boolean {
	return error instanceof Error && error.message === "invalid tag";
}
