import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { defaultLocale, localeTags } from "./locale/locales.ts";
import { localeOfPath } from "./locale/paths.ts";
import { siteFilePath } from "./locale/site-files.ts";
import type { PagePayload } from "./model/page-payload.ts";
import { aroundNavigation } from "./motion/navigation.ts";
import { useFatalError } from "./runtime/fatal-error.ts";
import { startRuntime } from "./start-runtime.ts";
import displayFont from "./styles/fonts/bricolage-grotesque.woff2?url";
import textFont from "./styles/fonts/figtree.woff2?url";
import { ErrorScreen } from "./ui/error-screen.tsx";
import { FeedLinks } from "./ui/feed-links.tsx";
import "./styles/app.css";

/** The document around every page. It has no loader: what it shows travels in the page's payload. */
export function Layout({ children }: { children: ReactNode }) {
	const matches = useMatches();
	const page = matches.at(-1);
	const payload = matches.findLast(speaks)?.loaderData as PagePayload | undefined;
	const locale = payload?.locale ?? localeOfPath(page?.pathname ?? "/") ?? defaultLocale;
	return (
		<html lang={localeTags[locale]} data-build={payload?.build}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#FBF4E6" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={siteFilePath("manifest", locale)} />
				<FeedLinks locale={locale} />
				<link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<Scripts />
			</body>
		</html>
	);
}

/** A public page's payload, or what the back office's frame loaded, says the language. */
function speaks({ loaderData }: { loaderData?: unknown }): boolean {
	return typeof loaderData === "object" && loaderData !== null && "locale" in loaderData;
}

export const clientMiddleware = [aroundNavigation];

export default function App() {
	useFatalError();
	useEffect(startRuntime, []);
	return <Outlet />;
}

/** What no boundary below could show: the locale's own module failed, or the application is broken. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return <ErrorScreen error={error} />;
}
