import type { Locale } from "#app/locale/locales.ts";
import type { ChosenWindow } from "../appointments/chosen-window.ts";
import type { Answers } from "../estimate/answers.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { Kind } from "../estimate/questions.ts";
import type { Estimate } from "../estimate/result.ts";
import type { SeriesName } from "../mailings/mail-series.ts";
import type { StaffMail, StaffMailTemplate } from "../members/staff-mail.ts";
import type { ServiceName } from "../service-names.ts";
import type { CountedStep } from "../traffic/day-counts.ts";
import type { LeadSource } from "../traffic/lead-source.ts";
import type { CustomerMark } from "./customer-keys.ts";
import type { HeardFrom } from "./heard-from.ts";
import type { StoredDetails } from "./lead-details.ts";
import type { LeadWork } from "./lead-history.ts";
import type { LeadKind } from "./lead-kind.ts";
import type { LeadStatus, SpamFlag } from "./lead-status.ts";
import type { SpokenAnswers } from "./spoken-answers.ts";

/** The fields of a lead by which stores list and find it. `typed-store.ts` computes them for every write. */
export interface LeadListing {
	/** In lower case. */
	emailKey: string | null;
	/** Ten digits. */
	phoneKey: string | null;
	/** The values of `listLabel` in `lead-listing.ts`, and the keys of the search. */
	listedUnder: readonly string[];
	/** Sorts lists, the greatest first: who waits for an answer, then open post-disaster leads, then the newest. */
	listedAt: string;
}

/** The fields of `LeadListing` are in every stored lead; code that makes a lead leaves them out. */
export interface Lead extends StoredDetails, Partial<LeadListing> {
	/** The reference shown to the visitor, such as AIR-7K2M9QX. */
	reference: string;
	kind: LeadKind;
	/** Missing: a form of the site. `import`: from a file of customers and past jobs. */
	channel?: "phone" | "import";
	/** What a caller said. Missing or null: not asked. */
	heardFrom?: HeardFrom | null;
	/** Where the visit came from that sent the form. Missing in earlier builds; null when nothing may be kept. */
	source?: LeadSource | null;
	/** Of a call. */
	spoken?: SpokenAnswers;
	/** Missing or null while e-mail address and phone number join the right leads. */
	customer?: CustomerMark | null;
	/** From the form, so that a form submitted twice makes one lead. */
	idempotencyKey: string;
	/** Hash of the content: distinguishes a repeated submission from a different one with the same key. */
	contentHash: string;
	/** The lead that was sent first with the same key. */
	linkedTo: string | null;
	receivedAt: string;
	/** The last thing that the customer sent, or the last reply of a member: the retention period starts here. */
	lastContactAt: string;
	service: ServiceName | null;
	message: string;
	spam: readonly SpamFlag[];
	status: LeadStatus;
	/** What the customer paid before taxes, in cents, once done; another visit keeps it. Missing in leads of earlier builds. */
	finalAmount?: number | null;
	/** No confirmation was sent: this e-mail address or this network reached its rate limit. */
	confirmationWithheld?: true;
	/** The answers and their price range; null for a message from the contact page. */
	estimate: EstimateLead | null;
	/** The secret part of the URL where the visitor follows the lead; null when there is no such page. */
	followToken: string | null;
	/** Of the waiting list: the id of the mail in the outbox that says that we serve the area now. Missing: none was made. */
	areaMail?: string;
	/** Ids in the `photos` collection. */
	photos: readonly string[];
	/** How many documents of `messages` belong to this lead, notes included. */
	messageCount: number;
	/** The time of the last message, whoever wrote it. */
	lastMessageAt: string;
	/** When the customer last sent words or photos, the form included. Missing in leads of earlier builds. */
	wroteAt?: string;
	/** The beginning of what the customer wrote last on the lead's page; empty before that. */
	latestText: string;
	/** Words of the customer's later messages, for the search. */
	laterWords: string;
	/** The window that the customer asked for, until a member confirms it. Missing when they chose none. */
	asked?: AskedWindow;
	desk: LeadWork;
	purgeAfter: string;
}

export interface AskedWindow extends ChosenWindow {
	/** ISO time. */
	at: string;
}

export interface EstimateLead {
	answers: Answers;
	/** As the server computed it when the lead was sent, with the version of the price list. */
	result: Estimate;
	wishes: AppointmentWishes;
}

export interface AppointmentWishes {
	/** `YYYY-MM-DD`. */
	date: string | null;
	part: PartOfDay;
	/** Other suitable weekdays; 1 is Monday. */
	days: readonly number[];
}

