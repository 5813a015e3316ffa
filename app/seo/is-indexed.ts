import { type PageName, pageDefinition } from "#app/locale/pages.ts";

/** Whether search engines may show a page: the table marks those that they may not as `unlisted` or `noindex`. */
export function isIndexed(name: PageName): boolean {
	const definition = pageDefinition(name);
	return !definition.unlisted && !("noindex" in definition);
}
