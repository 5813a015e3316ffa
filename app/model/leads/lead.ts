import type { Locale } from "../../locale/locales.ts";
import type { Answers } from "../estimate/answers.ts";
import type { Kind } from "../estimate/questions.ts";
import type { Estimate } from "../estimate/result.ts";
import type { StaffMail, StaffMailTemplate } from "../members/staff-mail.ts";
import type { ServiceName } from "../service-names.ts";
import type { LeadWork } from "./lead-history.ts";
import type { LeadStatus, SpamFlag } from "./lead-status.ts";

export type ReachBy = "email" | "phone";

/** What a visitor sent, as it is kept. */
export interface Lead {
	/** What the visitor is told, such as AIR-7K2M9Q. */
	reference: string;
	kind: "contact" | "estimate" | "waiting-list";
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
	status: LeadStatus;
	/** The visitor got no confirmation: too many went to this address or were asked for from this network. */
	confirmationWithheld?: true;
	/** What was asked and answered; null for a message from the contact page. */
	estimate: EstimateLead | null;
	/** The unguessable part of the address where the visitor follows the request; null where there is none. */
	followToken: string | null;
	/** Ids in `photos`. */
	photos: readonly string[];
	/** What the visitor added later. */
	messages: readonly { at: string; text: string }[];
	/** What the team does with it. */
	desk: LeadWork;
	purgeAfter: string;
}

export interface EstimateLead {
	answers: Answers;
	/** As the server reckoned it when the request was sent, with the version of the prices. */
	result: Estimate;
	wishes: VisitWishes;
}

export interface VisitWishes {
	/** `YYYY-MM-DD`. */
	date: string | null;
	part: PartOfDay;
	/** Other days that suit, 1 is Monday. */
	days: readonly number[];
}

export const partsOfDay = ["any", "morning", "afternoon"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** A visitor's photo: re-encoded, without metadata. */
export interface Photo {
	/** The draft that it was added to, or the lead that it was sent with. */
	owner: string;
	width: number;
	height: number;
	addedAt: string;
	/** A JPEG. */
	bytes: Uint8Array;
	/** Of the file as the visitor sent it: the same file sent again is kept once. Older photos have none. */
	hash?: string;
	purgeAfter: string;
}

/** An estimate that is not sent yet. Its id is the unguessable part of the link that resumes it. */
export interface Draft {
	locale: Locale;
	/** The services, in the order of the table. */
	kinds: readonly Kind[];
	promotionCode: string | null;
	/** What each step's form had, as it was typed. */
	details: Readonly<Record<string, string>>;
	visit: Readonly<Record<string, string>>;
	person: Readonly<Record<string, string>>;
	/** Ids in `photos`, with their sizes and the hashes of the files that they were made from. */
	photos: readonly { id: string; width: number; height: number; hash?: string }[];
	/** Files of the last upload that could not be taken. */
	refusedPhotos: readonly { name: string; reason: string }[];
	/** The postal code is outside the area, and the visitor wants to hear of it when it no longer is. */
	waiting: boolean;
	/** The lead's id, from the start: one draft is one lead, however often it is sent. */
	leadId: string;
	/** Where the sent request is followed. */
	followToken: string | null;
	/** For erasing a person; as given in the last step or for the link. */
	email: string | null;
	phone: string | null;
	updatedAt: string;
	purgeAfter: string;
}

/** Stays under the old id of a draft that got a new one. */
export interface MovedDraft extends Pick<Draft, "updatedAt" | "purgeAfter"> {
	/** To compare with a visitor's cookie, never to send. */
	movedTo: string;
}

/** Failed tries at the second check of a lead's page, under the lead's id: they outlast a restart, and servers share them. */
export interface FollowCheck {
	failures: number;
	/** ISO; no try counts before. */
	notBefore: string;
	/** The owner was told, which happens once for a lead. */
	warned: boolean;
	purgeAfter: string;
}

/** A mail to send, by name: it is written from the lead or the draft at the moment of sending. */
export interface OutboxEntry {
	/**
	 * `lead-update`: the visitor added something. `lead-reply`: a member answers. `draft-link`: the link that resumes an
	 * estimate. `follow-guessing`: somebody keeps failing the second check of a lead's page.
	 */
	template:
		| "lead-notification"
		| "lead-confirmation"
		| "lead-update"
		| "lead-reply"
		| "draft-link"
		| "follow-guessing"
		| StaffMailTemplate;
	/** The lead; for `draft-link` the draft; empty for a mail to a member. */
	leadId: string;
	/** For `lead-reply`: which entry of the lead's history has the words. */
	entryId?: string;
	staff?: StaffMail;
	messageId: string;
	status: "pending" | "sent" | "dead";
	attempts: number;
	/** ISO. */
	nextAttemptAt: string;
	createdAt: string;
	lastError: string | null;
	purgeAfter: string;
}
