import type { LoaderFunctionArgs } from "react-router";
import { previewKey, previewParameter } from "#app/.server/content/preview-key.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { isShippedName } from "#app/.server/content/shipped-company.ts";
import { draftReader } from "#app/.server/pages/open-preview.ts";
import { servicesContext } from "#app/.server/services.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import type { Locale } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type BrandPreviews, sampleLanguage } from "#app/model/brand/brand-preview.ts";
import { brandVersion } from "#app/model/brand/brand-version.ts";
import { newestFirst } from "#app/model/site/article.ts";
import { shownServices } from "#app/model/site/service-list.ts";
import type { NamedBrand } from "../../parts/brand-part.ts";
import { brandForm } from "./settings-form.ts";
import { settingsView } from "./settings-view.ts";

/** Data for the screen of the brand: the form, the files that are made from the draft, and the previews. */
export async function brandView({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
	const view = await settingsView(brandForm, context, request);
	const services = context.get(servicesContext);
	const { name, legalName: _, ...brand } = view.value as NamedBrand;
	const key = previewKey("brand", services.secret, services.clock.now());
	const reader = await draftReader("brand", services);
	const publicName = services.content.reader().pick("company", (company) => company.name);
	return {
		view: { ...view, previews: null },
		/** The name that visitors see. */
		publicName,
		/** The name that the shipped mark is drawn for, as long as visitors see it; null afterwards. */
		shippedName: isShippedName(publicName) ? publicName : null,
		/** Of the files that are made from the draft. */
		version: brandVersion(name, brand),
		previews: { fr: previewsIn("fr", reader, key), en: previewsIn("en", reader, key) } satisfies BrandPreviews,
		/** The picture that was just uploaded or removed. */
		picture: new URL(request.url).searchParams.get("image"),
	};
}

export type BrandView = Awaited<ReturnType<typeof brandView>>;

function previewsIn(locale: Locale, reader: ContentReader, key: string): BrandPreviews[Locale] {
	const withDraft = (path: string) => `${path}?${previewParameter}=${key}`;
	const [service] = shownServices(reader.read("service-list"));
	const [article] = newestFirst(reader.read(`articles.${locale}`));
	const sample = (end: string) => `${settingsPages.brand}/${end}?${sampleLanguage}=${locale}`;
	return {
		home: withDraft(pathTo("index", locale)),
		service: service ? withDraft(pathTo(servicePage(service), locale)) : null,
		estimate: withDraft(pathTo("estimate", locale)),
		article: article ? withDraft(pathTo("slug", locale, { slug: article.matter.slug })) : null,
		quote: sample("soumission"),
		mail: sample("courriel"),
	};
}
