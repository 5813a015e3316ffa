/** The topics of articles, in display order. */
export const topics = ["air", "dryer", "textiles", "home", "buildings", "disaster"] as const;

export type Topic = (typeof topics)[number];

/** False for the topic of a draft that none of the choices is. */
export function isTopic(topic: string): topic is Topic {
	return (topics as readonly string[]).includes(topic);
}
