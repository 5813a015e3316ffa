import type { Locale } from "#app/locale/locales.ts";

/** From most to least permissions: agents handle leads only, a crew sees its own appointments only. */
export const roles = ["administrator", "editor", "agent", "crew"] as const;

export type Role = (typeof roles)[number];

/** The roles that read leads, tasks and figures: everybody in the office. */
export const officeRoles = ["administrator", "editor", "agent"] as const satisfies readonly Role[];

export function isRole(value: unknown): value is Role {
	return typeof value === "string" && (roles as readonly string[]).includes(value);
}

/** Invited: has not chosen a password yet. Disabled: stays on record, but cannot sign in. */
export type MemberStatus = "invited" | "active" | "disabled";

export interface Member {
	id: string;
	/** In lower case. */
	email: string;
	name: string;
	role: Role;
	status: MemberStatus;
	locale: Locale;
	/** Whether every sign-in requires a code. */
	secondFactor: boolean;
	/** Whether the member gets a mail in the morning of days with tasks. */
	taskMail: boolean;
	/** Whether the member gets a mail when the customer of a lead that they handle writes. */
	answerMail: boolean;
	/** The id of the crew that a member with the role `crew` belongs to; null for any other role. */
	crew: string | null;
	createdAt: string;
}

/** A member with the name that they had when they did something. */
export type NamedMember = Pick<Member, "id" | "name">;

/** Only what is stored of a member, who has more fields. */
export function namedMember({ id, name }: NamedMember): NamedMember {
	return { id, name };
}

export interface NewMember {
	email: string;
	name: string;
	role: Role;
	/** Needed for the role `crew`. */
	crew?: string | null;
	locale: Locale;
}

/** Normalizes to lower case; null for anything that a mail program could read as several addresses. */
export function readEmail(value: string): string | null {
	const email = value.trim().toLowerCase();
	return email.length <= 254 && /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/.test(email)
		? email
		: null;
}
