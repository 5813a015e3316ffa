import type { FormRefusalAnswer } from "../form-refusal.ts";
import type { ContactErrors, ContactValues } from "./contact-fields.ts";

/** The answer to a contact form that was not accepted: what is wrong, and everything that was typed. */
export interface ContactAnswer extends FormRefusalAnswer {
	errors: ContactErrors;
	values: ContactValues;
	key: string;
}
