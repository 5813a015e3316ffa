import type { Localized } from "#app/locale/locales.ts";
import type { StaffMailTemplate } from "#app/model/members/staff-mail.ts";

interface StaffMailWords {
	subject: (company: string) => string;
	preview: string;
	heading: string;
	text: string;
	button: string;
	/** How long the link is valid, and what to do with an unexpected mail. */
	notice: string;
}

/** The mails with a link for a member, such as an invitation or a password reset. */
export const staffMails: Localized<Readonly<Record<StaffMailTemplate, StaffMailWords>>> = {
	fr: {
		"staff-invitation": {
			subject: (company) => `Votre accès à l’espace de l’équipe ${company}`,
			preview: "Choisissez votre mot de passe pour commencer.",
			heading: "Bienvenue dans l’équipe.",
			text: "Votre accès à l’espace de l’équipe vient d’être créé. Il reste à choisir votre mot de passe.",
			button: "Choisir mon mot de passe",
			notice:
				"Ce lien sert une seule fois et reste valable sept jours. Si vous n’attendiez pas ce courriel, ignorez-le : rien ne se passera.",
		},
		"staff-reset": {
			subject: () => "Choisissez un nouveau mot de passe",
			preview: "Le lien sert une seule fois et reste valable un jour.",
			heading: "Nouveau mot de passe",
			text: "Quelqu’un a demandé de remplacer le mot de passe de votre accès à l’espace de l’équipe.",
			button: "Choisir un nouveau mot de passe",
			notice:
				"Ce lien sert une seule fois et reste valable un jour. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.",
		},
		"staff-sign-in": {
			subject: () => "Votre lien de connexion",
			preview: "Le lien sert une seule fois et reste valable quinze minutes.",
			heading: "Votre lien de connexion",
			text: "Voici le lien que vous avez demandé pour entrer dans l’espace de l’équipe.",
			button: "Me connecter",
			notice:
				"Ce lien sert une seule fois et reste valable quinze minutes. Si vous n’avez rien demandé, ignorez ce courriel.",
		},
	},
	en: {
		"staff-invitation": {
			subject: (company) => `Your account for the ${company} back office`,
			preview: "Choose your password to get started.",
			heading: "Welcome to the team.",
			text: "Your account for the back office has been created. All you need to do now is choose a password.",
			button: "Choose my password",
			notice:
				"This link works once and is good for seven days. If you weren’t expecting this e-mail, you can ignore it: nothing will happen.",
		},
		"staff-reset": {
			subject: () => "Choose a new password",
			preview: "The link works once and is good for one day.",
			heading: "Choose a new password",
			text: "Someone asked to reset the password of your back office account.",
			button: "Choose a new password",
			notice:
				"This link works once and is good for one day. If you didn’t ask for it, ignore this e-mail: your password stays the same.",
		},
		"staff-sign-in": {
			subject: () => "Your sign-in link",
			preview: "The link works once and is good for fifteen minutes.",
			heading: "Your sign-in link",
			text: "Here is the link you asked for to sign in to the back office.",
			button: "Sign me in",
			notice: "This link works once and is good for fifteen minutes. If you didn’t ask for it, ignore this e-mail.",
		},
	},
};
