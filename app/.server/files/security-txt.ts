import { defaultLocale, locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { siteFilePath } from "#app/locale/site-files.ts";
import type { FileContext, MadeFile } from "./made-file.ts";

const monthsOfValidity = 6;

/** RFC 9116: contacts for security reports. Expires at the start of a month, so that it can be cached for weeks. */
export function makeSecurityText({ origin, reader, now }: FileContext): MadeFile {
	const lines = [
		`Contact: mailto:${reader.read("company").email}`,
		`Contact: ${origin}${pathTo("contact", defaultLocale)}`,
		`Expires: ${startOfMonth(now, monthsOfValidity).toISOString()}`,
		`Preferred-Languages: ${locales.join(", ")}`,
		`Canonical: ${origin}${siteFilePath("security")}`,
	];
	return {
		body: `${lines.join("\n")}\n`,
		contentType: "text/plain; charset=utf-8",
		validUntil: startOfMonth(now, 1),
	};
}

function startOfMonth(now: Date, monthsAhead: number): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead));
}
