import type { Locale } from "#app/locale/locales.ts";
import type { AuthCode } from "./auth-codes.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";
import type { Member, MemberStatus, NewMember, Role } from "./member.ts";
import type { PasswordPolicy } from "./password-policy.ts";

/** The members and how they sign in. There is no sign-up: members invite members. */
export interface Identity {
	/** False until the first administrator exists. Must be cheap: every start calls it. */
	hasMembers(): Promise<boolean>;
	passwordPolicy(): Promise<PasswordPolicy>;
	/** The federated providers that the owner configured. */
	readonly providers: readonly FederatedProvider[];
	/** Set when members sign in at an external provider, in their browser; the sign-in methods here then fail. */
	readonly elsewhere: ProofElsewhere | null;

	/** Reads the member's status each time, so disabling a member ends the session. */
	session(request: IdentityRequest, options?: SessionOptions): Promise<SessionAnswer>;
	signInWithPassword(email: string, password: string, request: IdentityRequest): Promise<Outcome>;
	/**
	 * Sends a link if the address belongs to an active member, without revealing whether it does. The link leads to the
	 * page `returnTo`.
	 */
	sendSignInLink(email: string, returnTo?: string | null): Promise<void>;
	signInWithLink(token: string, request: IdentityRequest): Promise<Outcome>;
	/** The URL to redirect the browser to, with cookies that identify the browser when it returns. */
	startFederated(
		provider: FederatedProvider,
		purpose: FederatedPurpose,
		request: IdentityRequest,
		returnTo?: string | null,
	): Promise<Outcome<{ url: string }>>;
	/** Completes the sign-in when the browser returns from a provider. `returnTo` came with the browser: check it again. */
	finishFederated(request: Request): Promise<Outcome<{ purpose: FederatedPurpose }> & { returnTo?: string | null }>;
	/** Takes six digits, or a recovery code, which works once. `by` tells which of them was accepted. */
	passSecondFactor(code: string, request: IdentityRequest): Promise<Outcome<{ by: "code" | "recovery-code" }>>;
	signOut(request: IdentityRequest): Promise<Outcome>;
	signOutEverywhere(memberId: string): Promise<void>;
	/** The number of failed sign-ins in the last 24 hours; null when the provider does not report it. */
	failedSignIns(): number | null;

	members(): Promise<readonly Member[]>;
	member(id: string): Promise<Member | null>;
	memberByEmail(email: string): Promise<Member | null>;
	/** Whether the member has ever chosen a password or signed in, whatever their status is now. */
	hasJoined(memberId: string): Promise<boolean>;
	/** Creates a member who cannot sign in yet: `setPassword` activates them. */
	invite(member: NewMember): Promise<Outcome<{ member: Member }>>;
	/** For a person who proved access to the member's mailbox. Ends all sessions of the member. */
	setPassword(memberId: string, password: string): Promise<Outcome>;
	update(memberId: string, changes: MemberChanges): Promise<void>;
	/** For a member who lost the phone and the recovery codes. Ends all sessions of the member. */
	clearSecondFactor(memberId: string): Promise<void>;
	delete(memberId: string): Promise<void>;

	/** The remaining methods change the signed-in member's own account. */
	changePassword(current: string, next: string, request: IdentityRequest): Promise<Outcome>;
	/** The set-up that this session started and has not confirmed yet, to show it again; null in any other session. */
	pendingSecondFactor(request: IdentityRequest): Promise<SecondFactorSetup | null>;
	/** Takes effect only after `confirmSecondFactor`. */
	startSecondFactor(password: string, request: IdentityRequest): Promise<Outcome<SecondFactorSetup>>;
	confirmSecondFactor(code: string, request: IdentityRequest): Promise<Outcome>;
	stopSecondFactor(password: string, request: IdentityRequest): Promise<Outcome>;
	renewRecoveryCodes(
		password: string,
		request: IdentityRequest,
	): Promise<Outcome<{ recoveryCodes: readonly string[] }>>;
	linkedProviders(memberId: string): Promise<readonly FederatedProvider[]>;
	unlinkProvider(memberId: string, provider: FederatedProvider): Promise<void>;
	/** Closes the connections to the provider's database file; the next use opens them again. */
	disconnect?(): Promise<void>;
	close(): Promise<void>;
}

/** The provider's script signs the member in and refreshes a token; this server trusts only the token. */
export interface ProofElsewhere {
	readonly settings: FirebaseSettings;
	/** Creates a session for a member who just signed in. `joined`: the sign-in accepted an invitation. */
	signIn(idToken: string, request: IdentityRequest): Promise<Outcome<{ member: Member; joined: boolean }>>;
	/** Extends the member's session with a refreshed token. */
	renew(idToken: string, request: IdentityRequest): Promise<Outcome>;
	/** Uses up a link from our mail, and returns a link that the provider's script accepts. */
	redeemLink(token: string): Promise<Outcome<{ email: string; link: string }>>;
}

/** The identity provider is unavailable: requests fail, but sessions are not ended. */
export class IdentityUnavailableError extends Error {
	override readonly name = "IdentityUnavailableError";
}

export const federatedProviders = ["google", "facebook", "github", "twitter"] as const;

export type FederatedProvider = (typeof federatedProviders)[number];

export function isFederatedProvider(value: unknown): value is FederatedProvider {
	return typeof value === "string" && (federatedProviders as readonly string[]).includes(value);
}

export type FederatedPurpose = "sign-in" | "link";

/** The part of an HTTP request that identity adapters receive. */
export interface IdentityRequest {
	headers: Headers;
	/** Used only for rate limits; never stored. */
	address: string;
}

export interface Session {
	id: string;
	member: Member;
	/** `second-factor`: a code is required before anything else; `second-factor-setup`: the setup is. */
	state: "open" | "second-factor" | "second-factor-setup";
	/** The member has no second factor and has not declined it: it is offered after the sign-in. */
	offersSecondFactor: boolean;
	/** The member signed in recently, which account changes require. */
	isRecent: boolean;
}

export interface SessionOptions {
	/** False for background requests of a page: only actions of the member extend a session. */
	renew?: boolean;
}

/** Cookies are complete Set-Cookie values, to be sent unchanged. */
export interface SessionAnswer {
	session: Session | null;
	cookies: readonly string[];
}

export type Outcome<Value = object> =
	| ({ ok: true; cookies: readonly string[] } & Value)
	| {
			ok: false;
			code: AuthCode;
			cookies: readonly string[];
			/** Seconds to wait, when the error is a rate limit. */
			retryAfter?: number;
	  };

export interface SecondFactorSetup {
	/** `otpauth://…`, the content of the QR code. */
	uri: string;
	/** The same secret, to type by hand. */
	secret: string;
	recoveryCodes: readonly string[];
}

export interface MemberChanges {
	name?: string;
	role?: Role;
	crew?: string | null;
	status?: MemberStatus;
	locale?: Locale;
	taskMail?: boolean;
	answerMail?: boolean;
	/** The member declined the second factor: it is not offered again after a sign-in. */
	secondFactorDeclined?: boolean;
}
