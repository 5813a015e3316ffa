import { createHmac } from "node:crypto";
import { previewParameter, readPreviewKey } from "#app/.server/content/preview-key.ts";
import { isSameSecret } from "#app/.server/is-same-secret.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";

const codeParameter = "code";

/** The address that thanks for a message. Signed, so that typed references say nothing about which ones exist. */
export function thanksPath(reference: string, locale: Locale, secret: string): string {
	return pathTo("contact-thanks", locale, { reference }) + thanksQuery(reference, secret);
}

export function thanksQuery(reference: string, secret: string): string {
	return `?${codeParameter}=${sign(reference, secret)}`;
}

/** Whether the form redirected to this address, or an editor looks at the page's words. */
export function mayThank(
	reference: string,
	{ visitor: { query }, services: { secret }, now }: Pick<LoadContext, "visitor" | "services" | "now">,
): boolean {
	if (isSameSecret(query.get(codeParameter) ?? "", sign(reference, secret))) return true;
	return readPreviewKey(query.get(previewParameter) ?? "", secret, now) === "page:thanks";
}

function sign(reference: string, secret: string): string {
	return createHmac("sha256", secret).update(`thanks ${reference}`).digest("base64url").slice(0, 22);
}
