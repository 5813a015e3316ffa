import type { Localized } from "#app/locale/locales.ts";
import type { ResumeWords } from "#app/model/estimate/step-content.ts";

/** The words of the page that resumes an estimate from a link. */
export const resumeWords: Localized<ResumeWords> = {
	fr: {
		title: "Reprendre votre estimation",
		description: "Continuez une estimation commencée sur un autre appareil, là où vous l’avez laissée.",
		heading: "Reprendre votre estimation",
		lead: "Vos réponses s’ouvriront dans ce navigateur, à l’étape où vous les avez laissées.",
		services: "Services choisis",
		changed: (date) => `Dernière modification le ${date}.`,
		once: "Ensuite, le lien que vous venez d’ouvrir ne fonctionnera plus, et l’appareil où vous aviez commencé ne montrera plus ces réponses. Vous pouvez obtenir un nouveau lien à chaque étape.",
		replaces: {
			title: "Une autre estimation est commencée dans ce navigateur.",
			text: "Si vous continuez, elle sera remplacée par celle du lien. Si vous n’avez pas demandé ce lien vous-même, gardez plutôt la vôtre.",
		},
		continue: "Reprendre l’estimation",
		keep: "Garder celle de ce navigateur",
		unavailable:
			"L’estimation n’a pas pu être reprise pour le moment. Rien n’est perdu : réessayez dans un instant, ou appelez-nous.",
		moved: {
			title: "Cette estimation a été reprise ailleurs",
			text: "Elle continue dans le navigateur où le lien a été ouvert la dernière fois. Pour la reprendre ici, demandez un nouveau lien dans ce navigateur-là, avec « Finir plus tard ».",
		},
	},
	en: {
		title: "Resume your estimate",
		description: "Continue an estimate that you started on another device, right where you left it.",
		heading: "Resume your estimate",
		lead: "Your answers will open in this browser, at the step where you left them.",
		services: "Services chosen",
		changed: (date) => `Last changed on ${date}.`,
		once: "The link you just opened will then stop working, and the device where you started will no longer show these answers. You can get a new link at every step.",
		replaces: {
			title: "Another estimate has been started in this browser.",
			text: "If you continue, the one from the link will replace it. If you did not ask for this link yourself, keep yours instead.",
		},
		continue: "Resume the estimate",
		keep: "Keep the one in this browser",
		unavailable: "The estimate could not be resumed right now. Nothing is lost: try again in a moment, or call us.",
		moved: {
			title: "This estimate was resumed elsewhere",
			text: "It continues in the browser where the link was last opened. To resume it here, get a new link in that browser with “Finish later”.",
		},
	},
};
