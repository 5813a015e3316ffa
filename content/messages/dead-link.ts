import type { Localized } from "#app/locale/locales.ts";

/** Links in mails, each for one person, that lead to nothing: shown on the 404 page, before the phone number. */
export const deadLink: Localized<Record<"request" | "mails", string>> = {
	fr: {
		request:
			"Ce lien est incomplet ou trop ancien, ou la demande a été effacée. Si vous avez une question, appelez-nous au",
		mails:
			"Ce lien est incomplet ou trop ancien. Pour choisir les courriels que vous recevez de nous, ouvrez le lien du plus récent, ou appelez-nous au",
	},
	en: {
		request: "This link is incomplete or too old, or the request was erased. If you have a question, call us at",
		mails:
			"This link is incomplete or too old. To choose which e-mails you get from us, open the link in the latest one, or call us at",
	},
};
