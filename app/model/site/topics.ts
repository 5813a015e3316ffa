/** The topics of articles, in display order. */
export const topics = ["air", "dryer", "textiles", "home", "buildings", "disaster"] as const;

export type Topic = (typeof topics)[number];
