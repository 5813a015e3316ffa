/** The ways to add to a lead's conversation, as the value of `volet` in the URL. */
export const composerWays = ["ecrire", "appel", "note"] as const;

export type ComposerWay = (typeof composerWays)[number];
