import type { Localized } from "#app/locale/locales.ts";

/** The pages and the mail that the screen of the brand shows with its draft. */
export const brandPreviewNames = ["home", "service", "estimate", "article", "quote", "mail"] as const;

export type BrandPreviewName = (typeof brandPreviewNames)[number];

/** The URL of each preview; null where there is nothing to show, such as without articles. */
export type BrandPreviews = Localized<Readonly<Record<BrandPreviewName, string | null>>>;

/** The URL parameter of the sample quote and the sample mail. */
export const sampleLanguage = "langue";
