import type { ContactErrors, ContactValues } from "./contact-fields.ts";

/** What the contact form shows when it was not kept: what is wrong, and everything that was typed. */
export interface ContactAnswer {
	errors: ContactErrors;
	/** `unreachable` is the browser's own: the server did not answer at all. */
	failure: "unavailable" | "busy" | "unreachable" | null;
	values: ContactValues;
	key: string;
}
