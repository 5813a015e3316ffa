import type { EntryContext } from "react-router";
import { localeTags } from "#app/locale/locales.ts";
import type { Visit } from "./visit.ts";

/**
 * When the server cannot render a page it still has the page's data: an empty body and the start-up script let the
 * browser mount it fresh. What fails there too ends on the error screen.
 */
export function emergencyDocument(entry: EntryContext, data: string, { nonce, locale }: Visit): string {
	const { manifest, serverHandoffString, staticHandlerContext } = entry;
	const styles = [
		...new Set(staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])),
	];
	const modules = staticHandlerContext.matches.map(({ route }) => ({
		id: route.id,
		module: manifest.routes[route.id]?.module ?? "",
	}));
	const imports = modules
		.map(({ module }, index) => `import * as route${index} from ${JSON.stringify(module)};`)
		.join("\n");
	const table = modules.map(({ id }, index) => `${JSON.stringify(id)}:route${index}`).join(",");
	return `<!DOCTYPE html>
<html lang="${localeTags[locale]}" data-emergency>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Airelle</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
<script nonce="${nonce}">window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());${data}</script>
<script nonce="${nonce}" type="module" async>import ${JSON.stringify(manifest.url)};
${imports}
window.__reactRouterRouteModules = {${table}};
import(${JSON.stringify(manifest.entry.module)});</script>
</head>
<body></body>
</html>`;
}
