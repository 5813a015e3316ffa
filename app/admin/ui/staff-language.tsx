import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#app/locale/locales.ts";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french, type StaffWords } from "#content/staff/fr.ts";

interface StaffLanguage {
	locale: Locale;
	words: StaffWords;
}

const dictionaries = { fr: french, en: english } as const;

const StaffLanguageContext = createContext<StaffLanguage | null>(null);

export function StaffLanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
	return <StaffLanguageContext value={{ locale, words: dictionaries[locale] }}>{children}</StaffLanguageContext>;
}

export function useStaffLanguage(): StaffLanguage {
	const language = use(StaffLanguageContext);
	if (!language) throw new Error("useStaffLanguage outside of a StaffLanguageProvider");
	return language;
}

/** The title of a page in the member's language, for `meta`. Keeps search engines from indexing the back office. */
export function officeMeta<Data>(
	title: (words: StaffWords, error: unknown) => string,
	/** The lead, entry or member that the page is about: it comes first, as in every list of tabs. */
	subjectOf?: (data: Data, words: StaffWords) => string | null,
) {
	return ({ matches, loaderData, error }: MetaArguments) => {
		const spoken = matches.map((match) => match?.loaderData).find(hasLocale);
		const words = dictionaries[spoken?.locale ?? "fr"];
		const subject = loaderData === undefined ? null : subjectOf?.(loaderData as Data, words);
		const company = matches.map((match) => match?.loaderData).find(hasCompanyName)?.companyName;
		const parts = [subject, title(words, error), company].filter(Boolean);
		const unseen = matches.map((match) => match?.loaderData).find(hasUnseen)?.unseen ?? 0;
		const count = unseen > 0 ? `(${unseen}) ` : "";
		return [{ title: count + parts.join(" | ") }, { name: "robots", content: "noindex, nofollow" }];
	};
}

interface MetaArguments {
	matches: readonly ({ loaderData?: unknown } | undefined)[];
	loaderData?: unknown;
	error?: unknown;
}

function hasLocale(value: unknown): value is { locale: Locale } {
	return typeof value === "object" && value !== null && "locale" in value;
}

/** The loader of the whole back office names the company; an error screen may be without it. */
function hasCompanyName(value: unknown): value is { companyName: string } {
	return typeof value === "object" && value !== null && "companyName" in value;
}

/** The frame counts the leads that nobody has opened, for the title of every page. */
function hasUnseen(value: unknown): value is { unseen: number } {
	return typeof value === "object" && value !== null && "unseen" in value && typeof value.unseen === "number";
}
