import type { Channel } from "#app/model/traffic/channel.ts";

export const channelNames: Readonly<Record<Channel, string>> = {
	search: "Recherche (Google, Bing)",
	direct: "Accès direct",
	ads: "Publicité",
	referral: "Sites qui parlent de nous",
	mail: "Courriel",
	social: "Réseaux sociaux",
};

/** Where the visit came from that sent a request, for members, and in the file that a person receives. */
export const sourceWords = {
	title: "Arrivée sur le site",
	channels: channelNames,
	host: (host: string) => `Site du lien : ${host}`,
	campaign: (campaign: string) => `Campagne : ${campaign}`,
	landing: (path: string) => `Première page : ${path}`,
	promotion: (code: string) => `Code promotionnel de l’adresse : ${code}`,
	/** A value that was not kept, because it could have named a person. */
	other: "autre",
};

export type SourceWords = typeof sourceWords;
