import { type RefObject, useEffect } from "react";
import {
	type ContactErrors,
	contactValues,
	type FieldErrors,
	fieldValues,
	type PersonField,
	personFields,
} from "#app/model/leads/contact-fields.ts";

/** The server's rules. Loaded on demand: they are a third of a form's code, unused until the first submit. */
const loadRules = () => import("#app/model/leads/contact-form.ts");

/** Loads the rules when the visitor starts filling in the form. */
export function useRulesAhead(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const fetchAhead = () => void loadRules().catch(() => undefined);
		form.current?.addEventListener("focusin", fetchAhead, { once: true });
	}, [form]);
}

/** Validates the form. Returns no errors when the rules fail to load: the server validates anyway. */
export async function checkContact(form: HTMLFormElement): Promise<ContactErrors> {
	const values = contactValues(new FormData(form));
	const parsed = await loadRules().then(
		({ parseContactForm }) => parseContactForm(values),
		() => null,
	);
	return parsed?.kind === "wrong" ? parsed.errors : {};
}

export async function checkPerson(form: HTMLFormElement): Promise<FieldErrors<PersonField>> {
	const values = fieldValues(new FormData(form), personFields);
	const parsed = await loadRules().then(
		({ parsePersonForm }) => parsePersonForm(values),
		() => null,
	);
	return parsed?.kind === "wrong" ? parsed.errors : {};
}
