import type { ServerResponse } from "node:http";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import { isUrgent, type UrgentCause } from "#app/model/insights/health.ts";
import { statusWords } from "#content/messages/status.ts";
import { escapeHtml } from "../content/markdown.ts";
import { sendText } from "../http/send.ts";
import type { Services } from "../services.ts";

export const statusPath = "/status";

/** Status page for external uptime monitors and for people: 503 when an urgent problem exists. */
export async function sendStatus(
	response: ServerResponse,
	{ health: { problems }, content }: Pick<Services, "health" | "content">,
): Promise<void> {
	const urgent = (await problems()).filter(isUrgent);
	const name = escapeHtml(content.reader().read("company").name);
	const page = `<!DOCTYPE html>
<html lang="${localeTags.fr}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head>
<body><main><h1>${name}</h1>${partOf("fr", urgent)}${partOf("en", urgent)}</main></body></html>
`;
	sendText(response, urgent.length > 0 ? 503 : 200, page, { "Content-Type": "text/html; charset=utf-8" });
}

function partOf(locale: Locale, causes: readonly UrgentCause[]): string {
	const { well, troubled, parts } = statusWords[locale];
	const list = causes.map((cause) => `<li>${parts[cause]}</li>`).join("");
	const words = causes.length > 0 ? `<p>${troubled}</p><ul>${list}</ul>` : `<p>${well}</p>`;
	return `<div lang="${localeTags[locale]}">${words}</div>`;
}
