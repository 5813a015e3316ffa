import type { FileKind, SiteFile } from "#app/locale/site-files.ts";
import { makeAtom } from "./atom.ts";
import { makeLlmsText } from "./llms-text.ts";
import type { FileContext, MadeFile } from "./made-file.ts";
import { makeManifest } from "./manifest.ts";
import { makeRobots } from "./robots.ts";
import { makeRss } from "./rss.ts";
import { makeSecurityText } from "./security-txt.ts";
import { makeSitemap } from "./sitemap.ts";

const makers: Readonly<Record<FileKind, (context: FileContext) => MadeFile>> = {
	sitemap: makeSitemap,
	robots: makeRobots,
	security: makeSecurityText,
	llms: makeLlmsText,
	rss: makeRss,
	atom: makeAtom,
	manifest: makeManifest,
};

/** Makes a file, with the values that the page cache needs: the documents it was made from and its expiry. */
export function makeFile({ kind, locale }: SiteFile, { origin, now, reader }: Omit<FileContext, "locale">) {
	const { body, contentType, validUntil = null } = makers[kind]({ origin, locale, reader, now });
	return { body, contentType, validUntil, reads: reader.reads };
}
