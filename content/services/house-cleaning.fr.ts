import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Grand ménage",
	title: "Grand ménage ponctuel, déménagement, après travaux",
	description:
		"Grand ménage à l’heure, avant un déménagement ou après des travaux. Liste écrite, heures annoncées, options claires, aucun abonnement.",
	heading: "Le grand ménage, liste en main",
	lead: "Deux personnes, une liste écrite et un nombre d’heures annoncé. Vous classez les pièces par ordre d’importance, nous suivons cet ordre.",
	pitch: "Ponctuel, avant un déménagement ou après des travaux. Sans abonnement.",
	facts: [
		{ label: "Durée", value: "3 à 8 heures, à deux" },
		{ label: "Méthode", value: "Liste cochée avec vous" },
		{ label: "Prix, logement de 1 000 pi²", value: "{{service:house-cleaning}}" },
	],
	sections: [
		{
			kind: "choice",
			heading: "Trois grands ménages, trois façons de faire",
			intro: "Le tarif est le même. Ce qui change, c’est l’ordre du travail et le temps qu’il demande.",
			options: [
				{
					title: "Ponctuel",
					text: "La maison est habitée et meublée. On s’adapte à ce qui s’y trouve et on travaille du haut vers le bas.",
					points: [
						"Vous choisissez les pièces",
						"Petits meubles déplacés avec vous",
						"Avant une visite, une fête ou une naissance",
					],
				},
				{
					title: "Avant un déménagement",
					text: "Le logement est vide ou presque. On ouvre tout, on va derrière les appareils, on photographie.",
					points: [
						"Armoires et placards vides, dedans comme dehors",
						"Derrière la cuisinière et le réfrigérateur",
						"Photos datées, à votre demande",
					],
				},
				{
					title: "Après des travaux",
					text: "La poussière de gypse retombe pendant des jours. On aspire avant de mouiller, puis on repasse.",
					points: [
						"Aspirateur à filtre HEPA",
						"Murs, cadres et dessus de portes",
						"Deux passages, espacés si possible",
					],
				},
			],
		},
		{
			kind: "prose",
			heading: "Ce qu’est un grand ménage, et comment le prix se calcule",
			paragraphs: [
				"Un grand ménage s’attaque à ce que l’entretien courant oublie : calcaire, gras de cuisson, plinthes, dessus d’armoires, rails de fenêtres. Il se fait une fois. Ensuite, l’entretien courant suffit.",
				"L’[estimation gratuite](page:estimate) calcule les heures d’après la superficie, le nombre de pièces et de salles de bain, et l’état des lieux. À titre de repère, deux personnes passent environ quatre heures dans un quatre et demie ordinaire. L’heure d’une équipe de deux coûte {{price:crew-hour}} avant taxes, et une visite au moins {{price:minimum-call-out}}. L’estimation est une fourchette; la soumission que vous acceptez fixe un tarif ferme et un plafond. Si nous finissons plus tôt, vous payez moins, et nous ne dépassons pas le plafond sans votre accord.",
				"Locataire? L’article 1911 du Code civil du Québec demande au propriétaire de livrer un logement propre, et au locataire de le garder ainsi. Il n’exige pas de facture de ménage. Nos [conseils pour le 1er juillet](article:moving-day-july-first) vous aideront à le faire vous-même.",
			],
		},
		{
			kind: "inclusion",
			heading: "Ce que le tarif comprend, et ce qu’il exclut",
			included: [
				"Produits, chiffons, aspirateur et escabeau",
				"Déplacement et protection des planchers neufs",
				"Taches ordinaires de calcaire, de savon et de graisse",
				"Plinthes, portes, interrupteurs, luminaires à portée d’escabeau",
				"Photos avant et après des pièces vides, si vous les demandez",
				"Tour final avec vous, retouches comprises",
			],
			excluded: [
				"Vitres extérieures au-delà du rez-de-chaussée",
				"Meubles lourds, électroménagers raccordés au gaz",
				"Désencombrement, tri et transport des rebuts",
				"Moisissures étendues, égout, suie : voyez notre service après sinistre",
				"Poussière qui pourrait contenir de l’amiante",
				"Lessive, vaisselle et garde d’enfants",
			],
		},
		{
			kind: "table",
			heading: "Pièce par pièce",
			intro:
				"Les options ajoutent du temps, mais le tarif reste le même. L’estimation propose le four, le réfrigérateur et l’intérieur des fenêtres; écrivez les autres options dans le commentaire.",
			columns: ["Pièce", "Toujours fait", "En option"],
			rows: [
				[
					"Cuisine",
					"Comptoirs, évier, façades et dessus des armoires, hotte, plancher",
					"Intérieur du four et du réfrigérateur; intérieur des armoires, si elles sont vides (compris avant un déménagement)",
				],
				[
					"Salle de bain",
					"Bain, douche, toilette, robinets, miroir, grille du ventilateur",
					"Joints de céramique très encrassés",
				],
				[
					"Chambres",
					"Époussetage, plinthes, dessous des lits si on y a accès",
					"Intérieur des fenêtres; placards vides (compris avant un déménagement)",
				],
				["Salon, corridors", "Cadres, portes, interrupteurs, bouches d’air essuyées", "Stores, bibliothèque pleine"],
				["Sous-sol", "Toiles d’araignée, marches, plancher, tour de la laveuse", "Rangement encombré"],
			],
		},
		{
			kind: "signs",
			heading: "Quand un grand ménage est utile",
			items: [
				{
					icon: "key",
					title: "Les clés changent de mains",
					text: "Vous partez, vous arrivez, ou vous vendez. Un logement vide se lave plus vite, de fond en comble.",
				},
				{
					icon: "hammer",
					title: "Les murs sont poudreux après des travaux",
					text: "Le sablage laisse un voile blanc que le chiffon humide change en pâte. Il faut aspirer d’abord.",
				},
				{
					icon: "baby",
					title: "Une personne arrive bientôt chez vous",
					text: "Un bébé, un parent, un colocataire. Réservez pour une date précise.",
				},
				{
					icon: "clock",
					title: "La routine ne rattrape plus le retard",
					text: "Après une saison trop chargée, par exemple. Votre routine repart ensuite d’une maison propre.",
				},
			],
			otherwise: {
				title: "Seulement deux pièces vous dérangent?",
				text: "La cuisine et la salle de bain font souvent toute la différence. Deux heures de votre temps coûtent moins cher que nous.",
			},
		},
		{
			kind: "preparation",
			heading: "Préparer la visite",
			tips: [
				{ title: "Rangez les surfaces", text: "Le temps passé à ramasser est payé au même tarif que le lavage." },
				{
					title: "Gardez l’eau et l’électricité",
					text: "Avant un déménagement, ne les faites couper qu’après notre passage.",
				},
				{
					title: "Dégivrez le congélateur",
					text: "S’il doit être lavé, débranchez-le la veille, porte ouverte, serviettes au sol.",
				},
				{
					title: "Écrivez vos trois priorités",
					text: "Collez la note sur le réfrigérateur. Nous commencerons par là.",
				},
			],
		},
		{
			kind: "steps",
			heading: "Déroulement (une demi-journée)",
			steps: [
				{
					at: "8 h 30",
					title: "Le tour des pièces",
					text: "On regarde, on note, on confirme la liste et les heures. Ce qui est fragile est mis de côté.",
				},
				{
					at: "9 h 00",
					title: "Du plafond vers les plinthes",
					text: "Toiles d’araignée, luminaires, cadres. La poussière tombe avant qu’on lave.",
				},
				{
					at: "10 h 00",
					title: "Cuisine et salle de bain",
					text: "Les produits agissent pendant qu’on avance ailleurs. On rince tout ce qu’on a vaporisé.",
				},
				{
					at: "11 h 45",
					title: "Les planchers, à reculons",
					text: "Aspirateur, puis vadrouille humide, de la pièce du fond vers la porte.",
				},
				{
					at: "12 h 15",
					title: "La liste, avec vous",
					text: "On coche ensemble. Ce qui manque se fait tout de suite.",
				},
			],
		},
	],
	questions: [
		{
			question: "Combien d’heures faut-il prévoir chez moi?",
			answer:
				"Répondez à quelques questions et la fourchette apparaît : superficie, pièces, salles de bain, état, animaux. S’il vous manque une réponse, la fourchette s’élargit, et la page le dit.",
		},
		{
			question: "Dois-je rester sur place?",
			answer:
				"Soyez là au début et à la fin, si possible. Entre les deux, vous pouvez sortir. Pour un logement vide, une clé et un numéro de téléphone suffisent.",
		},
		{
			question: "Puis-je fournir mes propres produits?",
			answer:
				"Oui. Laissez-les sur le comptoir avec leur étiquette. Nous refusons seulement de mélanger des produits, par exemple l’eau de Javel et l’ammoniaque.",
		},
		{
			question: "Et si les travaux ont touché de vieux matériaux?",
			answer:
				"Santé Canada rappelle que les maisons bâties avant 1990 peuvent contenir de l’amiante. Si l’on a percé ou sablé de vieux plâtres ou de vieux revêtements, faites analyser la poussière. Nous attendons le résultat avant d’y toucher.",
		},
		{
			question: "Lavez-vous l’intérieur des conduits d’air?",
			answer:
				"Non, seulement le devant des grilles. Après de gros travaux, regardez l’intérieur avec une lampe. S’il y a du gypse, voyez les [conduits de ventilation](page:services-ventilation-ducts).",
		},
		{
			question: "Une retouche est-elle possible après votre départ?",
			answer:
				"Oui. Si vous n’êtes pas satisfait, écrivez-nous dans les {{guarantee}} jours, avec une photo si possible. Nous revenons sans frais.",
		},
	],
};
