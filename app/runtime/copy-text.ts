/**
 * Resolves to false where the browser refuses: without permission or focus, or over plain HTTP, which has no clipboard.
 * An unhandled rejection would replace the page by the error screen.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
