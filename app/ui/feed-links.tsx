import type { Locale } from "#app/locale/locales.ts";
import { siteFilePath } from "#app/locale/site-files.ts";
import { feedNames } from "#content/feeds.ts";

/** Links to the blog's feeds in this language, for feed readers. */
export function FeedLinks({ locale }: { locale: Locale }) {
	const title = feedNames[locale];
	return (
		<>
			<link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={siteFilePath("rss", locale)} />
			<link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={siteFilePath("atom", locale)} />
		</>
	);
}
