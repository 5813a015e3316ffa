import { type RefObject, useEffect } from "react";
import {
	type ContactErrors,
	contactValues,
	type FieldErrors,
	fieldValues,
	type PersonField,
	personFields,
} from "../model/leads/contact-fields.ts";

/** The server's own rules: a third of a form's code, and nobody needs them before the first attempt. */
const loadRules = () => import("../model/leads/contact-form.ts");

/** Fetches them when the visitor begins to fill the form. */
export function useRulesAhead(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const fetchAhead = () => void loadRules().catch(() => undefined);
		form.current?.addEventListener("focusin", fetchAhead, { once: true });
	}, [form]);
}

/** What is wrong with it. If the rules do not come, nothing: the server looks anyway. */
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
