import type { Localized } from "#app/locale/locales.ts";
import type { StaffMailTemplate } from "#app/model/members/staff-mail.ts";

interface StaffMailWords {
	subject: string;
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
			subject: "Votre accès à l’espace de l’équipe Airelle",
			preview: "Choisissez votre mot de passe pour commencer.",
			heading: "Bienvenue dans l’équipe.",
			text: "Un accès à l’espace de l’équipe vient d’être créé pour vous. Il reste à choisir votre mot de passe.",
			button: "Choisir mon mot de passe",
			notice:
				"Ce lien sert une seule fois et reste valable sept jours. Si vous n’attendiez pas ce courriel, ignorez-le : rien ne se passera.",
		},
		"staff-reset": {
			subject: "Choisissez un nouveau mot de passe",
			preview: "Le lien sert une seule fois et reste valable un jour.",
			heading: "Un nouveau mot de passe",
			text: "Quelqu’un a demandé de remplacer le mot de passe de votre accès à l’espace de l’équipe.",
			button: "Choisir un nouveau mot de passe",
			notice:
				"Ce lien sert une seule fois et reste valable un jour. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.",
		},
		"staff-sign-in": {
			subject: "Votre lien de connexion",
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
			subject: "Your access to the Airelle team space",
			preview: "Choose your password to begin.",
			heading: "Welcome to the team.",
			text: "An access to the team space was just made for you. All that is left is to choose your password.",
			button: "Choose my password",
			notice:
				"This link works once and stays valid for seven days. If you were not expecting this e-mail, ignore it: nothing will happen.",
		},
		"staff-reset": {
			subject: "Choose a new password",
			preview: "The link works once and stays valid for a day.",
			heading: "A new password",
			text: "Somebody asked to replace the password of your access to the team space.",
			button: "Choose a new password",
			notice:
				"This link works once and stays valid for a day. If you did not ask for it, ignore this e-mail: your password does not change.",
		},
		"staff-sign-in": {
			subject: "Your sign-in link",
			preview: "The link works once and stays valid for fifteen minutes.",
			heading: "Your sign-in link",
			text: "Here is the link that you asked for to enter the team space.",
			button: "Sign me in",
			notice:
				"This link works once and stays valid for fifteen minutes. If you did not ask for it, ignore this e-mail.",
		},
	},
};
