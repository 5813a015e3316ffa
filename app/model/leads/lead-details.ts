import type { Locale } from "#app/locale/locales.ts";
import type { MailKind } from "../privacy/mail-kinds.ts";

export type ReachBy = "email" | "phone";

/** Where the work is done, beside the postal code. Each part is empty when it is unknown; a lead has null for none. */
export interface LeadAddress {
	street: string;
	/** An apartment or an office. */
	unit: string;
	city: string;
}

/** The details that members correct. The customer completes the address and the postal code. */
export interface LeadDetails {
	name: string;
	email: string | null;
	phone: string | null;
	postalCode: string | null;
	address: LeadAddress | null;
	/** The language for replies. */
	locale: Locale;
	reachBy: ReachBy;
}

/** Text and locale are missing in leads of earlier builds, which have no document in `mailAddresses`. */
export interface FormConsent {
	agreedAt: string;
	textVersion: string;
	text?: string;
	locale?: Locale;
	/** What the sentence names. */
	kinds?: readonly MailKind[];
}

/** The details with the fields that depend on them: the postal code decides one, the e-mail address the other. */
export interface StoredDetails extends LeadDetails {
	/** The postal code was outside the service area when the lead arrived, or when the code was corrected. */
	outOfArea: boolean;
	/** The names of its area in both languages, for the search; empty outside the service area. */
	areaNames: string;
	/**
	 * The box of this form, with its sentence; null once the e-mail address was corrected. `mailAddresses` says whether the
	 * consent stands.
	 */
	marketing: FormConsent | null;
}

/** The fields that a correction changed, with their values before and after it. */
export interface DetailsChange {
	before: Partial<StoredDetails>;
	after: Partial<StoredDetails>;
}
