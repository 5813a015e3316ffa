import { createContentReader, type Documents } from "../app/.server/content/reader.ts";
import { serviceNameIn } from "../app/.server/content/service-name.ts";
import type { ExportNames } from "../app/leads/.server/leads-as-csv.ts";
import type { Locale } from "../app/locale/locales.ts";
import type { EntryId, Part } from "../app/model/editing/content-entry.ts";
import { checkPart } from "../app/model/editing/schemas/check-entry.ts";
import type { DocumentStore } from "../app/model/ports.ts";
import { serviceNames } from "../app/model/service-names.ts";
import { closingReasons } from "../content/closing-reasons.ts";
import { company } from "../content/company.ts";
import { prices } from "../content/prices.ts";

/** The names of services and closing reasons as the site shows them, read without Vite: see `quote-reader.ts`. */
export async function readExportNames(store: DocumentStore, locale: Locale): Promise<ExportNames> {
	async function current<Value>(id: EntryId, part: Part, original: Value): Promise<Value> {
		const published = (await store.get("content", id))?.data.published?.[part];
		return published !== undefined && checkPart(id, published).length === 0 ? (published as Value) : original;
	}

	const services = await Promise.all(
		serviceNames.map(async (name) => {
			const { words } = (await import(`../content/services/${name}.${locale}.ts`)) as { words: unknown };
			return [`services/${name}.${locale}`, await current(`service:${name}`, locale, words)] as const;
		}),
	);
	const facts = { company: await current("company", "all", company), prices: await current("prices", "all", prices) };
	const documents = { ...facts, ...Object.fromEntries(services) } as unknown as Documents;
	const reader = createContentReader(documents, () => documents);
	return {
		locale,
		now: new Date(),
		reasons: await current("closing-reasons", "all", closingReasons),
		serviceName: (service) => serviceNameIn(service, locale, reader),
	};
}
