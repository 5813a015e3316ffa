import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";

/** Where a visitor follows a request that was sent. */
export function followPath(locale: Locale, token: string): string {
	return pathTo("estimate-follow", locale, { token });
}

/** What resumes an estimate that was not sent, whatever its language. */
export function resumePath(draftId: string): string {
	return `/_estimate/resume/${encodeURIComponent(draftId)}`;
}
