import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { serializeLocaleCookie } from "#app/locale/cookie.ts";
import { isLocale } from "#app/locale/locales.ts";
import { matchPage, pathTo } from "#app/locale/paths.ts";

/** The language switch for `no_prefix`: stores the choice and reloads the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
	if (!isSameOrigin(request)) throw data(null, { status: 403 });
	const form = await readForm(request);
	const locale = form.get("locale");
	if (!isLocale(locale)) throw data(null, { status: 400 });
	// The path is built from a page that exists, never taken from the form: no open redirect.
	const match = matchPage(String(form.get("path")));
	const path = match ? pathTo(match.name, locale, match.params) : pathTo("index", locale);
	const secure = context.get(requestContextKey).origin.startsWith("https:");
	return redirect(path, { status: 303, headers: { "Set-Cookie": serializeLocaleCookie(locale, secure) } });
}
