import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { serializeLocaleCookie } from "#app/locale/cookie.ts";
import { isLocale } from "#app/locale/locales.ts";
import { matchPage, pathTo } from "#app/locale/paths.ts";

/** The language switch of `no_prefix`: remembers the choice and shows the same page again. */
export async function action({ request, context }: ActionFunctionArgs) {
	if (!isSameOrigin(request)) throw data(null, { status: 403 });
	const form = await readForm(request);
	const locale = form.get("locale");
	if (!isLocale(locale)) throw data(null, { status: 400 });
	// Only ever to a page that exists: the address is made from its name, never taken from the form.
	const match = matchPage(String(form.get("path")));
	const path = match ? pathTo(match.name, locale, match.params) : pathTo("index", locale);
	const secure = context.get(requestContextKey).origin.startsWith("https:");
	return redirect(path, { status: 303, headers: { "Set-Cookie": serializeLocaleCookie(locale, secure) } });
}
