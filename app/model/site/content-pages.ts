/** Generic content pages, each with two Markdown files in `content/pages`. */
export const contentPageNames = ["about", "guarantee", "privacy", "terms", "accessibility"] as const;

export type ContentPageName = (typeof contentPageNames)[number];
