import { readForm } from "#app/.server/read-form.ts";
import { readPersonQuery } from "#app/leads/.server/person.ts";
import type { PersonQuery } from "#app/leads/.server/person-documents.ts";

export interface AskedPerson {
	form: FormData;
	/** Normalized for display: the e-mail address in lower case, or ten digits. */
	typed: string;
	/** Null when the input is neither an e-mail address nor a phone number. With the customer that was chosen. */
	query: PersonQuery | null;
}

/** Reads the person from the form body, never from the URL, which stays in histories and logs. */
export async function readAskedPerson(request: Request): Promise<AskedPerson> {
	const form = await readForm(request);
	const given = String(form.get("person") ?? "")
		.trim()
		.slice(0, 300);
	const contact = readPersonQuery(given);
	const customer = String(form.get("customer") ?? "");
	const query = contact && { ...contact, ...(customer && { customer }) };
	return { form, query, typed: query?.email ?? query?.phone ?? given };
}
