/** How a person came to the site, in the order of filters and tables. `direct`: nothing is known. */
export const channels = ["search", "direct", "ads", "referral", "mail", "social"] as const;

export type Channel = (typeof channels)[number];

export function isChannel(value: unknown): value is Channel {
	return (channels as readonly unknown[]).includes(value);
}

export interface ChannelSigns {
	/** The host of the page with the link; null when the browser does not say. */
	host: string | null;
	/** `utm_medium` and `utm_source`, cleaned. */
	medium: string | null;
	source: string | null;
	/** The address has the click id of an advertisement. */
	isAdClick: boolean;
}

const paid = /^(?:cpc|ppc|cpm|cpv|paid.*|ads?|display|banner|retargeting)$/;
const mailed = /^(?:e-?mail|mail|courriel|newsletter|infolettre)$/;
const socialMedium = /^(?:social.*|sm)$/;
const searchHosts =
	/(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|brave|startpage|baidu|yandex|yahoo)(?:\.[a-z]{2,3}){1,2}$/;
const socialHosts =
	/(?:^|\.)(?:facebook|instagram|linkedin|pinterest|reddit|tiktok|twitter|x|youtube|nextdoor|threads|whatsapp)\.(?:com|net|ca)$|^(?:t\.co|lnkd\.in|fb\.me|youtu\.be|bsky\.app)$/;
/** In links of Meta's own tools. */
const socialSource = /^(?:fb|ig)$/;
const mailHosts = /(?:^|\.)(?:mail|webmail|outlook)\./;

/** What the owner marked in a link counts before what the browser says. */
export function channelOf({ host, medium, source, isAdClick }: ChannelSigns): Channel {
	if (isAdClick || (medium && paid.test(medium))) return "ads";
	if ((medium && mailed.test(medium)) || (source && mailed.test(source))) return "mail";
	const site = source && (source.includes(".") ? source : `${source}.com`);
	if (medium && socialMedium.test(medium)) return "social";
	if (site && (socialHosts.test(site) || socialSource.test(source))) return "social";
	if (medium === "organic" || (site && searchHosts.test(site))) return "search";
	if (host && mailHosts.test(host)) return "mail";
	if (host && searchHosts.test(host)) return "search";
	if (host && socialHosts.test(host)) return "social";
	return host || medium || source ? "referral" : "direct";
}
