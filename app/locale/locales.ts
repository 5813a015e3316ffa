export const locales = ["fr", "en"] as const;

export type Locale = (typeof locales)[number];

/** Used when neither the URL, the cookie nor the browser names a supported language. */
export const defaultLocale: Locale = "fr";

export const localeTags = { fr: "fr-CA", en: "en-CA" } as const satisfies Record<Locale, string>;

/** Each language is named in that language, so that its speakers recognise it. */
export const localeLabels = { fr: "Français", en: "English" } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
	return typeof value === "string" && (locales as readonly string[]).includes(value);
}

export function otherLocale(locale: Locale): Locale {
	return locale === "fr" ? "en" : "fr";
}

/** One value per language. A missing translation is a type error. */
export type Localized<T> = Readonly<Record<Locale, T>>;
