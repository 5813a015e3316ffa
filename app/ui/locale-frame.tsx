import { useOutlet } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import { useFatalError } from "#app/runtime/fatal-error.ts";
import { usePayload } from "#app/runtime/page.ts";
import type { Messages } from "#content/messages/fr.ts";
import { BlogLayout } from "./blog-layout.tsx";
import { DefaultLayout } from "./default-layout.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { LanguageProvider } from "./messages.tsx";
import { SiteFrame } from "./site-frame.tsx";

interface LocaleFrameProps {
	locale: Locale;
	messages: Messages;
}

const layouts = { default: DefaultLayout, blog: BlogLayout, estimate: DefaultLayout };

/** Provides the language to a page, and renders it in the layout that it selects. */
export function LocaleFrame({ locale, messages }: LocaleFrameProps) {
	useFatalError();
	const payload = usePayload();
	// Not an `Outlet`, which would render the next page inside the leaving page.
	const page = useOutlet();
	const Layout = layouts[payload?.layout ?? "default"];
	return (
		<LanguageProvider locale={locale} messages={messages}>
			<SiteFrame>{payload?.error ? <ErrorScreen error={payload.error} /> : <Layout>{page}</Layout>}</SiteFrame>
		</LanguageProvider>
	);
}

/** The same frame around the error screen, for any error that a page throws. */
export function LocaleBoundary({ locale, messages, error }: LocaleFrameProps & { error: unknown }) {
	return (
		<LanguageProvider locale={locale} messages={messages}>
			<SiteFrame>
				<ErrorScreen error={error} />
			</SiteFrame>
		</LanguageProvider>
	);
}
