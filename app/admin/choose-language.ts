import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { serializeLocaleCookie } from "#app/locale/cookie.ts";
import { defaultLocale, isLocale, type Locale } from "#app/locale/locales.ts";
import { readReturn, returnParameter, withReturn } from "#app/model/members/return-address.ts";
import { languageParameter } from "#app/model/members/staff-paths.ts";
import { staffContext } from "./.server/staff-context.ts";

export function loader() {
	return redirect("/admin", 303);
}

/** Redirects to the page of the form if it is one of the pages before the sign-in, and to no other path. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const chosen = form.get("locale");
	const locale = isLocale(chosen) ? chosen : defaultLocale;
	const from = String(form.get("from") ?? "");
	const staff = context.get(staffContext);
	staff.cookies.push(serializeLocaleCookie(locale, context.get(requestContextKey).origin.startsWith("https:")));
	if (staff.session && staff.session.state !== "second-factor") {
		await context.get(servicesContext).identity.update(staff.session.member.id, { locale });
	}
	return redirect(pageOfForm(from, locale), 303);
}

function pageOfForm(from: string, locale: Locale): string {
	const url = URL.parse(from, "https://office.invalid");
	if (!url || url.pathname.length > 200 || !beforeSignIn.test(url.pathname)) return "/admin";
	const page = ofLink.test(url.pathname) ? `${url.pathname}?${languageParameter}=${locale}` : url.pathname;
	return withReturn(page, readReturn(url.searchParams.get(returnParameter)));
}

const beforeSignIn = /^\/admin\/(?:connexion|premier-acces|invitation|mot-de-passe)(?:\/[\w.-]+)*$/;
const ofLink = /^\/admin\/(?:invitation|mot-de-passe)\//;
