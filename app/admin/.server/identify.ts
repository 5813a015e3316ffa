import { data, type MiddlewareFunction } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { servicesContext } from "#app/.server/services.ts";
import { readLocaleCookie } from "#app/locale/cookie.ts";
import { defaultLocale } from "#app/locale/locales.ts";
import { returnAddressOf } from "#app/model/members/return-address.ts";
import { officeServices } from "./office-services.ts";
import { type StaffContext, staffContext } from "./staff-context.ts";

const reading: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** An open event stream or a presence ping is not activity of the member, and does not extend the session. */
function isListening({ headers, url }: Request): boolean {
	return headers.get("Accept") === "text/event-stream" || new URL(url).pathname.endsWith("/presence");
}

/** Middleware of everything under /admin: rejects cross-site requests, identifies the member, adds cookies. */
export const identify: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	if (!reading.has(request.method) && !isSameOrigin(request)) throw data(null, { status: 403 });
	const { address, log } = context.get(requestContextKey);
	const services = officeServices(context.get(servicesContext), log);
	context.set(servicesContext, services);
	const asked = { headers: request.headers, address };
	const { session, cookies } = await services.identity.session(asked, { renew: !isListening(request) });
	const locale =
		session?.member.locale ?? readLocaleCookie(request.headers.get("Cookie") ?? undefined) ?? defaultLocale;
	const returnTo = returnAddressOf(url);
	const staff: StaffContext = { session, locale, request: asked, returnTo, cookies: [...cookies] };
	context.set(staffContext, staff);
	const response = await next();
	for (const cookie of staff.cookies) response.headers.append("Set-Cookie", cookie);
	if (staff.retryAfter !== undefined) response.headers.set("Retry-After", String(staff.retryAfter));
	return response;
};
