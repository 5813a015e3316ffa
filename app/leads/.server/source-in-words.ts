import type { Locale } from "#app/locale/locales.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { otherKey, type PageKey } from "#app/model/traffic/page-key.ts";
import { sourceWords as english } from "#content/staff/source.en.ts";
import { sourceWords as french } from "#content/staff/source.fr.ts";

/** One line for each thing that is kept about how the visit began; empty when nothing is kept. */
export function sourceInWords(
	source: LeadSource | null | undefined,
	nameOf: (page: PageKey) => string | null,
	locale: Locale,
): string {
	if (!source) return "";
	const words = locale === "fr" ? french : english;
	const said = (value: string) => (value === otherKey ? words.other : value);
	const { channel, host, campaign, landing, promotion } = source;
	return [
		words.channels[channel],
		host && words.host(said(host)),
		campaign && words.campaign(said(campaign)),
		landing && words.landing(nameOf(landing) ?? words.other),
		promotion && words.promotion(promotion),
	]
		.filter(Boolean)
		.join("\n");
}

export function sourceTitle(locale: Locale): string {
	return (locale === "fr" ? french : english).title;
}
