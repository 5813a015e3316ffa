import { useLocation } from "react-router";
import { localeLabels, localeTags, otherLocale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { chooseLocalePath, localeStrategy } from "#app/locale/strategy.ts";
import { usePayload } from "#app/runtime/page.ts";
import { useLanguage } from "./messages.tsx";

/** The same page in the other language. A document load, so that the HTTP pipeline can store the choice in a cookie. */
export function LanguageSwitch({ className, short }: { className?: string; short?: boolean }) {
	const { locale, messages } = useLanguage();
	const { pathname } = useLocation();
	const site = usePayload()?.site;
	const other = otherLocale(locale);
	const label = short ? <abbr title={localeLabels[other]}>{messages.language.short}</abbr> : localeLabels[other];
	if (localeStrategy === "no_prefix") {
		return (
			<form method="post" action={chooseLocalePath}>
				<input type="hidden" name="path" value={pathname} />
				<button className={className} type="submit" name="locale" value={other} lang={localeTags[other]}>
					{label}
				</button>
			</form>
		);
	}
	return (
		<a
			className={className}
			href={site?.otherLanguage ?? pathTo("index", other)}
			lang={localeTags[other]}
			hrefLang={localeTags[other]}
		>
			{label}
		</a>
	);
}
