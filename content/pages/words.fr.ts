import type { PageWords } from "#app/model/site/page-words.ts";
import { areas } from "./areas.fr.ts";
import { prices } from "./prices.fr.ts";
import { services } from "./services.fr.ts";

export const words: PageWords = {
	home: {
		title: "Nettoyage de conduits, tapis et grand ménage à Montréal",
		description:
			"Conduits, tapis, meubles et grand ménage à Montréal, à Laval et sur la Rive-Sud. Une fourchette de prix honnête en deux minutes, avant d’appeler.",
		heading: "Une maison propre, un prix clair.",
		lead: "Conduits, tapis, grand ménage : une seule entreprise pour Montréal, Laval et la Rive-Sud. Vous voyez une fourchette de prix avant de nous appeler.",
		cta: "Obtenir mon prix",
		postal: {
			heading: "Passons-nous chez vous?",
			hint: "Trois caractères suffisent, par exemple {{postal:start}}.",
			label: "Code postal",
			button: "Vérifier",
			served: { title: "Oui, nous desservons {code}.", text: "{area}. Le déplacement est compris dans tous nos prix." },
			outside: {
				title: "{code} est hors de notre secteur habituel.",
				text: "Appelez-nous : nous y allons parfois, et vous le saurez tout de suite.",
			},
			unreadable: {
				title: "Nous ne reconnaissons pas ce code postal.",
				text: "Il commence par une lettre, un chiffre et une lettre : {{postal:start}}, par exemple.",
			},
		},
		services: {
			heading: "Nos services, du sous-sol au grenier",
			lead: "Chaque prix comprend le déplacement, l’équipement et la protection des lieux.",
			taxes: "Prix avant taxes. TPS (5 %) et TVQ (9,975 %) en sus; l’estimation affiche toujours le total.",
		},
		visit: {
			heading: "Une visite sans surprise",
			lead: "L’estimation est une fourchette; la soumission que vous acceptez est ferme, et c’est le prix de la facture. Si le travail change, on s’arrête et on vous en parle.",
			steps: [
				{
					title: "Vous voyez votre fourchette",
					text: "Quelques questions, et la fourchette s’affiche, avant et après taxes. Vous proposez un jour et un moment de la journée.",
					duration: "2 minutes",
				},
				{
					title: "On protège, puis on nettoie",
					text: "Toiles au sol, coins de murs couverts. On photographie l’intérieur des conduits avant de commencer.",
					duration: "2 à 4 heures",
				},
				{
					title: "Vous vérifiez avec nous",
					text: "On regarde le résultat ensemble, photos à l’appui. Vous payez après, et il n’y a rien à signer à la hâte.",
					duration: "15 minutes",
				},
			],
		},
		teaser: {
			heading: "Le prix de vos conduits en deux questions",
			title: "Conduits de ventilation",
			homeQuestion: "Dans quel type de logement?",
			homes: { house: "Maison", condo: "Condo", plex: "Duplex ou triplex" },
			ventQuestion: "Combien de bouches d’air, environ?",
			ventHint:
				"Comptez les grilles au plancher, aux murs et au plafond. Une maison de trois chambres en a souvent de dix à seize.",
			cta: "Préciser mon prix",
		},
		beforeAfter: {
			heading: "La même cuisine, trois heures plus tard",
			lead: "Faites glisser pour comparer. Chez vous, nous regardons le résultat ensemble avant de partir.",
			before: "Avant",
			after: "Après",
			beforePicture:
				"La cuisine avant le ménage : un plancher taché, avec des moutons de poussière, des miettes sur l’îlot, de la vaisselle sale et une poubelle pleine.",
			afterPicture:
				"La même cuisine après le ménage : le plancher à carreaux est propre, le comptoir est dégagé et la vaisselle sèche près de l’évier.",
			slider: "Comparaison avant et après",
			shown: "{before} % avant, {after} % après",
			caption: "Illustration, pas une photo de client.",
		},
		areas: {
			heading: "Secteurs desservis",
			lead: "Le déplacement est compris dans ces secteurs.",
			link: "Vérifier mon code postal",
			map: "Carte dessinée : nous desservons Montréal, Laval et la Rive-Sud.",
			elsewhere: "Rive-Nord : appelez-nous",
			river: "Fleuve Saint-Laurent",
		},
		promotions: { heading: "Promotions en cours", all: "Toutes les promotions" },
		articles: { heading: "Des conseils utiles, sans rien vous vendre", all: "Tous les articles" },
		questions: {
			heading: "Questions fréquentes",
			lead: "Vous en avez une autre? Appelez-nous ou écrivez-nous. Nous répondons en français et en anglais.",
			link: "Nous joindre",
			items: [
				{
					question: "Le prix peut-il changer une fois chez moi?",
					answer:
						"L’estimation est une fourchette; la soumission que vous acceptez est ferme. Elle change seulement si ce que nous trouvons diffère de ce que vous avez décrit, par exemple vingt bouches au lieu de quatorze : nous nous arrêtons, nous vous montrons l’écart et vous décidez. Dire non ne coûte rien. Pour le grand ménage, payé à l’heure, le tarif est ferme et un plafond est fixé.",
				},
				{
					question: "Faut-il que je sois là pendant la visite?",
					answer:
						"Une personne adulte nous ouvre, ou nous convenons d’un autre accès; à la fin, nous aimons regarder le résultat avec vous. Entre les deux, vous pouvez travailler, sortir faire une course ou rester avec un café.",
				},
				{
					question: "Combien de temps dure un nettoyage de conduits?",
					answer:
						"De deux à quatre heures pour une maison, selon le nombre de bouches et l’accès à la fournaise. Le conduit de sécheuse ajoute environ trois quarts d’heure.",
				},
				{
					question: "Mes animaux peuvent-ils rester à la maison?",
					answer:
						"Oui, dans une pièce fermée. L’aspirateur fait du bruit et les portes s’ouvrent souvent : un chat curieux a vite fait de sortir.",
				},
				{
					question: "Que se passe-t-il si je ne suis pas satisfait?",
					answer:
						"Dites-le-nous dans les {{guarantee}} jours, photo à l’appui si possible. Nous revenons sans frais reprendre ce qui ne va pas. Les détails sont dans nos [conditions et garantie](page:terms).",
				},
				{
					question: "Nettoyer les conduits améliore-t-il la santé?",
					answer:
						"Nous ne le promettons pas. Un nettoyage enlève de la poussière et des débris; ce n’est pas un soin. Notre article [sur ce que le nettoyage ne fait pas](article:duct-cleaning-worth-it) cite les sources publiques.",
				},
			],
		},
		final: {
			heading: "Votre fourchette de prix en deux minutes",
			lead: "C’est gratuit, sans engagement et sans appel de sollicitation. Vous pouvez recevoir la fourchette par courriel.",
			cta: "Commencer l’estimation",
		},
	},
	contact: {
		title: "Nous joindre : téléphone, courriel et heures",
		description:
			"Parlez à notre équipe par téléphone ou par courriel, voyez nos heures, les secteurs desservis et ce qui se passe après votre message.",
		heading: "Comment pouvons-nous vous aider?",
		lead: "Une question, un doute, un rendez-vous à déplacer : appelez-nous ou écrivez-nous.",
		phone: { title: "Par téléphone", text: "La façon la plus rapide, surtout après un dégât d’eau ou un incendie." },
		email: { title: "Par courriel", text: "Joignez une photo si vous en avez une : elle évite souvent une visite." },
		hours: { title: "Nos heures", holidays: "Fermé les jours fériés du Québec." },
		address: {
			title: "Adresse postale",
			text: "Bureau seulement, sans comptoir. Nous passons prendre les tapis chez vous et les rapportons.",
		},
		next: {
			heading: "Ce qui se passe après votre message",
			steps: [
				{ title: "Nous lisons", text: "Une personne, pas un robot, lit votre demande pendant les heures d’ouverture." },
				{
					title: "Nous répondons",
					text: "Le jour même ou le jour ouvrable suivant, par le moyen que vous préférez, en français ou en anglais.",
				},
				{
					title: "Vous décidez",
					text: "Nous vous proposons un prix et une date. Si vous dites non, nous ne vous relançons pas.",
				},
			],
		},
		areas: {
			heading: "Secteurs desservis",
			lead: "Le déplacement est compris dans ces secteurs. Vous êtes juste à côté? Appelez-nous : la réponse est parfois oui.",
			map: "Carte dessinée des secteurs desservis : l’île de Montréal, Laval et la Rive-Sud.",
			elsewhere: "Rive-Nord : appelez-nous",
			river: "Fleuve Saint-Laurent",
		},
		urgent: {
			title: "De l’eau, de la fumée, un refoulement?",
			text: "N’écrivez pas, appelez : {{phone}}. Les premières heures comptent, et nous vous dirons quoi faire en attendant.",
		},
	},
	thanks: {
		title: "Demande reçue",
		description: "Votre message est bien arrivé. Voici votre numéro de référence et ce qui se passe maintenant.",
		heading: "Merci, votre message est arrivé",
		lead: "Il est enregistré, et une personne de l’équipe le lira.",
		reference: "Votre numéro de référence",
		next: [
			{
				title: "Un accusé de réception, si vous avez laissé un courriel",
				text: "Il part dans les minutes qui viennent. Pensez à regarder dans les indésirables.",
			},
			{
				title: "Une réponse",
				text: "Le jour même ou le jour ouvrable suivant, par le moyen que vous avez choisi.",
			},
			{
				title: "Une urgence entre-temps?",
				text: "N’attendez pas notre réponse, appelez : {{phone}}.",
			},
		],
		meanwhile: "En attendant, lisez nos conseils",
	},
	estimate: {
		title: "Estimation gratuite en deux minutes",
		description:
			"Une soumission gratuite commence ici : choisissez vos services et voyez une fourchette de prix, avant et après taxes, sans donner votre nom.",
		heading: "Que voulez-vous faire nettoyer?",
		lead: "Choisissez un ou plusieurs services. Une fourchette s’affiche tout de suite; la soumission, au prix ferme, vient ensuite, par écrit.",
		choose: "Services",
		chooseHint: "Plusieurs choix possibles. Pour tous vos conduits, cochez ventilation, sécheuse et échangeur.",
		promises: [
			{
				title: "Une vraie fourchette, pas un prix d’appel",
				text: "Le bas et le haut sont de vrais prix. Le total avec taxes est écrit à côté.",
			},
			{ title: "Un prix sans donner votre nom", text: "Vous voyez la fourchette avant de dire qui vous êtes." },
			{
				title: "« Je ne sais pas » est une réponse",
				text: "La fourchette s’élargit un peu, et nous expliquons pourquoi.",
			},
		],
		urgent: {
			title: "Après un sinistre, appelez d’abord",
			text: "Il n’y a pas de prix automatique pour l’eau, le feu ou les moisissures. Appelez le {{phone}}.",
		},
	},
	discounts: {
		title: "Rabais et promotions en cours",
		description:
			"Nos promotions en vigueur aujourd’hui : montant, services, dates, conditions et code. Elles prennent fin à la date prévue, sans compte à rebours.",
		picture: "promotions",
		heading: "Nos promotions, dates et conditions comprises",
		lead: "Trois règles : un vrai prix au départ, une vraie date de fin et un code qui reste avec votre demande.",
		rules: {
			heading: "Nos règles pour un rabais",
			items: [
				{
					title: "Le prix de départ est le vrai",
					text: "Nous ne gonflons pas un prix pour le barrer ensuite. La fourchette est la même sur toutes les pages.",
				},
				{
					title: "La date de fin est la vraie",
					text: "Pas de compte à rebours, pas de prolongation de dernière minute. Une promotion terminée disparaît de cette page.",
				},
				{
					title: "Le code reste avec votre demande",
					text: "Si votre demande part au plus tard à la date de fin, le rabais vaut pour la visite, même si elle a lieu plus tard.",
				},
			],
		},
		none: {
			title: "Aucune promotion en ce moment",
			text: "Nos prix sont ceux de tous les jours. Demandez votre fourchette : elle ne coûte rien.",
		},
	},
	blog: {
		title: "Conseils pour l’air, les tapis et la maison",
		description:
			"Des articles écrits par notre équipe : quand nettoyer, quand s’abstenir, quoi faire soi-même, avec les sources publiques citées.",
		heading: "Des conseils utiles, sans rien vous vendre",
		lead: "Ce que nous répondons au téléphone, écrit au long. Les sources sont nommées; quand nous ne savons pas, nous le disons.",
		pageDescription:
			"Page {page} de nos conseils : les articles plus anciens de notre équipe sur l’air, les tapis et la maison.",
		allTopics: "Tous les sujets",
		topics: {
			air: {
				label: "Air et ventilation",
				slug: "air-et-ventilation",
				lead: "Conduits, échangeur, humidité : quoi entretenir vous-même, et quand un nettoyage se justifie.",
				description:
					"Nos articles sur l’air et la ventilation : conduits, échangeur d’air, humidité, arnaques à éviter, avec les sources publiques citées.",
			},
			dryer: {
				label: "Sécheuse",
				slug: "secheuse",
				lead: "Charpie, conduits, incendies : les gestes qui comptent, du filtre au clapet.",
				description:
					"Nos articles sur la sécheuse et son conduit : charpie, risque d’incendie, entretien à faire soi-même et moment d’appeler un spécialiste.",
			},
			textiles: {
				label: "Tapis et textiles",
				slug: "tapis-et-textiles",
				lead: "Laine, matelas, taches et odeurs : quoi tenter, quoi éviter, quand s’arrêter.",
				description:
					"Nos articles sur les tapis, les matelas et les textiles : taches, acariens, odeurs d’animaux, et ce qui abîme les fibres.",
			},
			home: {
				label: "Maison",
				slug: "maison",
				lead: "Préparer une visite, quitter un logement : des listes courtes, à suivre dans l’ordre.",
				description:
					"Nos articles pour la maison : préparer une visite de nettoyage, faire le ménage avant un déménagement, pièce par pièce.",
			},
			buildings: {
				label: "Immeubles et bureaux",
				slug: "immeubles-et-bureaux",
				lead: "Syndicats, gestionnaires, employeurs : l’entretien qui se planifie.",
				description:
					"Nos articles pour les immeubles et les bureaux : carnet d’entretien, calendrier, qualité de l’air au travail.",
			},
			disaster: {
				label: "Après sinistre",
				slug: "apres-sinistre",
				lead: "Eau, feu, refoulement : quoi faire dans les premières heures.",
				description:
					"Nos articles pour les heures qui suivent un sinistre : sécurité, photos, assureur, séchage, et ce qu’il faut jeter.",
			},
		},
	},
	search: {
		title: "Rechercher dans le site",
		description:
			"Cherchez un service, un prix ou un conseil dans tout notre site : les services, les articles, les promotions et les conditions.",
		titleFor: "Recherche : {query}",
		heading: "Que cherchez-vous?",
		lead: "Un service, un prix, une tache tenace : les services, les articles et les pages pratiques, au même endroit.",
		label: "Votre recherche",
		button: "Rechercher",
		kinds: { service: "Service", article: "Article", page: "Page" },
		found: {
			none: "Aucun résultat pour « {query} »",
			one: "1 résultat pour « {query} »",
			many: "{count} résultats pour « {query} »",
		},
		nearest: "Aucune page ne contient tous les mots de « {query} ». Voici celles qui s’en approchent.",
		didYouMean: "Vouliez-vous dire :",
		suggestions: {
			label: "Suggestions",
			none: "Aucune suggestion",
			one: "1 suggestion",
			many: "{count} suggestions",
		},
		popular: {
			heading: "Recherches fréquentes",
			items: ["prix", "sécheuse", "moisissures", "tapis de laine", "acariens", "déménagement", "garantie"],
		},
		services: "Tous nos services",
		help: {
			title: "Vous ne trouvez pas?",
			text: "Appelez-nous, nous vous répondrons.",
		},
	},
	services,
	prices,
	...areas,
};
