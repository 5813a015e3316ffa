import type { Localized } from "#app/locale/locales.ts";

interface TestMailWords {
	subject: (code: string) => string;
	preview: string;
	heading: (code: string) => string;
	text: string;
	notice: string;
}

/** The mail that an administrator sends to themselves on the first day. */
export const testMailWords: Localized<TestMailWords> = {
	fr: {
		subject: (code) => `${code} est votre code d’essai`,
		preview: "Les courriels du site arrivent jusqu’à vous.",
		heading: (code) => `Votre code : ${code}`,
		text: "Ce courriel d’essai est parti de votre site et il est arrivé. Écrivez ces quatre chiffres dans « Premier jour » pour le confirmer.",
		notice:
			"Le code sert une fois et reste valable trente minutes. S’il se trouvait parmi les indésirables, vérifiez les enregistrements SPF, DKIM et DMARC de votre domaine.",
	},
	en: {
		subject: (code) => `${code} is your test code`,
		preview: "The site’s e-mails reach you.",
		heading: (code) => `Your code: ${code}`,
		text: "This test e-mail left your site and arrived. Type these four digits in “First day” to confirm it.",
		notice:
			"The code works once and is good for thirty minutes. If this was in your spam folder, check the SPF, DKIM and DMARC records of your domain.",
	},
};
