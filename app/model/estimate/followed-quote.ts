import type { Locale, Localized } from "#app/locale/locales.ts";
import type { ShownDocument } from "../quotes/shown-document.ts";
import type { TitledText } from "../site/service-words.ts";

/** The quote of a lead as its customer sees it. */
export interface FollowedQuote {
	words: QuotePartWords;
	/** The newest version, unless it was accepted. */
	offer: QuoteOffer | null;
	/** The version that binds. A newer offer leaves it as it is until that one is accepted. */
	accepted: AcceptedOffer | null;
}

/** `closed`: the lead is lost, or flagged as spam. */
export type OfferState = "open" | "expired" | "declined" | "closed";

/** What the page shows when an answer is refused. `withdrawn`: there is no other version to show instead. */
export type QuoteRefusalName =
	| "superseded"
	| "withdrawn"
	| "accepted"
	| "expired"
	| "declined"
	| "closed"
	| "proposal-ended";

export interface QuoteOffer {
	state: OfferState;
	/** Why it cannot be accepted, or which accepted version it would replace; null when there is nothing to say. */
	about: TitledText | null;
	/** What the forms send back: `<id>/<hash>`. */
	of: string;
	documents: Localized<ShownDocument>;
	/** With taxes. */
	total: string;
	/** With taxes and all hours up to their ceilings; null without hourly work. */
	most: string | null;
	/** "taxes comprises, à accepter jusqu’au …". */
	until: string;
	/** Null unless it is open. */
	form: AcceptForm | null;
}

/** The sentences of the form with their amounts, days and versions. */
export interface AcceptForm {
	button: string;
	/** "Une copie … part aussitôt à …"; empty for a customer without an e-mail address, who is asked for one. */
	copy: string;
	/** "J’ai lu cette soumission et les [conditions]…": the words between the brackets are a link to the terms. */
	read: { before: string; link: string; after: string };
	/** The proposed appointment; null when there is none to take. */
	booking: { when: string; until: string } | null;
}

export interface AcceptedOffer {
	total: string;
	/** Hourly work may make it cost more than the total, up to a ceiling. */
	isHourly: boolean;
	/** By whom and when, which version and terms, and the language that binds. */
	facts: readonly { label: string; value: string }[];
	/** The language that binds. */
	locale: Locale;
	documents: Localized<ShownDocument>;
}

/** Fixed words: members cannot edit them. */
export interface QuotePartWords {
	panel: Record<"title" | "button" | "todo", string>;
	accept: Record<
		"heading" | "books" | "signature" | "signatureHint" | "email" | "emailHint" | "free" | "wrong",
		string
	>;
	/** By error code of a field. */
	errors: Record<"signature" | "signature-long" | "terms" | "email" | "email-wrong" | "binding", string>;
	/** The choice of the language that binds; null on the French page, where French binds. */
	binding: Record<"legend" | "hint" | "fr" | "en", string> | null;
	decline: Record<"button" | "lead" | "change" | "reason" | "optional" | "hint" | "submit" | "tooLong", string>;
	accepted: Record<"heading" | "tag" | "note" | "detail", string>;
	/** By the language of a folded document, and in that language. */
	languages: Record<Locale, string>;
	/** On the French page: leads to the English one. */
	acceptInEnglish: string;
	/** Opens a quote that can no longer be accepted. */
	ended: string;
	/** On the English page: above the French version. */
	frenchFirst: string;
	refusals: Record<QuoteRefusalName, TitledText>;
	/** After a refusal: the reason was added to the messages. */
	said: string;
	write: string;
	print: string;
	estimate: string;
}
