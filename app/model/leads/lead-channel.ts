import type { Lead } from "./lead.ts";

/** How a lead reached the company. Stored leads of the site's forms have no channel. */
export const leadChannels = ["form", "phone", "import"] as const;

export type LeadChannel = (typeof leadChannels)[number];

export function channelOf({ channel }: Pick<Lead, "channel">): LeadChannel {
	return channel ?? "form";
}
