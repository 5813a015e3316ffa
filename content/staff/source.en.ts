import type { SourceWords } from "./source.fr.ts";

export const sourceWords: SourceWords = {
	title: "Arrival on the site",
	channels: {
		search: "Search engine",
		direct: "Direct, or nothing known",
		ads: "Advertisement",
		referral: "Link on another site",
		mail: "E-mail",
		social: "Social network",
	},
	host: (host) => `Site of the link: ${host}`,
	campaign: (campaign) => `Campaign: ${campaign}`,
	landing: (path) => `First page: ${path}`,
	promotion: (code) => `Promotion code in the address: ${code}`,
	other: "other",
};
