import type { Locale } from "#app/locale/locales.ts";
import type { NamedMember } from "../members/member.ts";
import type { MailKind } from "../privacy/mail-kinds.ts";

/** What a caller answered to a sentence that a member read aloud. */
export interface SpokenAnswer {
	answer: "yes" | "no";
	/** The sentence. */
	text: string;
	locale: Locale;
	/** Of promotions: what the sentence names. */
	kinds?: readonly MailKind[];
	/** ISO time. */
	at: string;
	/** The member who heard it. */
	by: NamedMember;
}

/** Missing: not asked, which is not a no. */
export interface SpokenAnswers {
	/** Whether the company may note the caller's details to answer the request. */
	details?: SpokenAnswer;
	/** Promotions by mail. A yes counts only once the customer confirms it by the link in a mail. */
	marketing?: SpokenAnswer;
}
