import type { Member } from "./member.ts";

/** A member as the store keeps them. Who may do what is decided here; Firebase only says who somebody is. */
export interface MemberRecord extends Omit<Member, "id"> {
	/** The Firebase user, once they are known: from then on no other user is this member. */
	uid: string;
	/** Whether that user was made for this member, and goes with them. */
	userMadeHere: boolean;
	/** The member chose to set up a second factor later. */
	secondFactorDeclined?: boolean;
}

/** The store holds the id; the cookie adds a signature that follows from the server's secret. */
export interface SessionRecord {
	memberId: string;
	uid: string;
	/** When Firebase saw the member sign in, in seconds: a revocation after it ends the session. */
	authTime: number;
	signedInAt: string;
	/** Unless it is used before. */
	expiresAt: string;
	purgeAfter: string;
}

/** A link in a mail that works once. */
export interface StaffLink {
	purpose: "first-access" | "invitation" | "reset" | "sign-in";
	/** Empty when it makes the first member. */
	memberId: string;
	usedAt: string | null;
	expiresAt: string;
	purgeAfter: string;
}

/** Failed sign-ins of one bucket of accounts or networks. */
export interface FailureRecord {
	count: number;
	/** In milliseconds since 1970. */
	last: number;
	purgeAfter: string;
}

/** A member's attempts at the second factor, under the member's id. */
export interface SecondFactorRecord {
	/** Since the last code that was right. */
	failures: number;
	/** No code is tried before; empty when nothing is blocked. */
	blockedUntil: string;
	/** HMACs of the codes that were tried lately, with when. */
	used: readonly { code: string; at: string }[];
	purgeAfter: string;
}
