import type { z } from "zod";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import type { Brand } from "#app/model/brand/brand.ts";
import type { Company } from "#app/model/company.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import type { ShownJob } from "#app/model/jobs/gallery-entry.ts";
import type { ClosingReason } from "#app/model/leads/closing.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import {
	type Article,
	articleMatter,
	type ContentPage,
	contentPageMatter,
	type MarkdownDocument,
} from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import type { ServiceArea } from "#app/model/site/service-area.ts";
import type { ServiceList } from "#app/model/site/service-list.ts";
import type { ServiceWords } from "#app/model/site/service-words.ts";
import { appointments } from "#content/appointments.ts";
import { brand } from "#content/brand.ts";
import { closingReasons } from "#content/closing-reasons.ts";
import { company } from "#content/company.ts";
import { estimateWords as englishEstimate } from "#content/estimate/en.ts";
import { estimateWords as frenchEstimate } from "#content/estimate/fr.ts";
import { legacyRedirects } from "#content/legacy-redirects.ts";
import { letters } from "#content/letters.ts";
import { words as englishWords } from "#content/pages/words.en.ts";
import { words as frenchWords } from "#content/pages/words.fr.ts";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { serviceArea } from "#content/service-area.ts";
import { serviceList } from "#content/service-list.ts";

export type Documents = {
	company: Company;
	prices: PriceList;
	promotions: readonly Promotion[];
	"service-area": ServiceArea;
	brand: Brand;
	"service-list": ServiceList;
	appointments: BookingRules;
	"closing-reasons": readonly ClosingReason[];
	redirects: readonly LegacyRedirect[];
	letters: readonly Letter[];
	/** Not edited as content: `published-content.ts` reads it from the jobs that customers allow to show. */
	gallery: readonly ShownJob[];
} & { [words in `words.${Locale}`]: PageWords } & { [words in `estimate.${Locale}`]: EstimateFlowWords } & {
	[articles in `articles.${Locale}`]: readonly Article[];
} & { [pages in `content-pages.${Locale}`]: readonly ContentPage[] } & ServiceDocuments;

export type DocumentId = keyof Documents;

type ServiceDocuments = { [service in `services/${ServiceName}.${Locale}`]: ServiceWords };

const serviceFiles = import.meta.glob<{ words: ServiceWords }>("/content/services/*.{fr,en}.ts", { eager: true });
const articleFiles = import.meta.glob<string>("/content/articles/*.md", {
	eager: true,
	query: "?raw",
	import: "default",
});
const contentPageFiles = import.meta.glob<string>("/content/pages/*.md", {
	eager: true,
	query: "?raw",
	import: "default",
});

/** The build converts front matter to JSON (`scripts/bundle/front-matter.ts`); in the sources it is YAML. */
const yaml = import.meta.env.PROD ? null : await import("yaml");
const readMatter = (text: string): unknown => (yaml ? yaml.parse(text, { schema: "core" }) : JSON.parse(text));

/** The files of `content/`, parsed and checked once. Invalid front matter stops the start with the file's name. */
export const originals: Documents = {
	company,
	prices,
	promotions,
	"service-area": serviceArea,
	brand,
	"service-list": serviceList,
	"closing-reasons": closingReasons,
	appointments,
	redirects: legacyRedirects,
	letters,
	gallery: [],
	"words.fr": frenchWords,
	"words.en": englishWords,
	"estimate.fr": frenchEstimate,
	"estimate.en": englishEstimate,
	"articles.fr": readAll(articleFiles, "fr", articleMatter),
	"articles.en": readAll(articleFiles, "en", articleMatter),
	"content-pages.fr": readAll(contentPageFiles, "fr", contentPageMatter),
	"content-pages.en": readAll(contentPageFiles, "en", contentPageMatter),
	...readServices(),
};

function readServices(): ServiceDocuments {
	const documents = serviceNames.flatMap((name) =>
		locales.map((locale) => {
			const file = serviceFiles[`/content/services/${name}.${locale}.ts`];
			if (!file) throw new Error(`content/services lacks ${name}.${locale}.ts`);
			return [`services/${name}.${locale}`, file.words] as const;
		}),
	);
	return Object.fromEntries(documents) as ServiceDocuments;
}

function readAll<Schema extends z.ZodType>(
	files: Readonly<Record<string, string>>,
	locale: Locale,
	schema: Schema,
): MarkdownDocument<z.infer<Schema>>[] {
	return Object.entries(files)
		.filter(([path]) => path.endsWith(`.${locale}.md`))
		.map(([path, text]) => readMarkdown(path, text, schema));
}

function readMarkdown<Schema extends z.ZodType>(path: string, text: string, schema: Schema) {
	const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
	const name = path.replace(/^.*\//, "").replace(/\.\w\w\.md$/, "");
	if (matter === undefined || body === undefined) throw new Error(`${path} has no front matter`);
	const result = schema.safeParse(readMatter(matter));
	if (!result.success) {
		const problems = result.error.issues.map(({ path: field, message }) => `  ${field.join(".")}: ${message}`);
		throw new Error(`${path} has a wrong front matter:\n${problems.join("\n")}`);
	}
	return { name, matter: result.data, body: body.trim() };
}
