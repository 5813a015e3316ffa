import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Échangeur d’air",
	title: "Nettoyage d’échangeur d’air et de ses conduits",
	description:
		"Filtres, noyau, drain, hottes et conduits de l’échangeur d’air (VRC ou VRE) : ce que vous pouvez faire, ce que nous faisons, et le prix affiché.",
	heading: "Nettoyage d’échangeur d’air",
	lead: "Votre échangeur travaille une bonne partie de l’année, souvent oublié au sous-sol. Nous nettoyons l’appareil et ses conduits, puis nous vous montrons l’entretien que vous pouvez faire sans nous.",
	pitch: "L’appareil, ses gaines et ses hottes extérieures, nettoyés en une visite.",
	facts: [
		{ label: "Durée", value: "1 h 30 à 2 h 30" },
		{ label: "Méthode", value: "Celle du guide de votre appareil" },
		{ label: "Prix", value: "{{price:exchanger}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "Comment fonctionne un échangeur",
			paragraphs: [
				"Un échangeur d’air évacue l’air vicié de la salle de bain ou de la cuisine et fait entrer de l’air neuf. Les deux courants se croisent dans un noyau, sans se mélanger, et l’air de janvier arrive tempéré. L’appareil est un **VRC** s’il récupère seulement la chaleur, un **VRE** s’il transfère aussi une part de l’humidité.",
				"Quatre conduits partent du caisson : deux vers l’extérieur, deux vers la maison, parfois par le réseau de la fournaise. L’entrée d’air avale ce que le quartier lui donne : pollen, duvet de peuplier, moustiques. La reprise avale la poussière de la maison. Quand un côté se bouche, l’équilibre se perd.",
				"L’essentiel de l’entretien est à votre portée, et [notre guide](article:reading-an-air-exchanger) le décrit pas à pas. Nous venons pour le reste : les conduits, et l’appareil que personne n’a ouvert depuis longtemps.",
			],
		},
		{
			kind: "table",
			heading: "Quoi entretenir, et à quel rythme",
			intro:
				"Les fréquences viennent de la Société canadienne d’hypothèques et de logement (SCHL) et de Ressources naturelles Canada (RNCan). Le guide de votre appareil passe avant elles.",
			columns: ["Élément", "Quand", "Qui", "Comment"],
			rows: [
				[
					"Filtres",
					"Au moins tous les deux mois (SCHL)",
					"Vous",
					"Aspirer, puis laver au savon doux s’ils sont lavables",
				],
				["Hottes extérieures", "Tous les un à trois mois (RNCan)", "Vous", "Retirer feuilles, neige et givre"],
				[
					"Drain et bac",
					"Deux fois l’an (RNCan)",
					"Vous ou nous",
					"Verser doucement deux litres d’eau tiède : elle doit s’écouler (SCHL)",
				],
				["Noyau", "Deux fois l’an (RNCan)", "Vous ou nous", "Aspirer; laver seulement si le guide le permet"],
				["Ventilateurs", "Tous les trois à six mois (RNCan)", "Vous ou nous", "Brosser les pales, délicatement"],
				[
					"Grilles et conduits",
					"À vérifier une fois l’an (SCHL)",
					"Vous pour les grilles, nous pour les conduits",
					"Brosse souple, sous aspiration",
				],
				["Débits, moteurs, commandes", "Une fois l’an (RNCan)", "Un technicien en ventilation", "Mesure et réglage"],
			],
		},
		{
			kind: "signs",
			heading: "Les signes à surveiller",
			items: [
				{
					icon: "droplet",
					title: "De la buée qui persiste",
					text: "L’humidité ne s’évacue plus assez. Vérifiez d’abord le réglage et les filtres.",
				},
				{
					icon: "filter",
					title: "Des filtres gris et feutrés",
					text: "Si personne ne les a lavés depuis un an, le noyau est sûrement empoussiéré lui aussi.",
				},
				{
					icon: "wind",
					title: "Une grille sans souffle",
					text: "La gaine est peut-être écrasée, le clapet figé ou le conduit obstrué.",
				},
				{
					icon: "cloud",
					title: "Une odeur de renfermé, de l’eau sous le caisson",
					text: "Vérifiez d’abord le drain.",
				},
			],
			otherwise: {
				title: "Filtres propres, air qui circule?",
				text: "Continuez ainsi. Un échangeur bien suivi peut se passer de nous longtemps. Notez seulement la date de vos entretiens sur le caisson.",
			},
		},
		{
			kind: "preparation",
			heading: "À préparer avant la visite",
			tips: [
				{ title: "La marque et le modèle", text: "L’étiquette est sur la porte ou sur le côté. Une photo suffit." },
				{ title: "Le guide", text: "En papier ou en ligne. Il dit ce que le noyau supporte." },
				{ title: "Les bons filtres", text: "Si les vôtres sont jetables, achetez-les d’avance. Nous les poserons." },
				{
					title: "De la place au sol",
					text: "L’appareil est souvent suspendu au-dessus d’une étagère. Il nous faut un mètre carré, pour un escabeau.",
				},
			],
		},
		{
			kind: "steps",
			heading: "Déroulement (environ 2 h)",
			steps: [
				{
					at: "0 h 00",
					title: "Relevé",
					text: "Nous notons le modèle et les réglages, vérifions l’air à chaque grille, puis arrêtons et débranchons l’appareil.",
				},
				{
					at: "0 h 15",
					title: "Caisson",
					text: "Nous sortons les filtres, le noyau et le bac. Chacun est photographié, puis nettoyé comme le fabricant le demande.",
				},
				{
					at: "0 h 45",
					title: "Conduits",
					text: "Une gaine à la fois, sans tirer sur les raccords ni percer le pare-vapeur.",
				},
				{ at: "1 h 30", title: "Dehors", text: "Hottes et grillages dégagés, à l’entrée comme à la sortie." },
				{
					at: "1 h 50",
					title: "Remontage",
					text: "Nous replaçons le noyau dans le bon sens, rinçons le drain et remettons vos réglages. Nous vous montrons les photos et l’entretien à faire avant la prochaine fois.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce que nous faisons, et ce que nous ne faisons pas",
			included: [
				"Caisson, filtres lavables, noyau, bac et drain",
				"Pales des ventilateurs, si on les atteint sans tout démonter",
				"Conduits et grilles propres à l’échangeur",
				"Hottes extérieures accessibles du sol ou à l’échelle",
				"Pose des filtres que vous fournissez",
				"Photos, et liste de ce qui mérite une réparation",
			],
			excluded: [
				"Filtres neufs, moteurs, cartes électroniques",
				"Équilibrage des débits : c’est le travail d’un technicien en ventilation",
				"Remplacement ou réparation des gaines",
				"Réseau de la fournaise, même relié à l’échangeur : {{price:ducts}}, à part",
				"Moisissures étendues : il faut d’abord en corriger la cause",
				"Appareil sans accès sécuritaire",
			],
		},
	],
	questions: [
		{
			question: "Faut-il nettoyer les conduits chaque année?",
			answer:
				"Non. RNCan recommande un entretien général annuel par un entrepreneur qualifié, ce qui est autre chose. Regardez dans les conduits une fois l’an et faites-les nettoyer quand vous y voyez un dépôt.",
		},
		{
			question: "VRC ou VRE, est-ce le même travail?",
			answer:
				"Presque. La différence est dans le noyau : certains, surtout dans les VRE, ne supportent pas le trempage. Sans guide, nous aspirons et nous en restons là.",
		},
		{
			question: "Puis-je l’arrêter l’été?",
			answer:
				"La SCHL suggère, par temps chaud, de régler le déshumidistat au maximum ou à l’arrêt, puis de le remettre en service à l’automne. C’est aussi le bon moment pour vérifier l’appareil, avant le froid.",
		},
		{
			question: "Pourquoi ne pas passer une brosse moi-même?",
			answer:
				"Aspirez sans crainte près des grilles. Plus loin, CAA-Québec rappelle que ces conduits serpentent dans les murs et les planchers, que certains sont fragiles, et qu’il faut un équipement spécialisé.",
		},
		{
			question: "L’air sera-t-il plus sain?",
			answer:
				"Nous ne faisons pas de promesse de santé. Un échangeur dégagé peut de nouveau renouveler l’air comme il a été conçu pour le faire. Le débit, lui, se vérifie à la grille.",
		},
		{
			question: "Le mien est au plafond d’un placard. Est-ce un problème?",
			answer:
				"Non, si la trappe s’ouvre et qu’un escabeau tient dessous. En copropriété, si la hotte donne sur une façade commune, nous n’y touchons qu’avec l’accord du syndicat.",
		},
	],
};
