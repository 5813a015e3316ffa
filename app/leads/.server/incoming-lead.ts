import type { Locale } from "#app/locale/locales.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { ContactLead } from "#app/model/leads/contact-form.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import type { LeadPlace } from "#app/model/leads/lead-place.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Write } from "#app/model/ports.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";

export interface IncomingLead {
	kind: Lead["kind"];
	fields: ContactLead;
	/** Missing without a postal code. */
	place?: LeadPlace;
	/** Estimates only: the answers, and the token of the lead's page. */
	estimate?: EstimateLead;
	followTokenOf?: (leadId: string) => string;
	/** The window that the customer chose; a member confirms it unless it is booked. */
	asked?: ChosenWindow | null;
	photos?: readonly string[];
	/** Writes to commit in the same transaction. */
	along?: readonly Write[];
	locale: Locale;
	/** Of a form of the site. */
	source?: LeadSource | null;
	/** Other content with the same key corrects the first lead instead of creating a second one. */
	once?: true;
	/** The form's idempotency key; null when it is missing or not signed by us. */
	key: string | null;
	flags: readonly SpamFlag[];
	/** Of a lead that a member enters: nobody has to be notified, and only the member decides about the confirmation. */
	call?: IncomingCall;
	/** Called when a confirmation would be sent; false withholds it. Confirmations are never withheld without it. */
	mayConfirm?: (email: string) => boolean;
	/** The sentence beside the marketing checkbox and its language, kept as proof of consent. */
	marketingText: string;
	marketingLocale?: Locale;
}

/** A call that a member answered. */
export interface IncomingCall extends Pick<Lead, "address" | "heardFrom" | "spoken" | "customer"> {
	by: NamedMember;
	/** Whether the customer gets a confirmation, when there is an e-mail address. */
	confirms: boolean;
}
