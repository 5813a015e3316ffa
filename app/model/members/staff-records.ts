import type { Member } from "./member.ts";

/** A member as stored. The role comes from here; Firebase only authenticates. */
export interface MemberRecord extends Omit<Member, "id" | "taskMail" | "answerMail" | "crew"> {
	/** The id of the Firebase user, once known: from then on no other user can be this member. */
	uid: string;
	/** Whether we created that user: it is then deleted with the member. */
	userMadeHere: boolean;
	/** Missing means yes: members of earlier builds have no such field. */
	taskMail?: boolean;
	answerMail?: boolean;
	/** Missing means none. */
	crew?: string | null;
	/** The member chose to set up a second factor later. */
	secondFactorDeclined?: boolean;
}

/** Stored under the session id. The cookie also has a signature made with the server's secret. */
export interface SessionRecord {
	memberId: string;
	uid: string;
	/** When the member signed in at Firebase, in seconds: a later revocation ends the session. */
	authTime: number;
	signedInAt: string;
	/** Extended when the session is used. */
	expiresAt: string;
	purgeAfter: string;
}

/** A single-use link in a mail. */
export interface StaffLink {
	purpose: "first-access" | "invitation" | "reset" | "sign-in";
	/** Empty for the link that creates the first member. */
	memberId: string;
	usedAt: string | null;
	expiresAt: string;
	purgeAfter: string;
}

/** Failed sign-ins of one rate-limit bucket of accounts or networks. */
export interface FailureRecord {
	count: number;
	/** In milliseconds since 1970. */
	last: number;
	purgeAfter: string;
}

/** A member's attempts at the second factor, under the member's id. */
export interface SecondFactorRecord {
	/** Failures since the last correct code. */
	failures: number;
	/** ISO time before which every code is rejected; empty when not blocked. */
	blockedUntil: string;
	/** HMACs of recently tried codes, with their times. */
	used: readonly { code: string; at: string }[];
	purgeAfter: string;
}
