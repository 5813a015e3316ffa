import { detailValues, type Values } from "../estimate/form.ts";
import { type Kind, kinds } from "../estimate/questions.ts";

export interface CallAnswers {
	/** In the order of the table of questions. */
	kinds: readonly Kind[];
	/** The answers to their questions, as typed. */
	details: Values;
}

/** The services and answers of a call, for the same reading in browsers and on the server. */
export function callAnswers(form: FormData): CallAnswers {
	const chosen = kinds.filter((kind) => form.getAll("service").includes(kind));
	return { kinds: chosen, details: detailValues(form, chosen) };
}

/** The form with these values: the fields as typed, by name, several for the services. */
export function formOf(values: Readonly<Record<string, readonly string[]>>): FormData {
	const form = new FormData();
	for (const [name, typed] of Object.entries(values)) for (const value of typed) form.append(name, value);
	return form;
}
