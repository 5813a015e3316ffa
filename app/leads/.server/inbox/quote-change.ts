import type { Localized } from "#app/locale/locales.ts";
import type { AppointmentPlace, BookingWarning } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { QuoteRecord } from "#app/model/leads/lead-history.ts";
import type { Task } from "#app/model/leads/task.ts";
import type { Creation, StoredDocument, Write } from "#app/model/ports.ts";
import type { Acceptance } from "#app/model/quotes/contract.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import type { QuoteContent } from "#app/model/quotes/quote.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import type { ReadyAppointment } from "./appointment-change.ts";

/** The texts that a customer answers. Another version, or other texts, refuse the form. */
export interface QuoteVersion {
	id: string;
	hash: string;
}

export type QuoteChange = { kind: "quote" } & (
	| {
			to: "sent";
			version: number;
			/** Of the draft that the form was rendered from; 0 when nothing was saved yet. */
			revision: number;
			content: QuoteContent;
			texts: Localized<QuoteDocument>;
			hash: string;
			/** Takes the time like a booking, until it is accepted or ends. */
			proposal: { place: AppointmentPlace; accepted: readonly BookingWarning[] } | null;
			/** The member's own words in the mail. */
			text: string;
	  }
	| {
			to: "accepted";
			of: QuoteVersion;
			acceptance: Omit<Acceptance, "at">;
			/** Whether the customer takes the proposed appointment too. */
			books: boolean;
	  }
	/** The customer's words become a message. */
	| { to: "declined"; of: QuoteVersion; text: string }
);

/**
 * Why a customer's answer is refused. `superseded`: there is a newer version, or the texts are others. `closed`: the lead
 * is lost or spam. `proposal-ended`: the time is no longer kept; the price alone can be accepted.
 */
export type QuoteRefusal = "superseded" | "expired" | "declined" | "closed" | "proposal-ended";

export interface ReadyQuote {
	kind: "ready";
	record: QuoteRecord;
	quote: LeadQuote;
	appointment: ReadyAppointment | null;
	writes: readonly Write[];
	mails: Creation<"outbox">[];
	tasks: string[];
	/** The open tasks about the version and the appointment before. */
	overtaken: readonly StoredDocument<Task>[];
}

export type PreparedQuote =
	| ReadyQuote
	/** A member's form is about another draft or another appointment. */
	| { kind: "stale" }
	/** Somebody else took the proposed time. */
	| { kind: "taken" }
	/** It already is as wanted, for example because the form was sent twice. */
	| { kind: "same" }
	| { kind: "refused"; why: QuoteRefusal };

/** A customer's acceptance may bring the e-mail address that the lead lacks. */
export function emailFrom(change: QuoteChange, { email }: Pick<Lead, "email">): Partial<Pick<Lead, "email">> {
	return change.to === "accepted" && !email ? { email: change.acceptance.email } : {};
}
