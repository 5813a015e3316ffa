import { randomUUID } from "node:crypto";
import { type Locale, locales, localeTags } from "#app/locale/locales.ts";
import type { HealthCause } from "#app/model/insights/health.ts";
import type { Mail } from "#app/model/ports.ts";
import { alarmWords } from "#content/mail/alarms.ts";
import type { CurrentCompany } from "../current-company.ts";

export interface AlarmSender {
	company: Pick<CurrentCompany, "name" | "addresses">;
	origin: string;
}

/** French first, English below. Written without React, so that it works even when rendering does not. */
export function writeAlarm(kind: "begun" | "over", causes: readonly HealthCause[], sender: AlarmSender): Mail {
	const { company, origin } = sender;
	const { from, staff: to, domain } = company.addresses;
	const bodies = locales.map((locale) => ({ locale, paragraphs: paragraphsOf(kind, causes, locale, origin) }));
	return {
		messageId: `<alarm-${randomUUID()}@${domain}>`,
		from,
		to,
		subject: locales.map((locale) => alarmWords[locale].subjects[kind](company.name)).join(" / "),
		text: bodies.map(({ paragraphs }) => paragraphs.join("\n\n")).join("\n\n----\n\n"),
		html: `<!DOCTYPE html><html lang="${localeTags.fr}"><meta charset="utf-8"><body>${bodies
			.map(({ locale, paragraphs }) => `<div lang="${localeTags[locale]}">${paragraphs.map(toHtml).join("")}</div>`)
			.join("<hr>")}</body></html>`,
	};
}

function paragraphsOf(kind: "begun" | "over", causes: readonly HealthCause[], locale: Locale, origin: string) {
	const { causes: words, leads, status, guide } = alarmWords[locale];
	const lines = causes.map((cause) =>
		kind === "begun" ? `${words[cause].what} ${words[cause].todo}` : words[cause].over,
	);
	return [leads[kind], ...lines, status(`${origin}/status`), ...(kind === "begun" ? [guide] : [])];
}

function toHtml(paragraph: string): string {
	const escaped = paragraph.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	return `<p>${escaped}</p>`;
}
