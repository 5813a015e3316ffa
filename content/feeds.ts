import type { Localized } from "#app/locale/locales.ts";

/** What feed readers call the blog. */
export const feedTitles: Localized<string> = { fr: "Le blogue d’Airelle", en: "The Airelle blog" };
