import type { Locale } from "../../locale/locales.ts";
import type { AuthCode } from "./auth-codes.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";
import type { Member, MemberStatus, NewMember, Role } from "./member.ts";
import type { PasswordPolicy } from "./password-policy.ts";

/** Who the staff are, and how they prove it. Nobody signs up: members are created by members. */
export interface Identity {
	/** False until the first administrator exists. Cheap: it is asked at every start. */
	hasMembers(): Promise<boolean>;
	passwordPolicy(): Promise<PasswordPolicy>;
	/** The federated providers that the owner configured. */
	readonly providers: readonly FederatedProvider[];
	/** Set when members prove who they are to somebody else, in their browser; what is proven here is then refused. */
	readonly elsewhere: ProofElsewhere | null;

	/** Who asks. Reads the member's status each time: a disabled member's session ends here. */
	session(request: IdentityRequest, options?: SessionOptions): Promise<SessionAnswer>;
	signInWithPassword(email: string, password: string, request: IdentityRequest): Promise<Outcome>;
	/** Sends a link if the address is an active member's. The answer does not tell. */
	sendSignInLink(email: string): Promise<void>;
	signInWithLink(token: string, request: IdentityRequest): Promise<Outcome>;
	/** Where to send the browser, with the cookies that recognise it when it comes back. */
	startFederated(
		provider: FederatedProvider,
		purpose: FederatedPurpose,
		request: IdentityRequest,
	): Promise<Outcome<{ url: string }>>;
	/** The browser comes back from a provider. */
	finishFederated(request: Request): Promise<Outcome<{ purpose: FederatedPurpose }>>;
	/** Six digits, or a recovery code, which works once. */
	passSecondFactor(code: string, request: IdentityRequest): Promise<Outcome>;
	signOut(request: IdentityRequest): Promise<Outcome>;
	signOutEverywhere(memberId: string): Promise<void>;
	/** Attempts of the last 24 hours that proved nothing; null when the provider does not tell. */
	failedSignIns(): number | null;

	members(): Promise<readonly Member[]>;
	member(id: string): Promise<Member | null>;
	memberByEmail(email: string): Promise<Member | null>;
	/** A member who cannot sign in yet: `setPassword` makes them active. */
	invite(member: NewMember): Promise<Outcome<{ member: Member }>>;
	/** For someone who proved to hold the member's mailbox. Ends every session of theirs. */
	setPassword(memberId: string, password: string): Promise<Outcome>;
	update(memberId: string, changes: MemberChanges): Promise<void>;
	/** For a member who lost the phone and the recovery codes. Ends every session of theirs. */
	clearSecondFactor(memberId: string): Promise<void>;
	delete(memberId: string): Promise<void>;

	/** The rest is the signed-in member's own account. */
	changePassword(current: string, next: string, request: IdentityRequest): Promise<Outcome>;
	/** Not in force before it is confirmed with a code. */
	startSecondFactor(password: string, request: IdentityRequest): Promise<Outcome<SecondFactorSetup>>;
	confirmSecondFactor(code: string, request: IdentityRequest): Promise<Outcome>;
	stopSecondFactor(password: string, request: IdentityRequest): Promise<Outcome>;
	renewRecoveryCodes(
		password: string,
		request: IdentityRequest,
	): Promise<Outcome<{ recoveryCodes: readonly string[] }>>;
	linkedProviders(memberId: string): Promise<readonly FederatedProvider[]>;
	unlinkProvider(memberId: string, provider: FederatedProvider): Promise<void>;
	/** Closes connections to the store's own file; the next use opens them again. */
	disconnect?(): Promise<void>;
	close(): Promise<void>;
}

/** The provider's own script signs the member in and keeps a token fresh; this server believes the token alone. */
export interface ProofElsewhere {
	readonly settings: FirebaseSettings;
	/** Makes a session for a member who signed in a moment ago. `joined`: an invitation was accepted by it. */
	signIn(idToken: string, request: IdentityRequest): Promise<Outcome<{ member: Member; joined: boolean }>>;
	/** A refreshed token keeps the session that its member has. */
	renew(idToken: string, request: IdentityRequest): Promise<Outcome>;
	/** A link from our mail, used up, for one that the provider's script takes. */
	redeemLink(token: string): Promise<Outcome<{ email: string; link: string }>>;
}

/** Who the members are cannot be found out now: nobody is let in, and nobody is signed out for it. */
export class IdentityUnavailableError extends Error {
	override readonly name = "IdentityUnavailableError";
}

export const federatedProviders = ["google", "facebook", "github", "twitter"] as const;

export type FederatedProvider = (typeof federatedProviders)[number];

export function isFederatedProvider(value: unknown): value is FederatedProvider {
	return typeof value === "string" && (federatedProviders as readonly string[]).includes(value);
}

export type FederatedPurpose = "sign-in" | "link";

/** What an adapter may know of a request. */
export interface IdentityRequest {
	headers: Headers;
	/** For delays only; never kept. */
	address: string;
}

export interface Session {
	id: string;
	member: Member;
	/**
	 * `second-factor`: the member still owes a code, and may do nothing else. `second-factor-setup`: the member must set up
	 * a second factor first, and may do nothing else.
	 */
	state: "open" | "second-factor" | "second-factor-setup";
	/** The member has no second factor and has not put it off: offered after the sign-in. */
	offersSecondFactor: boolean;
	/** Signed in a short while ago: only then may an account be changed. */
	isRecent: boolean;
}

export interface SessionOptions {
	/** False for what a page asks by itself: only what a member does keeps a session alive. */
	renew?: boolean;
}

/** Cookies are whole Set-Cookie lines, to be passed on as they are. */
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
			/** In seconds, when only time mends it. */
			retryAfter?: number;
	  };

export interface SecondFactorSetup {
	/** `otpauth://…`, what the QR code says. */
	uri: string;
	/** The same secret for those who type it. */
	secret: string;
	recoveryCodes: readonly string[];
}

export interface MemberChanges {
	name?: string;
	role?: Role;
	status?: MemberStatus;
	locale?: Locale;
	/** Set up later: it is not offered again after a sign-in. */
	secondFactorDeclined?: boolean;
}
