import { createContext, type ReactNode, use, useMemo } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { Messages } from "#content/messages/fr.ts";

interface Language {
	locale: Locale;
	messages: Messages;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ locale, messages, children }: Language & { children: ReactNode }) {
	const language = useMemo(() => ({ locale, messages }), [locale, messages]);
	return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, and the messages of the interface in that language. */
export function useLanguage(): Language {
	const language = use(LanguageContext);
	if (!language) throw new Error("useLanguage outside of a LanguageProvider");
	return language;
}
