import type { FormRefusalAnswer } from "../form-refusal.ts";
import type { ContactErrors, ContactValues } from "./contact-fields.ts";

/** The response to a rejected contact form: the errors, and everything that was typed. */
export interface ContactAnswer extends FormRefusalAnswer {
	errors: ContactErrors;
	values: ContactValues;
	key: string;
}
