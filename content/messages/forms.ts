import type { Localized } from "#app/locale/locales.ts";
import type { FormWords } from "#app/model/forms/form-words.ts";

const french: FormWords = {
	heading: "Écrivez-nous",
	lead: "Une personne lit chaque message. Vous recevez un numéro de référence dès l’envoi.",
	why: "Ces renseignements servent à vous répondre, et à rien d’autre sans votre accord. L’équipe les lit; ils sont effacés 24 mois après notre dernier échange, ou dès que vous le demandez.",
	optional: "(facultatif)",
	fields: {
		name: "Votre nom",
		email: "Courriel",
		phone: "Téléphone",
		service: "Sujet",
		message: "Votre message",
		postalCode: "Code postal",
		reachBy: "Moyen de réponse préféré",
		marketing: "Nouvelles et rabais",
	},
	hints: {
		email: "Un courriel ou un téléphone suffit.",
		phone: "Avec l’indicatif régional.",
		message: "Par exemple, le type de logement, ce que vous voyez et vos disponibilités.",
		postalCode: "Pour savoir si nous passons chez vous.",
	},
	anyService: "Une question générale",
	reachBy: { email: "Par courriel", phone: "Par téléphone" },
	marketing:
		"J’autorise {{company}} à m’envoyer par courriel ses promotions, quelques fois par année, et un rappel quand un entretien est dû. Je peux me désabonner en tout temps.",
	honeypot: "Laissez ce champ vide",
	send: "Envoyer",
	sending: "Envoi en cours",
	summary: "Il reste à corriger :",
	errors: {
		"name-missing": "Écrivez votre nom.",
		"message-missing": "Écrivez votre message.",
		"reach-missing": "Donnez un courriel ou un téléphone, pour que nous puissions répondre.",
		"email-wrong": "Cette adresse courriel semble incorrecte. Exemple : nom@exemple.ca.",
		"phone-wrong": "Ce numéro semble incorrect. Inscrivez les dix chiffres : {{phone}}.",
		"postal-wrong": "Ce code postal semble incorrect. Exemple : {{postal}}.",
		"too-long": "C’est trop long : {max} caractères au plus. Raccourcissez un peu, ou appelez-nous.",
		"choice-wrong": "Choisissez une des réponses proposées.",
	},
	failures: {
		unavailable:
			"Votre message n’a pas été enregistré : notre système ne répond pas. Votre texte est encore dans le formulaire. Réessayez dans une minute, ou appelez-nous.",
		busy: "Trop de demandes arrivent en même temps. Votre texte est encore dans le formulaire. Réessayez dans quelques minutes, ou appelez-nous.",
		unreachable:
			"Le site est injoignable en ce moment. Vérifiez votre connexion, puis réessayez : votre texte est encore dans le formulaire.",
		"too-large":
			"L’envoi est trop volumineux. Votre texte est encore dans le formulaire. Envoyez moins de photos à la fois, ou appelez-nous.",
		refused:
			"Le site n’a pas accepté cet envoi. Votre texte est encore dans le formulaire. Réessayez dans une minute, ou appelez-nous.",
		expired:
			"Cette estimation n’est plus enregistrée : plus de 30 jours ont passé, elle a été reprise dans un autre navigateur, ou le vôtre refuse les témoins. Ce que vous avez écrit est encore sur cette page. Recommencez à la première étape, ou appelez-nous.",
	},
};

const english: FormWords = {
	heading: "Write to us",
	lead: "A person reads every message. You get a reference number as soon as you send.",
	why: "We use this to answer you, and for nothing else without your agreement. Our team reads it; it is erased 24 months after our last contact, or as soon as you ask.",
	optional: "(optional)",
	fields: {
		name: "Your name",
		email: "E-mail",
		phone: "Phone",
		service: "Subject",
		message: "Your message",
		postalCode: "Postal code",
		reachBy: "Preferred way to be reached",
		marketing: "News and discounts",
	},
	hints: {
		email: "An e-mail address or a phone number is enough.",
		phone: "With the area code.",
		message: "For example, the kind of home, what you see and when you are free.",
		postalCode: "So we can tell whether we serve your area.",
	},
	anyService: "A general question",
	reachBy: { email: "By e-mail", phone: "By phone" },
	marketing:
		"I would like to receive promotions from {{company}} by e-mail, a few times a year, and a reminder when maintenance is due. I can unsubscribe at any time.",
	honeypot: "Leave this field empty",
	send: "Send",
	sending: "Sending",
	summary: "Please correct the following:",
	errors: {
		"name-missing": "Enter your name.",
		"message-missing": "Enter your message.",
		"reach-missing": "Give an e-mail address or a phone number, so that we can answer.",
		"email-wrong": "That e-mail address looks incorrect. Example: name@example.ca.",
		"phone-wrong": "That number looks incorrect. Enter all ten digits: {{phone}}.",
		"postal-wrong": "That postal code looks incorrect. Example: {{postal}}.",
		"too-long": "That is too long: {max} characters at most. Shorten it a little, or call us.",
		"choice-wrong": "Choose one of the answers shown.",
	},
	failures: {
		unavailable:
			"Your message was not saved: our system is not responding. Your text is still in the form. Try again in a minute, or call us.",
		busy: "Too many requests are arriving at once. Your text is still in the form. Try again in a few minutes, or call us.",
		unreachable:
			"The site cannot be reached right now. Check your connection, then try again: your text is still in the form.",
		"too-large": "That is too large to send. Your text is still in the form. Send fewer photos at a time, or call us.",
		refused: "The site did not accept this. Your text is still in the form. Try again in a minute, or call us.",
		expired:
			"This estimate is no longer saved: more than 30 days have gone by, it was continued in another browser, or yours is refusing cookies. What you wrote is still on this page. Start again from the first step, or call us.",
	},
};

/** Words of the contact form and of the estimate's forms. In the payload of pages with such a form. */
export const formWords: Localized<FormWords> = { fr: french, en: english };
