import { type RefObject, useEffect, useState } from "react";
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

/** Errors that the browser found in a form: at the last attempt, and as the fields are now. */
interface Found<Errors> {
	attempt: Errors;
	live: Errors;
	/** The errors of the server's last answer before. */
	after: object | undefined;
}

/** The errors to show in a form: those that the browser found, until the server answers again with its own. */
export function useFieldErrors<Errors extends object, Answered extends Errors | undefined>(
	answered: Answered,
	check: (form: HTMLFormElement) => Promise<Errors>,
) {
	const [found, setFound] = useState<Found<Errors>>();
	const current = found?.after === answered ? found : undefined;
	return {
		errors: current?.live ?? answered,
		/** For the summary, which does not move while the visitor corrects fields. */
		attempt: current?.attempt ?? answered,
		/** Resolves to true when the form may be sent. */
		async isRight(form: HTMLFormElement): Promise<boolean> {
			const attempt = await check(form);
			setFound({ attempt, live: attempt, after: answered });
			return Object.keys(attempt).length === 0;
		},
		async checkAgain(form: HTMLFormElement): Promise<void> {
			if (!current) return;
			const live = await check(form);
			setFound((latest) => latest && { ...latest, live });
		},
	};
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
