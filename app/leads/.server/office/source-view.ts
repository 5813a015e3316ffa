import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";
import { pageTitle } from "../page-title.ts";
import { leadWordsIn } from "./staff-words.ts";

/** Where the visit came from that sent the lead, in words. Null when nothing was kept, as for calls and imports. */
export function sourceView({ source }: Pick<Lead, "source">, locale: Locale, reader: ContentReader) {
	if (!source) return null;
	const own = leadWordsIn(locale).origin.source;
	const { channel, host, campaign, landing, promotion } = source;
	const isUnknown = channel === "direct" && landing === null;
	const known = (value: string) => (value === otherKey ? own.other : value);
	return {
		from: [
			isUnknown ? own.unknown : own.channels[channel],
			...(host ? [known(host)] : []),
			...(campaign ? [own.campaign(known(campaign))] : []),
			...(promotion ? [own.promotion(promotion)] : []),
		].join(", "),
		landing: landing && (pageTitle(landing, locale, reader) ?? own.gone),
	};
}
