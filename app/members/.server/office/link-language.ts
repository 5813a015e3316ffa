import type { MiddlewareFunction } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { isLocale } from "#app/locale/locales.ts";
import { languageParameter } from "#app/model/members/staff-paths.ts";
import { ownerOfPasswordLink } from "../members.ts";

/**
 * The page of a link speaks the language of its member, not of the browser, which may be new to this site; a language
 * chosen on the page takes precedence.
 */
export const speakLanguageOfLink: MiddlewareFunction<Response> = async ({ url, params, context }, next) => {
	const staff = context.get(staffContext);
	const chosen = url.searchParams.get(languageParameter);
	if (isLocale(chosen)) staff.locale = chosen;
	else {
		const owner = await ownerOfPasswordLink(params.token ?? "", context.get(servicesContext));
		staff.locale = owner?.member.locale ?? staff.locale;
	}
	return next();
};
