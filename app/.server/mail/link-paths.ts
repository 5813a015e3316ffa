import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";

/** Returns the path of the follow page. */
export function followPath(locale: Locale, token: string): string {
	return pathTo("estimate-follow", locale, { token });
}

/** Returns the path of the preference page, where the owner of an address withdraws a consent. */
export function unsubscribePath(locale: Locale, token: string): string {
	return pathTo("unsubscribe", locale, { token });
}

/** Returns the path of the page that confirms a yes to promotions said by phone. */
export function confirmPath(locale: Locale, token: string): string {
	return pathTo("promotions-confirm", locale, { token });
}

/** Returns the path that resumes an unfinished estimate, in any language. */
export function resumePath(draftId: string): string {
	return `/_estimate/resume/${encodeURIComponent(draftId)}`;
}
