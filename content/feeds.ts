import type { Localized } from "#app/locale/locales.ts";

/** The links to the feeds in a page's head. */
export const feedNames: Localized<string> = { fr: "Blogue", en: "Blog" };

/** The title of the blog in feed readers. */
export const feedTitles: Localized<(company: string) => string> = {
	fr: (company) => `Le blogue de l’équipe ${company}`,
	en: (company) => `The ${company} blog`,
};
