import type { SettingsSubject } from "#app/admin/settings-pages.ts";
import type { FactPart } from "#app/model/editing/facts.ts";

/** What the journal says was published. Several pages change the company's entry: its name would not tell which one. */
export function journalSubject({ entries }: FactPart, page: SettingsSubject): string {
	const [entry = ""] = entries;
	return entry === "company" ? `settings:${page}` : entry;
}
