const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** For HTML from `markdown.ts`, which writes no other entities. Adds a full stop to list items and cells. */
export function textOfHtml(html: string): string {
	return html
		.replace(/([^.!?:;»”\s>])((?:<\/(?:strong|em|a|code|p)>)*)\s*<\/(?:li|td|th|h\d|summary)>/g, "$1$2. ")
		.replace(/<\/(?:strong|em|a|code|del)>|<(?:strong|em|a|code|del)\b[^>]*>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&#(\d+);|&(\w+);/g, (_, code?: string, name?: string) =>
			code ? String.fromCodePoint(Number(code)) : (entities[name ?? ""] ?? " "),
		)
		.replace(/[ \n\t]+/g, " ")
		.trim();
}
