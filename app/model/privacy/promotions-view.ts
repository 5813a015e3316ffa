import type { MailKind } from "./mail-kinds.ts";

/** When, where and to which sentence somebody agreed. */
export interface ConsentProofView {
	given: string;
	sentence: string | null;
	language: string;
	/** How the consent ended; null while it stands. */
	ended: string | null;
}

/** Promotions and reminders to one e-mail address, on the follow page: the words of the current state. */
export interface PromotionsView {
	state: "agreed" | "withdrawn";
	heading: string;
	text: string;
	/** Null when no proof is kept. */
	proof: ConsentProofView | null;
	/** What stays the same. */
	note: string;
	/** The button that withdraws consent. */
	button: string;
	/** Shown when the withdrawal could not be stored. */
	unavailable: string;
}

/** The page of the link in mails. */
export interface PreferencesContent {
	heading: string;
	/** What was just saved, and when; null when the page was opened. */
	outcome: { at: number; text: string } | null;
	/** What the address receives now; empty where the outcome says it. */
	status: readonly string[];
	legend: string;
	kinds: readonly { name: MailKind; label: string; isChosen: boolean }[];
	anytime: string;
	save: string;
	/** The button that ends everything; null when nothing is left to end. */
	stop: string | null;
	note: string;
	proofs: { heading: string; list: readonly ConsentProofView[] };
	/** Shown when the choice could not be stored. */
	unavailable: string;
}
