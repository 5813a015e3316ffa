import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useNavigate, useRouteLoaderData } from "react-router";
import { defaultLocale, type Locale, localeTags } from "#app/locale/locales.ts";
import { localeOfPath } from "#app/locale/paths.ts";
import { type BrandFile, brandPath } from "#app/model/brand/brand-files.ts";
import { aroundNavigation, noticePage } from "#app/motion/navigation.ts";
import { useFatalError } from "#app/runtime/fatal-error.ts";
import { useIsBodyLeftOut } from "#app/runtime/left-out-body.ts";
import { PageContext, useCurrentPage } from "#app/runtime/page.ts";
import displayFont from "#app/styles/fonts/bricolage-grotesque.woff2?url";
import textFont from "#app/styles/fonts/figtree.woff2?url";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { FeedLinks } from "#app/ui/feed-links.tsx";
import { ManifestLink } from "#app/ui/manifest-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { startRuntime } from "./start-runtime.ts";
import "#app/styles/app.css";

/** The document around every page. It has no loader: its data is in the page's payload. */
export function Layout({ children }: { children: ReactNode }) {
	const page = useCurrentPage();
	const { payload, brand } = page;
	const office = useRouteLoaderData("admin") as { locale: Locale } | undefined;
	const icon = (file: BrandFile) => (brand?.mark ? brandPath(brand.version, file) : `/${file}`);
	const locale = payload?.locale ?? office?.locale ?? localeOfPath(page.location.pathname) ?? defaultLocale;
	const isBodyLeftOut = useIsBodyLeftOut();
	const settings = payload?.settings;
	return (
		<html
			lang={localeTags[locale]}
			data-build={payload?.build}
			data-mount={isBodyLeftOut ? "" : undefined}
			data-measured={settings?.tagManager ? !settings.unmeasured : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={brand?.themeColor ?? "#FBF4E6"} />
				<link rel="icon" href={icon("favicon.ico")} sizes="32x32" />
				{/* No SVG: Chromium draws it in a document of its own, on the thread of the page. */}
				<link rel="icon" href={icon("icon-192.png")} sizes="192x192" />
				<link rel="apple-touch-icon" href={icon("apple-touch-icon.png")} />
				<ManifestLink locale={locale} />
				<FeedLinks locale={locale} />
				{(brand?.fonts ?? [displayFont, textFont]).map((font) => (
					<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				{payload && <PageHead payload={payload} />}
				<Meta />
				<Links />
			</head>
			<body>
				{!isBodyLeftOut && <PageContext value={page}>{children}</PageContext>}
				<Scripts />
			</body>
		</html>
	);
}

export const clientMiddleware = [aroundNavigation];

export default function App() {
	useFatalError();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	useLayoutEffect(() => noticePage(pathname), [pathname]);
	useEffect(() => startRuntime(navigate), [navigate]);
	return <Outlet />;
}

/** Handles errors that no boundary below caught: the layout module of the locale failed, or the application did. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return <ErrorScreen error={error} />;
}
