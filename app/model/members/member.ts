import type { Locale } from "../../locale/locales.ts";

/** From the one who may do everything to the one who answers requests. */
export const roles = ["administrator", "editor", "agent"] as const;

export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
	return typeof value === "string" && (roles as readonly string[]).includes(value);
}

/** Invited: has not chosen a password yet. Disabled: stays in the books, opens nothing. */
export type MemberStatus = "invited" | "active" | "disabled";

export interface Member {
	id: string;
	/** In lower case. */
	email: string;
	name: string;
	role: Role;
	status: MemberStatus;
	locale: Locale;
	/** Whether a code is asked for after every sign-in. */
	secondFactor: boolean;
	createdAt: string;
}

export interface NewMember {
	email: string;
	name: string;
	role: Role;
	locale: Locale;
}

/** Lower case, and nothing that a mail program would read as more than one address. */
export function readEmail(value: string): string | null {
	const email = value.trim().toLowerCase();
	return email.length <= 254 && /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/.test(email)
		? email
		: null;
}