export const partsOfDay = ["any", "morning", "afternoon"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** A visitor's photo: re-encoded, without metadata. */
export interface Photo {
	/** The id of the draft or the lead that the photo belongs to. */
	owner: string;
	width: number;
	height: number;
	addedAt: string;
	/** A JPEG. */
	bytes: Uint8Array;
	/** Hash of the uploaded file, so that a file uploaded twice is stored once. Older photos have none. */
	hash?: string;
	/** Of a photo that a crew took: the appointment, and whether before or after the work. */
	job?: { id: string; moment: PhotoMoment };
	/** Of a smaller copy for the gallery: the id of the photo. */
	copyOf?: string;
	purgeAfter: string;
}

/** Crews' photos and the copies for the gallery belong to the lead too. */
export function isFromCustomer({ job, copyOf }: Pick<Photo, "job" | "copyOf">): boolean {
	return !job && !copyOf;
}

export const photoMoments = ["before", "after"] as const;

export type PhotoMoment = (typeof photoMoments)[number];

/** An estimate that is not sent yet. Its id is the secret part of the link that resumes it. */
export interface Draft {
	locale: Locale;
	/** The chosen services, in the order of the question table. */
	kinds: readonly Kind[];
	promotionCode: string | null;
	/** The values of each step's form, as typed. */
	details: Readonly<Record<string, string>>;
	visit: Readonly<Record<string, string>>;
	/** The last answers that links brought to the first step, so that each is taken once. */
	brought?: Readonly<Record<string, string>>;
	/**
	 * The last code that was checked on another page; fills the field of the step about the appointment until the visitor
	 * saves that step, and is taken once like `brought`.
	 */
	broughtPostalCode?: string;
	person: Readonly<Record<string, string>>;
	/** The rendered page that saved each step last, by the id of its form key. Missing in drafts of earlier builds. */
	savedBy?: Partial<Record<DraftStep, string>>;
	/** The token of the prices and promotions, and the price range, on the page that was saved last; the range is null when it is unknown. */
	seen?: { prices: string; range: PriceRange | null };
	/** Of the visit that started it. */
	source?: LeadSource | null;
	/** The last step that was counted, so that each is counted once. */
	counted?: CountedStep;
	/** Ids in the `photos` collection, with the sizes of the photos and the hashes of the uploaded files. */
	photos: readonly { id: string; width: number; height: number; hash?: string }[];
	/** Files of the last upload that were rejected. */
	refusedPhotos: readonly { name: string; reason: string }[];
	/** The postal code is outside our area, and the visitor asked to be told when we serve it. */
	waiting: boolean;
	/** The id of the future lead, set from the start: a draft submitted several times makes one lead. */
	leadId: string;
	/** The secret part of the URL where the sent lead is followed. */
	followToken: string | null;
	/** Used to erase a person's data; given in the last step or for the link. */
	email: string | null;
	phone: string | null;
	updatedAt: string;
	purgeAfter: string;
}

/** A step whose form is saved as typed. */
export type DraftStep = "details" | "visit" | "person";

/** Stored under the old id of a draft that got a new one. */
export interface MovedDraft extends Pick<Draft, "updatedAt" | "purgeAfter"> {
	/** The new id. Only compared with the visitor's cookie, never sent to a browser. */
	movedTo: string;
}

/** Failed attempts at the second check of a lead's page, by lead id. The store outlasts restarts; servers share it. */
export interface FollowCheck {
	failures: number;
	/** ISO time before which every attempt is rejected. */
	notBefore: string;
	/** The owner was notified, at most once for each lead. */
	warned: boolean;
	purgeAfter: string;
}

/** A mail to send, by template: it is rendered from the lead or the draft when it is sent. */
export interface OutboxEntry {
	/**
	 * `lead-update`: from the visitor. `lead-reply`: from a member. `promotions-confirm`: asks a caller to confirm a yes by
	 * voice. `follow-guessing`: failed second checks.
	 */
	template:
		| "lead-notification"
		| "lead-confirmation"
		| "lead-update"
		| "lead-reply"
		| "promotions-confirm"
		| "draft-link"
		| "follow-guessing"
		| "tasks-due"
		| JobMailTemplate
		| SeriesName
		| AppointmentMailTemplate
		| QuoteMailTemplate
		| StaffMailTemplate;
	/** The id of the lead, or of the draft for `draft-link`; empty for a mail to a member. */
	leadId: string;
	/** For `lead-reply`: the entry of the lead's history, whose message has the text. */
	entryId?: string;
	/**
	 * For `promotions-confirm`: the id in `mailAddresses` of the address that the caller gave. For `draft-link`: of the one that
	 * the link was asked for. No other one gets the mail.
	 */
	address?: string;
	/** For `job-done` and `due-again`: the id of the job. */
	job?: string;
	/** For `appointment-*`: an outdated sequence is not sent. */
	appointment?: { id: string; sequence: number };
	/** For `quote-*`: the id of the quote and its contract. A quote that is no longer the current one is not sent. */
	quote?: string;
	staff?: StaffMail;
	/** For `tasks-due`: the tasks that were due when the mail was made, with their leads, and their day in Montréal. */
	due?: DueTasks;
	messageId: string;
	status: "pending" | "sent" | "dead";
	attempts: number;
	nextAttemptAt: string;
	createdAt: string;
	lastError: string | null;
	purgeAfter: string;
}

const appointmentMails = [
	"appointment-booked",
	"appointment-moved",
	"appointment-cancelled",
	"appointment-reminder",
] as const;

export type AppointmentMailTemplate = (typeof appointmentMails)[number];

export function isAppointmentMail(template: OutboxEntry["template"]): template is AppointmentMailTemplate {
	return (appointmentMails as readonly string[]).includes(template);
}

/** Tells the customer that the work is done, and asks whether everything is in order. */
export type JobMailTemplate = "job-done";

export const quoteMails = ["quote-sent", "quote-accepted"] as const;

export type QuoteMailTemplate = (typeof quoteMails)[number];

export function isQuoteMail(template: OutboxEntry["template"]): template is QuoteMailTemplate {
	return (quoteMails as readonly string[]).includes(template);
}

export interface DueTasks {
	memberId: string;
	day: string;
	tasks: readonly { id: string; leadId: string }[];
}
