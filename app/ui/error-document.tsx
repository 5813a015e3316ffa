import { localeTags } from "#app/locale/locales.ts";
import { localeOfPath, pathTo } from "#app/locale/paths.ts";
import { errorPage } from "#content/messages/error-page.ts";

/** The error screen as a complete document without data or layout, for when the application cannot render. */
export function ErrorDocument({ path }: { path: string }) {
	const locale = localeOfPath(path) ?? (document.documentElement.lang.startsWith("en") ? "en" : "fr");
	const { text, cta } = errorPage[locale];
	return (
		<html lang={localeTags[locale]}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>500</title>
			</head>
			<body>
				<main>
					<h1>500</h1>
					<p>{text}</p>
					<a href={pathTo("index", locale)}>{cta}</a>
				</main>
			</body>
		</html>
	);
}
