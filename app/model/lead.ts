import type { Locale } from "../locale/locales.ts";
import type { ServiceName } from "./service-words.ts";

/** Why a request may not be from a person. Flags sort; they never drop. */
export const spamFlags = [
	"honeypot",
	"too-fast",
	"rate-limit",
	"duplicate",
	"captcha-low",
	"captcha-refused",
	"stale-key",
] as const;

export type SpamFlag = (typeof spamFlags)[number];

export type ReachBy = "email" | "phone";

/** What a visitor sent, as it is kept. */
export interface Lead {
	[field: string]: unknown;
	/** What the visitor is told, such as AIR-7K2M9Q. */
	reference: string;
	kind: "contact";
	/** From the form: one sending of one form is one lead. */
	idempotencyKey: string;
	/** Of the words, to tell a repeated sending from another one with the same key. */
	contentHash: string;
	/** The lead that was sent first with the same key. */
	linkedTo: string | null;
	receivedAt: string;
	locale: Locale;
	name: string;
	email: string | null;
	phone: string | null;
	service: ServiceName | null;
	message: string;
	postalCode: string | null;
	reachBy: ReachBy;
	/** The proof of marketing consent: when, and which words were agreed to. */
	marketing: { agreedAt: string; textVersion: string } | null;
	spam: readonly SpamFlag[];
	status: "new";
	purgeAfter: string;
}

/** A mail to send, by name: it is written from the lead at the moment of sending. */
export interface OutboxEntry {
	[field: string]: unknown;
	template: "lead-notification" | "lead-confirmation";
	leadId: string;
	messageId: string;
	status: "pending" | "sent" | "dead";
	attempts: number;
	/** ISO. */
	nextAttemptAt: string;
	createdAt: string;
	lastError: string | null;
	purgeAfter: string;
}
