/** The topics of articles, in the order in which they are listed. */
export const topics = ["air", "dryer", "textiles", "home", "buildings", "disaster"] as const;

export type Topic = (typeof topics)[number];
