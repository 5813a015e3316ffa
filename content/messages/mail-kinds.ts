import type { Localized } from "#app/locale/locales.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";

/** The kinds of mail as the object of a sentence, for visitors and members. */
export const mailKindWords: Localized<Readonly<Record<MailKind, string>>> = {
	fr: { promotions: "les promotions", "due-again": "les rappels d’entretien" },
	en: { promotions: "promotions", "due-again": "maintenance reminders" },
};
