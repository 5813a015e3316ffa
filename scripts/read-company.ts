import type { CurrentCompany } from "../app/.server/current-company.ts";
import { type MailSettings, mailAddresses } from "../app/.server/mail/mail-addresses.ts";
import { companySchema } from "../app/model/editing/schemas/company-schema.ts";
import type { DocumentStore } from "../app/model/ports.ts";
import { company } from "../content/company.ts";

/** Name and addresses of the company as the site shows them, read without Vite: see `quote-reader.ts`. */
export async function readCompany(
	store: DocumentStore,
	settings: MailSettings,
): Promise<Pick<CurrentCompany, "name" | "addresses">> {
	const entry = await store.get("content", "company");
	const published = companySchema.safeParse(entry?.data.published?.all);
	const { name, email } = published.data ?? company;
	return { name, addresses: mailAddresses(settings, { name, email }) };
}
