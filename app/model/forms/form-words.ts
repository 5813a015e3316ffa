import type { ContactError } from "../leads/contact-fields.ts";
import type { FormFailure } from "./form-refusal.ts";

/** Words of the contact form and of the estimate's forms. */
export interface FormWords {
	heading: string;
	lead: string;
	why: string;
	optional: string;
	fields: Readonly<
		Record<"name" | "email" | "phone" | "service" | "message" | "postalCode" | "reachBy" | "marketing", string>
	>;
	hints: Readonly<Record<"email" | "phone" | "message" | "postalCode", string>>;
	anyService: string;
	reachBy: Readonly<Record<"email" | "phone", string>>;
	marketing: string;
	honeypot: string;
	send: string;
	sending: string;
	summary: string;
	/** `{max}` is the most characters. */
	errors: Readonly<Record<ContactError, string>>;
	/** The page of a lead has its own words for `unsent`. */
	failures: Readonly<Record<Exclude<FormFailure, "unsent">, string>>;
}
