import type { PhotoView } from "../estimate/step-content.ts";
import type { FormRefusalAnswer } from "../forms/form-refusal.ts";
import type { ContactErrors, ContactValues } from "./contact-fields.ts";

/** The response to a rejected contact form: the errors, and everything that was typed. */
export interface ContactAnswer extends FormRefusalAnswer {
	errors: ContactErrors;
	values: ContactValues;
	key: string;
	/** Stored photos of this form, and the files that were rejected. Absent when the server did not respond. */
	photos?: readonly PhotoView[];
	refused?: readonly { name: string; reason: string }[];
}
