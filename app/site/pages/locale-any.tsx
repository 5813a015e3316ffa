import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readLocaleCookie } from "#app/locale/cookie.ts";
import { localeTags } from "#app/locale/locales.ts";
import { usePayload } from "#app/runtime/page.ts";
import { LocaleBoundary, LocaleFrame } from "#app/ui/locale-frame.tsx";
import { messages as english } from "#content/messages/en.ts";
import { messages as french } from "#content/messages/fr.ts";

/** With `no_prefix` the URL has no locale: the payload has it, and the messages of both languages must be loaded. */
const messages = { fr: french, en: english };

export default function AnyLocale() {
	const locale = usePayload()?.locale ?? "fr";
	const { revalidate } = useRevalidator();
	// Checked after mount: a page restored from the browser's cache may be older than the visitor's choice.
	useEffect(() => {
		document.documentElement.lang = localeTags[locale];
		const chosen = readLocaleCookie(document.cookie);
		if (chosen && chosen !== locale) void revalidate();
	}, [locale, revalidate]);
	return <LocaleFrame locale={locale} messages={messages[locale]} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	const locale = usePayload()?.locale ?? "fr";
	return <LocaleBoundary locale={locale} messages={messages[locale]} error={error} />;
}
