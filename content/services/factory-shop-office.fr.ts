import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Usines, commerces, bureaux",
	title: "Nettoyage d’usines, de commerces et de bureaux",
	description:
		"Conduits, bouches d’air, planchers et hauteurs de votre lieu de travail, le soir ou la fin de semaine. Prix au pied carré, minimum affiché.",
	heading: "Usines, commerces et bureaux, le soir venu",
	lead: "Nous arrivons quand la dernière personne part. Au retour de l’équipe, les grilles et les surfaces sont propres, et le rapport suit, photos à l’appui.",
	pitch: "Bouches d’air, planchers et hauteurs, le soir, la nuit ou la fin de semaine.",
	facts: [
		{ label: "Moment", value: "Soir ou fin de semaine" },
		{ label: "Preuve", value: "Plan annoté et photos" },
		{ label: "Prix, local de 2 000 pi²", value: "{{service:factory-shop-office}}" },
	],
	sections: [
		{
			kind: "table",
			heading: "Ce que nous faisons, selon le lieu",
			intro: "Si le vôtre n’est pas dans cette liste, [décrivez-le-nous](page:contact) avec deux photos du plafond.",
			columns: ["Lieu", "Où nous insistons", "Quand", "Ce à quoi nous ne touchons pas"],
			rows: [
				[
					"Bureau",
					"Bouches d’air, tapis, cloisons, dessus de classeurs",
					"Soir de semaine",
					"Écrans, serveurs, papiers",
				],
				["Boutique", "Grilles, éclairage sur rail, vitrine, réserve", "Après la fermeture", "La marchandise elle-même"],
				[
					"Restaurant, café",
					"Salle, banquettes, bouches d’air, toilettes",
					"Nuit ou jour de congé",
					"La hotte de cuisson et son conduit",
				],
				[
					"Atelier, usine légère",
					"Poutres, conduits apparents, machines à l’arrêt",
					"Fin de semaine",
					"L’intérieur des machines",
				],
				[
					"Clinique, garderie",
					"Poignées et interrupteurs, planchers, ventilation",
					"Soir, avec des produits convenus",
					"La stérilisation et les déchets médicaux",
				],
			],
		},
		{
			kind: "prose",
			heading: "L’air et les surfaces",
			paragraphs: [
				"Le travail a deux volets. Le premier concerne l’**air** : grilles, diffuseurs, conduits accessibles, boîtiers de filtres. Le second concerne les **surfaces** : hauteurs, planchers, tapis, mobilier. On peut commander l’un sans l’autre. Les faire ensemble évite de salir ce qu’on vient de laver.",
				"Au Québec, le Règlement sur la santé et la sécurité du travail, à l’article 104, demande que tout système de ventilation mécanique soit inspecté et réglé au moins une fois par année, et que ses filtres soient entretenus ou remplacés au besoin. Nous ne faisons pas ce réglage : c’est le travail de votre entrepreneur en ventilation. Nous nettoyons avant son passage, et nos photos peuvent lui servir.",
				"Comptez {{price:commercial-square-foot}} le pied carré, avec un minimum de {{price:commercial-minimum}} par visite, avant taxes. Pour un petit local, c’est donc le minimum qui s’applique. La hauteur du plafond, l’encombrement et l’horaire situent votre prix dans la fourchette.",
			],
		},
		{
			kind: "steps",
			heading: "Déroulement d’une soirée de travail",
			steps: [
				{
					at: "Avant",
					title: "La visite de jour",
					text: "Plan en main, on relève les accès, les alarmes, les zones interdites. Vous recevez une soumission; une fois acceptée, elle est ferme.",
				},
				{
					at: "18 h 00",
					title: "On protège les postes",
					text: "Housses sur les écrans et les papiers, qui restent où ils sont. Une toile sous chaque grille.",
				},
				{
					at: "19 h 00",
					title: "Le haut d’abord",
					text: "Grilles démontées, diffuseurs lavés, conduits accessibles mis sous aspiration.",
				},
				{
					at: "21 h 30",
					title: "Le bas ensuite",
					text: "Mobilier, cloisons, tapis et planchers, de la fenêtre vers la sortie.",
				},
				{
					at: "23 h 30",
					title: "On ferme",
					text: "Lumières, alarme, clé au point convenu. Un message vous le confirme.",
				},
				{
					at: "Lundi",
					title: "Le rapport",
					text: "Plan annoté, photos, anomalies : filtre déchiré, fuite, grille obstruée.",
				},
			],
		},
		{
			kind: "preparation",
			heading: "Préparer la visite",
			tips: [
				{
					title: "Le code et une personne joignable",
					text: "Alarme, ascenseur, place pour le camion, et un cellulaire allumé jusqu’à notre départ.",
				},
				{
					title: "Les plans de ventilation",
					text: "Même vieux, même annotés au crayon. Ils nous évitent de chercher les conduits.",
				},
				{
					title: "Des bureaux rangés",
					text: "Un simple avis la veille suffit. Nous ne déplaçons pas ce qui reste sur les bureaux.",
				},
				{
					title: "Les machines à l’arrêt",
					text: "Votre responsable les arrête et les cadenasse selon votre procédure. Nous ne touchons pas aux commandes.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce qui est compris, ce qui ne l’est pas",
			included: [
				"Visite préalable et soumission écrite",
				"Travail de soir ou de fin de semaine",
				"Grilles et diffuseurs démontés, lavés et remis en place",
				"Surfaces horizontales jusqu’à 4 m de hauteur",
				"Planchers, plinthes et tapis, selon le plan",
				"Rapport avec photos",
			],
			excluded: [
				"Hottes de cuisson et conduits de graisse",
				"Fines poussières combustibles : bois, farine, métal",
				"Réglage, équilibrage et réparation de la ventilation",
				"Nacelle au-delà de 4 m, chiffrée à part",
				"Déchets dangereux, médicaux ou chimiques",
				"Entretien quotidien : poubelles, vaisselle, papier",
			],
		},
		{
			kind: "notice",
			tone: "info",
			title: "Deux travaux que nous refusons",
			text: "La norme NFPA 96 réserve le nettoyage des hottes de cuisson commerciales à des personnes formées, qualifiées et certifiées. Le Centre canadien d’hygiène et de sécurité au travail rappelle qu’une fine poussière de bois, de farine ou de métal peut exploser si elle se disperse dans l’air. Dans les deux cas, faites appel à une entreprise spécialisée.",
		},
		{
			kind: "signs",
			heading: "Signes qu’un nettoyage est utile",
			items: [
				{
					icon: "wind",
					title: "Des halos gris autour des diffuseurs",
					text: "La poussière de la pièce s’y colle, ou elle sort du conduit. Une lampe de poche permet de le voir.",
				},
				{
					icon: "hammer",
					title: "Un réaménagement vient de finir",
					text: "La poussière de sablage s’est déposée au-dessus du plafond suspendu, là où personne ne regarde.",
				},
				{
					icon: "briefcase",
					title: "Le bail se termine",
					text: "Relisez la clause de remise en état. Elle décrit souvent l’état attendu des lieux.",
				},
				{
					icon: "users",
					title: "Des plaintes toujours au même endroit",
					text: "Notez l’heure, le poste et la météo. C’est parfois le thermostat qui est en cause, pas la poussière.",
				},
			],
			otherwise: {
				title: "Une odeur, mais rien de visible?",
				text: "Commencez par les filtres et par l’entrée d’air neuf. Notre article sur [l’air des bureaux](article:offices-and-indoor-air) donne l’ordre des vérifications. Le nettoyage n’arrive pas en premier.",
			},
		},
	],
	questions: [
		{
			question: "Le travail de nuit coûte-t-il plus cher?",
			answer:
				"Le soir et la fin de semaine sont déjà dans la fourchette. Le prix d’une nuit complète ou d’un jour férié est précisé dans la soumission, avant votre accord.",
		},
		{
			question: "Mes employés respireront-ils mieux?",
			answer:
				"Nous ne promettons aucun effet sur la santé. Nous retirons de la poussière et nous vous montrons où elle était. Pour des symptômes, parlez à votre comité de santé et de sécurité.",
		},
		{
			question: "Pouvez-vous venir sans fermer le commerce?",
			answer:
				"Rarement pour les conduits : c’est bruyant. Pour les hauteurs, nous pouvons répartir le travail sur deux ou trois soirs.",
		},
		{
			question: "Que voyez-vous de nos documents?",
			answer:
				"Le moins possible, surtout si les bureaux sont rangés et les écrans éteints. Nous pouvons signer votre entente de confidentialité, et nos photos évitent les postes de travail.",
		},
		{
			question: "Comment nous prouvez-vous le résultat?",
			answer:
				"La norme ACR de la NADCA prévoit une inspection avant et une autre après. Nous faisons de même, aux mêmes grilles et sous le même angle.",
		},
		{
			question: "Et si quelque chose a été oublié?",
			answer: "Signalez-le dans les {{guarantee}} jours. Nous revenons gratuitement, à l’heure qui dérange le moins.",
		},
	],
};
