import type { MailProblem } from "../mail-problem.ts";
import type { NamedMember } from "../members/member.ts";

/** The steps before the owner announces the site, in the order of the page. */
export const firstDaySteps = [
	"mails",
	"company",
	"brand",
	"legal",
	"domain",
	"prices",
	"crews",
	"secondFactor",
	"backup",
] as const;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** The legal texts, each approved on its own. The owner answers for them. */
export const legalTexts = ["privacy", "terms", "guarantee", "accessibility"] as const;

export type LegalText = (typeof legalTexts)[number];

/** What a member approves because no fact shows that it was read. `backup`: of a hosted store only. */
export const approvedThings = [...legalTexts, "prices", "crews", "backup"] as const;

export type ApprovedThing = (typeof approvedThings)[number];

interface Approval {
	by: NamedMember;
	at: string;
	/** Of what was approved: a change opens the step again. */
	fingerprint: string;
}

/** A mail with a code to the member who asked for it. */
export interface MailTest {
	id: string;
	at: string;
	by: NamedMember;
	/** Fingerprint of server, user and sender. */
	settings: string;
	/** HMAC of the four digits. */
	code: string;
	/** How often a wrong code was typed. */
	wrong: number;
	/** Null when the mail server took the mail. */
	problem: MailProblem | null;
	/** The answer of the mail server that goes with the problem; may be empty. */
	line: string;
}

interface MailConfirmation {
	by: NamedMember;
	at: string;
	settings: string;
}

/** `local`: the address is of this machine only. `elsewhere`: another server answered. */
export type DomainProblem =
	| "local"
	| "no-name"
	| "elsewhere"
	| "refused"
	| "certificate"
	| "timeout"
	| "unencrypted"
	| "other";

export interface DnsRecord {
	type: "A" | "AAAA" | "CNAME";
	value: string;
}

export interface DomainCheck {
	at: string;
	by: NamedMember;
	/** The checked origin: with another one in the settings, the check says nothing. */
	origin: string;
	/** Null when this site answered at its own address, encrypted. */
	problem: DomainProblem | null;
	records: readonly DnsRecord[];
}

/** The only document of its collection: everything about the first day that no other document tells. */
export interface FirstDay {
	approvals: Readonly<Partial<Record<ApprovedThing, Approval>>>;
	mailTest: MailTest | null;
	/** When the latest test mails were sent, for the limit. */
	mailTestsAt: readonly string[];
	mailConfirmed: MailConfirmation | null;
	domain: DomainCheck | null;
	/** The address that a running check of the domain asks for; any server of this store answers it. */
	challenge: { id: string; until: string } | null;
	/** Who removed the page from the menu; null while it is there. */
	hidden: { by: NamedMember; at: string } | null;
}

export const firstDayId = "first-day";

export const untouchedFirstDay: FirstDay = {
	approvals: {},
	mailTest: null,
	mailTestsAt: [],
	mailConfirmed: null,
	domain: null,
	challenge: null,
	hidden: null,
};
