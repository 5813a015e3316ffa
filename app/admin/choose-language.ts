import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../.server/read-form.ts";
import { requestContextKey } from "../.server/request-context.ts";
import { servicesContext } from "../.server/services.ts";
import { serializeLocaleCookie } from "../locale/cookie.ts";
import { defaultLocale, isLocale } from "../locale/locales.ts";
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
	return redirect(from.length <= 200 && doors.test(from) ? from : "/admin", 303);
}

const doors = /^\/admin\/(?:connexion|premier-acces|invitation|mot-de-passe)(?:\/[\w.-]+)*$/;
