import { useLocation } from "react-router";
import { localeLabels, localeTags, otherLocale } from "#app/locale/locales.ts";
import { useStaffLanguage } from "./staff-language.tsx";

/** Before the sign-in the choice is stored in a cookie; after it, with the member (see the account page). */
export function LanguageForm() {
	const { locale } = useStaffLanguage();
	const { pathname, search } = useLocation();
	const other = otherLocale(locale);
	return (
		<form method="post" action="/admin/langue">
			<input type="hidden" name="locale" value={other} />
			<input type="hidden" name="from" value={pathname + search} />
			<button
				type="submit"
				lang={localeTags[other]}
				className="inline-link min-h-11 cursor-pointer px-2 font-semibold text-note"
			>
				{localeLabels[other]}
			</button>
		</form>
	);
}
