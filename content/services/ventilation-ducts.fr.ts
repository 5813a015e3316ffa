import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Conduits de ventilation",
	title: "Nettoyage de conduits de ventilation à Montréal",
	description:
		"Tout le réseau, de la fournaise aux grilles, brossé sous aspiration et photographié. Ce qui est compris, ce qui ne l’est pas, et le prix affiché.",
	heading: "Nettoyage de conduits de ventilation",
	lead: "De la fournaise à la dernière chambre, nous brossons tout le réseau sous aspiration, une bouche à la fois. Vous voyez l’intérieur de vos conduits avant, puis après.",
	pitch: "Tout le réseau d’air pulsé, de la fournaise à la grille de la dernière chambre.",
	facts: [
		{ label: "Durée", value: "2 à 4 heures" },
		{ label: "Preuve", value: "Photos avant et après" },
		{ label: "Prix, jusqu’à 10 bouches", value: "{{price:ducts}}" },
	],
	sections: [
		{
			kind: "notice",
			tone: "info",
			title: "Plusieurs sortes de conduits à faire?",
			text: "Cette page parle du seul réseau de la fournaise ou de la thermopompe centrale. Pour y joindre la sécheuse et l’échangeur le même jour, voyez [Nettoyage de conduits](page:services-duct-cleaning) : {{price:all-ducts}} les trois.",
		},
		{
			kind: "inclusion",
			heading: "Ce qui est compris, ce qui ne l’est pas",
			included: [
				"Conduits d’alimentation et de retour, partout où la brosse passe",
				"Jusqu’à 10 bouches, chaque grille démontée et lavée",
				"Plénum et conduit principal",
				"Compartiment du ventilateur dépoussiéré",
				"Photos avant et après",
				"Déplacement, équipement et toiles de protection",
			],
			excluded: [
				"Bouches au-delà de 10 : {{price:extra-vent}} chacune",
				"Conduit de sécheuse et échangeur d’air, qui ont chacun leur prix",
				"Mise au point de la fournaise ou de la thermopompe : un technicien en chauffage s’en charge",
				"Réparation des conduits, scellement des fuites, isolation",
				"Moisissures : il faut d’abord trouver d’où vient l’eau",
				"Désinfectant ou parfum vaporisé : nous n’en utilisons pas",
			],
		},
		{
			kind: "prose",
			heading: "Conduits d’alimentation et de retour",
			paragraphs: [
				"Dans une maison chauffée à l’air pulsé, un ventilateur fait tourner le même air toute la journée. Il le souffle vers les pièces par les conduits **d’alimentation**, puis le reprend par quelques grandes grilles : ce sont les **retours**.",
				"Les deux côtés ne se salissent pas autant l’un que l’autre. Selon la Société canadienne d’hypothèques et de logement (SCHL), les retours, plus larges et où l’air circule lentement, sont en général bien plus sales. C’est aussi la partie que vous pouvez atteindre : une fois la grille retirée, un aspirateur domestique y fait déjà une bonne part du travail.",
				"Nous allons plus loin, dans les coudes, les branches cachées et le conduit principal. Si vous n’avez que des plinthes électriques, ce réseau n’existe pas chez vous. Voyez plutôt [à quoi sert chaque conduit](page:services-duct-cleaning).",
			],
		},
		{
			kind: "signs",
			heading: "Signes qu’un nettoyage est utile",
			items: [
				{
					icon: "hammer",
					title: "Un chantier vient de finir",
					text: "La poussière de gypse ou de bois entre par les retours pendant les travaux.",
				},
				{
					icon: "wind",
					title: "Une pièce reçoit moins d’air",
					text: "Le filtre est propre, la grille est ouverte, et pourtant presque rien n’en sort : la branche est peut-être bloquée.",
				},
				{
					icon: "home",
					title: "Vous venez d’acheter la maison",
					text: "Maison neuve ou historique inconnu : une inspection montre ce qui est resté dans les conduits.",
				},
				{
					icon: "bug",
					title: "Des souris ou des insectes y sont passés",
					text: "Il faut d’abord boucher leur entrée, sinon ils reviendront.",
				},
			],
			otherwise: {
				title: "Aucun de ces signes?",
				text: "Vos conduits n’ont peut-être besoin de rien. L’Agence américaine de protection de l’environnement (EPA) conseille de nettoyer au besoin, pas par routine. [Envoyez-nous une photo](page:contact) prise derrière une grille : nous vous dirons ce que nous y voyons.",
			},
		},
		{
			kind: "table",
			heading: "Retirez une grille et regardez",
			intro:
				"Il suffit d’une lampe de poche, d’un tournevis et de cinq minutes. Voici comment interpréter ce que vous voyez.",
			columns: ["Ce que vous voyez", "Ce que ça veut dire", "Quoi faire"],
			rows: [
				["Un voile gris sur le métal", "L’état normal d’un conduit qui sert", "Rien"],
				["Une fine poudre blanche", "Du gypse, souvent laissé par un chantier", "Changer le filtre, faire nettoyer"],
				[
					"Des moutons et des poils dans un retour",
					"Un filtre absent, mal ajusté ou changé trop tard",
					"Aspirer, puis changer ou replacer le filtre",
				],
				["Un jouet, des vis, un bout de bois", "Un débris tombé par la grille", "Le retirer, ou nous le montrer"],
				["Des taches foncées, de l’humidité", "Une fuite ou de la condensation", "Trouver d’abord d’où vient l’eau"],
				[
					"Un isolant intérieur qui s’effiloche",
					"Un conduit doublé d’isolant, usé",
					"Le faire remplacer : la brosse l’abîmerait",
				],
			],
		},
		{
			kind: "steps",
			heading: "La visite, heure par heure",
			steps: [
				{
					at: "0 h 00",
					title: "On compte avec vous",
					text: "Si le nombre de bouches diffère de la soumission, vous acceptez le nouveau prix ou nous repartons sans frais.",
				},
				{
					at: "0 h 20",
					title: "On protège, on photographie",
					text: "Nous posons des toiles au sol, couvrons les coins de murs et coupons le courant de la fournaise. La caméra montre l’état de départ.",
				},
				{
					at: "0 h 45",
					title: "On met le réseau sous aspiration",
					text: "Un aspirateur à filtre HEPA se raccorde près de la fournaise. Une fois les bouches couvertes, la poussière n’a plus qu’une sortie.",
				},
				{
					at: "1 h 15",
					title: "On brosse chaque branche",
					text: "De la grille au conduit principal, une bouche à la fois, retours compris. Le ventilateur vient en dernier.",
				},
				{
					at: "3 h 00",
					title: "On regarde ensemble",
					text: "Nous comparons les photos, refermons les accès et remettons la fournaise en marche devant vous.",
				},
			],
		},
		{
			kind: "preparation",
			heading: "Avant notre arrivée",
			tips: [
				{
					title: "Comptez vos bouches",
					text: "Au plancher, aux murs et au plafond, sans oublier les retours. Leur nombre fixe le prix.",
				},
				{ title: "Dégagez la fournaise", text: "Un mètre devant l’appareil et devant le panneau électrique suffit." },
				{ title: "Ayez un filtre neuf", text: "Le jour du nettoyage est le bon moment pour le changer." },
				{
					title: "Prévoyez le bruit",
					text: "L’aspirateur s’entend partout. Un bébé ou un chat sera plus tranquille ailleurs.",
				},
			],
		},
	],
	questions: [
		{
			question: "Est-ce bon pour la santé?",
			answer:
				"Nous ne le promettons pas. Le guide que l’EPA destine aux propriétaires, paru en 1997, dit qu’on n’a jamais démontré que le nettoyage de conduits prévient des problèmes de santé, et qu’une bonne part de la saleté reste collée aux parois. On nettoie pour retirer de vrais débris. Pour des symptômes, c’est un médecin qu’il faut voir.",
		},
		{
			question: "Vais-je économiser sur le chauffage?",
			answer:
				"N’y comptez pas. L’EPA note que peu de données montrent qu’un nettoyage des conduits, à lui seul, rend un système plus efficace. Changez plutôt le filtre à temps et faites entretenir l’appareil.",
		},
		{
			question: "À quelle fréquence faut-il le faire?",
			answer:
				"Il n’y a pas de calendrier valable pour tous. Ceux qui en proposent un vendent le service, comme nous. Fiez-vous à ce que vous voyez : regardez une fois l’an, puis décidez. [Cet article](article:duct-cleaning-worth-it) vous aidera à trancher.",
		},
		{
			question: "Faut-il percer mes conduits?",
			answer:
				"En général, oui : une ouverture sur l’alimentation, une sur le retour, près de la fournaise. Nous refermons chacune avec une plaque vissée et étanche, qu’on pourra rouvrir une autre fois. S’il y a déjà un accès, nous l’utilisons.",
		},
		{
			question: "Et si j’ai 18 bouches?",
			answer:
				"Les dix premières sont dans le prix de base; les huit autres coûtent {{price:extra-vent}} chacune. [L’estimation](page:estimate) fait le calcul, taxes comprises.",
		},
		{
			question: "Et si le résultat ne me convient pas?",
			answer: "Dites-le-nous dans les {{guarantee}} jours et nous revenons, gratuitement.",
		},
	],
};
