import type { Localized } from "#app/locale/locales.ts";

/** The title of the blog in feed readers. */
export const feedTitles: Localized<string> = { fr: "Le blogue d’Airelle", en: "The Airelle blog" };
