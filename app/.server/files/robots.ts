import { pageDefinition, pageNames } from "#app/locale/pages.ts";
import { createPaths } from "#app/locale/paths.ts";
import { siteFilePath } from "#app/locale/site-files.ts";
import { chooseLocalePath, localeStrategy } from "#app/locale/strategy.ts";
import { consentPath } from "#app/model/consent/public-settings.ts";
import type { FileContext, MadeFile } from "./made-file.ts";

/** Allows every page except the back office, visitors' personal pages and page data. */
export function makeRobots({ origin }: FileContext): MadeFile {
	const lines = [
		"User-agent: *",
		"Allow: /",
		...["/admin", consentPath, chooseLocalePath, "/*_payload.json", ...unlistedPaths()].map(
			(path) => `Disallow: ${path}`,
		),
		"",
		`Sitemap: ${origin}${siteFilePath("sitemap")}`,
	];
	return { body: `${lines.join("\n")}\n`, contentType: "text/plain; charset=utf-8" };
}

/** Paths of unlisted pages up to their first parameter, which is personal. The design page is disabled by default. */
function unlistedPaths(): string[] {
	const names = new Set(pageNames.filter((name) => pageDefinition(name).unlisted && name !== "design"));
	const { addresses } = createPaths(localeStrategy);
	const prefixes = addresses.filter(({ name }) => names.has(name)).map(({ path }) => path.replace(/:.*$/, ""));
	return [...new Set(prefixes)];
}
