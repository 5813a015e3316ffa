import type { Channel } from "#app/model/traffic/channel.ts";
import type { SourceWords } from "./source.fr.ts";

export const channelNames: Readonly<Record<Channel, string>> = {
	search: "Search (Google, Bing)",
	direct: "Direct",
	ads: "Ads",
	referral: "Sites that mention us",
	mail: "E-mail",
	social: "Social media",
};

export const sourceWords: SourceWords = {
	title: "Arrival on the site",
	channels: channelNames,
	host: (host) => `Site of the link: ${host}`,
	campaign: (campaign) => `Campaign: ${campaign}`,
	landing: (path) => `First page: ${path}`,
	promotion: (code) => `Promotion code in the address: ${code}`,
	other: "other",
};
