/**
 * The script that passes loader and action data to the browser's router. React Router writes it only when it renders to
 * a stream, but `renderToString` takes a tenth less time for a whole page (docs/performance.md).
 *
 * Undocumented: the browser's router reads its data from the stream of `window.__reactRouterContext.streamController`.
 */
export function writeRouterData(data: string, nonce: string): string {
	const stream = "window.__reactRouterContext.streamController";
	return `<script nonce="${nonce}">${stream}.enqueue(${scriptString(data)});${stream}.close();</script>`;
}

/** A string literal that cannot end its script element. */
function scriptString(text: string): string {
	return JSON.stringify(text).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
