import { readForm } from "#app/.server/read-form.ts";
import { type PersonQuery, readPersonQuery } from "#app/leads/.server/person.ts";

export interface AskedPerson {
	form: FormData;
	/** As it is shown: the address in lower case, or ten digits. */
	typed: string;
	/** Null when it is neither an address nor a number. */
	query: PersonQuery | null;
}

/** Whom a form is about. Never from the address of a page: it would stay in histories and logs. */
export async function readAskedPerson(request: Request): Promise<AskedPerson> {
	const form = await readForm(request);
	const given = String(form.get("person") ?? "")
		.trim()
		.slice(0, 300);
	const query = readPersonQuery(given);
	return { form, query, typed: query?.email ?? query?.phone ?? given };
}
