import { createContext } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { IdentityRequest, Session } from "#app/model/members/identity.ts";

/** The session and locale of the current request, set by the first middleware of the back office. */
export interface StaffContext {
	session: Session | null;
	/** The member's choice; before the sign-in, the browser's cookie; otherwise French. */
	locale: Locale;
	request: IdentityRequest;
	/** The page that was asked for, or whose form was sent: where a sign-in leads back to. */
	returnTo?: string | null;
	/** Set-Cookie header values for the response. */
	cookies: string[];
	/** Value of the response's `Retry-After` header, in seconds. */
	retryAfter?: number;
}

export const staffContext = createContext<StaffContext>();
