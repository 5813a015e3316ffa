import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { siteBrand } from "#app/.server/brand/site-brand.ts";
import { draftReader } from "#app/.server/pages/open-preview.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { officeMeta } from "#app/admin/ui/staff-language.tsx";
import { defaultLocale, isLocale } from "#app/locale/locales.ts";
import { sampleLanguage } from "#app/model/brand/brand-preview.ts";
import { PageContext, useCurrentPage } from "#app/runtime/page.ts";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import { sampleQuote } from "../.server/office/sample-quote.ts";

export const meta = officeMeta((words) => words.settings.brand.preview.quoteTitle);

/** A quote with the draft of the brand. Shown in a frame on the screen of the brand. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const asked = new URL(request.url).searchParams.get(sampleLanguage);
	const language = isLocale(asked) ? asked : defaultLocale;
	const reader = await draftReader("brand", services);
	const brand = siteBrand(reader);
	Object.assign(context.get(requestContextKey), { isFramed: true, draftBrand: brand ?? null });
	return { language, brand, document: sampleQuote(language, reader, services.clock.now()) };
}

export default function SampleQuote() {
	const { language, brand, document } = useLoaderData<typeof loader>();
	const page = useCurrentPage();
	return (
		<main id="main" lang={language} className="office paper-page">
			<h1 className="sr-only">{document.identity}</h1>
			<div className="paper-sheet">
				<PageContext value={{ ...page, brand }}>
					<QuoteDocumentView document={document} locale={language} id="sample-quote" />
				</PageContext>
			</div>
		</main>
	);
}
