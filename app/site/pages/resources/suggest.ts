import type { LoaderFunctionArgs } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { isLocale, type Locale } from "#app/locale/locales.ts";
import { mostSuggestions, type SearchHit, type Suggestions, tidyQuery } from "#app/model/site/search.ts";

/** Search suggestions for the typed text. They are the same for everybody, so any cache may keep them for a minute. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const locale = searchParams.get("locale");
	if (!isLocale(locale)) return new Response(null, { status: 400 });
	const services = context.get(servicesContext);
	const network = networkOf(context.get(requestContextKey).address);
	if (services.limits.suggestions.isOver(network, services.clock.now().getTime())) {
		return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
	}
	const hits = await suggest(services, locale, tidyQuery(searchParams.get("q")));
	const suggestions = hits.map(({ kind, path, title, section }) => ({ kind, path, title, section }));
	return Response.json({ suggestions } satisfies Suggestions, { headers: { "Cache-Control": "public, max-age=60" } });
}

/** Typos are corrected without asking: the visitor sees the suggestions before choosing one. */
async function suggest({ search }: Services, locale: Locale, typed: string): Promise<readonly SearchHit[]> {
	const suggestions = await search.suggest(locale, typed, mostSuggestions);
	if (suggestions.length > 0) return suggestions;
	const { hits, didYouMean } = await search.find(locale, typed, mostSuggestions);
	return didYouMean === null ? hits : search.suggest(locale, didYouMean, mostSuggestions);
}
