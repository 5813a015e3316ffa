/** The ways to add to a lead's conversation; each is a panel of its page. */
export const composerWays = ["ecrire", "appel", "note"] as const;

export type ComposerWay = (typeof composerWays)[number];
