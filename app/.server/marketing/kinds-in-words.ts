import { type Locale, localeTags } from "#app/locale/locales.ts";
import { type MailKind, mailKinds } from "#app/model/privacy/mail-kinds.ts";
import { mailKindWords } from "#content/messages/mail-kinds.ts";

/** `les promotions et les rappels d’entretien`, in the same order whatever the order in the consent. */
export function kindsInWords(kinds: readonly MailKind[], locale: Locale): string {
	const named = mailKinds.filter((kind) => kinds.includes(kind)).map((kind) => mailKindWords[locale][kind]);
	return new Intl.ListFormat(localeTags[locale], { type: "conjunction" }).format(named);
}
