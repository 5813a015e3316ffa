import { createContext } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { IdentityRequest, Session } from "#app/model/members/identity.ts";

/** Who asks, as the back office's first middleware found it; what its loaders and actions read. */
export interface StaffVisit {
	session: Session | null;
	/** The member's choice; before the sign-in, the browser's cookie; else French. */
	locale: Locale;
	request: IdentityRequest;
	/** Set-Cookie lines for the answer. */
	cookies: string[];
	/** In seconds, for the answer's `Retry-After`. */
	retryAfter?: number;
}

export const staffContext = createContext<StaffVisit>();
