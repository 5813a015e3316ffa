import type { Locale } from "#app/locale/locales.ts";

/** Shown under the title of an article that was corrected after its first publication. */
export const articleDates: Record<Locale, { updated: (day: string) => string }> = {
	fr: { updated: (day) => `Mis à jour le ${day}` },
	en: { updated: (day) => `Updated ${day}` },
};

/** In the preview of a draft, instead of the topic. */
export const missingTopic: Record<Locale, string> = { fr: "Sujet à choisir", en: "Choose a topic" };
