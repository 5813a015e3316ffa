import { readForm } from "#app/.server/read-form.ts";
import type { Locale } from "#app/locale/locales.ts";

/** A form that was sent after the session ended, or that the store refused, for the page that offers to send it again. */
export interface UnsentForm {
	/** Path and query of the page that the form belongs to. */
	path: string;
	locale: Locale;
	fields: readonly (readonly [name: string, value: string])[];
}

const secret = /password|^confirm$/i;

/** Leaves out files, and fields that a page must not show: passwords and confirmations. */
export async function readUnsentForm(request: Request, locale: Locale): Promise<UnsentForm> {
	const { pathname, search } = new URL(request.url);
	const fields = [...(await readForm(request))].flatMap(([name, value]) =>
		typeof value === "string" && !secret.test(name) ? [[name, value] as const] : [],
	);
	return { path: pathname + search, locale, fields };
}
