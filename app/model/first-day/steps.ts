import type { Locale } from "#app/locale/locales.ts";
import type { MailProblem } from "../mail-problem.ts";
import type { DnsRecord, DomainProblem, FirstDayStep, LegalText } from "./first-day.ts";

/** `broken`: does not work. `partial`: begun. `open`: nobody has looked at it. */
export type StepState = "done" | "partial" | "broken" | "open";

/** Who did something, and when. */
export interface Signed {
	by: string;
	at: string;
}

export const exampleFacts = ["name", "prefix", "phone", "email", "street"] as const;

/** Facts of the company that ship with the site and belong to nobody. */
export type ExampleFact = (typeof exampleFacts)[number];

interface MailsStep {
	state: StepState;
	/** The mail server; null when mails are written to files on this machine. */
	host: string | null;
	sender: string;
	test: (Signed & { problem: MailProblem | null; line: string; takesCode: boolean }) | null;
	confirmed: Signed | null;
	/** A test arrived, with other settings than those of today. */
	isOutdated: boolean;
}

interface CompanyStep {
	state: StepState;
	name: string;
	/** Those that are still the example's, with their value. */
	example: readonly { fact: Exclude<ExampleFact, "name" | "prefix">; value: string }[];
	hasNeq: boolean;
	hasInsurer: boolean;
}

interface BrandStep {
	state: StepState;
	name: string;
	isShipped: boolean;
	/** The prefix of the example, under another name; null for the owner's own. */
	shippedPrefix: string | null;
	/** The name in the unpublished draft; null without a draft. */
	draft: string | null;
	hasMark: boolean;
}

interface LegalStep {
	state: StepState;
	texts: readonly { text: LegalText; title: string; approved: Signed | null; isChanged: boolean }[];
}

export interface DomainStep {
	state: StepState;
	/** Null without the setting. */
	origin: string | null;
	host: string;
	check: { at: string; by: string; problem: DomainProblem | null; records: readonly DnsRecord[] } | null;
	/** Public addresses of this machine, to write at the registrar; usually unknown behind a proxy. */
	own: readonly string[];
}

interface PricesStep {
	state: StepState;
	version: string;
	fingerprint: string;
	/** When a member last published prices; null for those that ship. */
	publishedAt: string | null;
	approved: Signed | null;
	isChanged: boolean;
}

interface CrewsStep {
	state: StepState;
	fingerprint: string;
	crews: readonly string[];
	/** Somebody saved a crew, and so replaced the one that ships. */
	isOwn: boolean;
	hasOwnHours: boolean;
	/** Weekdays on which a crew works: 1 is Monday. */
	days: readonly number[];
	approved: Signed | null;
	/** The next window that is free for an ordinary job; null when there is none. */
	next: { day: string; from: string; to: string } | null;
}

interface SecondFactorStep {
	state: StepState;
	administrators: number;
	/** Active administrators without one. */
	without: readonly string[];
}

interface BackupStep {
	state: StepState;
	/** Names the hosted store; null when documents are on this server's disk. */
	hosted: string | null;
	fingerprint: string;
	/** The last copy that was made and verified. */
	last: string | null;
	isOld: boolean;
	hasFailed: boolean;
	/** Copies go to another folder than the one beside the data, as far as this server knows. */
	hasFolder: boolean;
	approved: Signed | null;
}

export interface Steps {
	mails: MailsStep;
	company: CompanyStep;
	brand: BrandStep;
	legal: LegalStep;
	domain: DomainStep;
	prices: PricesStep;
	crews: CrewsStep;
	secondFactor: SecondFactorStep;
	backup: BackupStep;
}

/** How long a step takes, in minutes. */
export const stepMinutes: Readonly<Record<FirstDayStep, number>> = {
	mails: 10,
	company: 5,
	brand: 10,
	legal: 15,
	domain: 5,
	prices: 10,
	crews: 10,
	secondFactor: 5,
	backup: 10,
};

/** The most urgent first: without mails nobody learns of a request. */
export const byUrgency: readonly FirstDayStep[] = [
	"mails",
	"domain",
	"company",
	"backup",
	"secondFactor",
	"legal",
	"prices",
	"crews",
	"brand",
];

/** A text that names the company of the example. */
export interface NamedText {
	/** The entry, and the languages in which it has the name. */
	entry: string;
	locales: readonly Locale[];
	title: string;
	/** Where it is edited. */
	path: string;
	/** The first place, with a few words around it. */
	excerpt: string;
}

/** A discount of the example that visitors get, or will get. */
export interface ExamplePromotion {
	code: string;
	title: string;
	/** Where it is edited or removed. */
	path: string;
}

/** Everything of the example that visitors still see. */
export interface ExampleTraces {
	facts: readonly { fact: ExampleFact; value: string; pages: number }[];
	/** The public pages, in both languages. */
	pages: number;
	/** The name of the example's company. */
	shippedName: string;
	texts: readonly NamedText[];
	/** Areas of the example that the company does not serve, and the texts that still name them. */
	unserved: { areas: readonly string[]; texts: readonly NamedText[] };
	/** Services that the company left out, and the texts that still name them. */
	unoffered: { services: readonly string[]; texts: readonly NamedText[] };
	promotions: readonly ExamplePromotion[];
}
