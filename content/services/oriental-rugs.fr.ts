import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Tapis et tapis d’Orient",
	title: "Nettoyage de tapis et de tapis d’Orient à Montréal",
	description:
		"Tapis de laine, de soie ou synthétiques lavés chez vous ou à l’atelier. Essai des couleurs, délais, prix au pied carré et limites dites d’avance.",
	heading: "Nettoyage de tapis et de tapis d’Orient",
	lead: "Un tapis noué à la main ne se lave pas comme une moquette. Nous vérifions la tenue des couleurs, choisissons la méthode avec vous et refusons ce que nous risquerions d’abîmer.",
	pitch: "Lavage à la main selon la fibre, avec ramassage et livraison.",
	facts: [
		{ label: "Délai", value: "Environ 10 jours à l’atelier" },
		{ label: "Méthode", value: "Lavage à la main" },
		{ label: "Prix, laine, 5 pi sur 8 pi", value: "{{service:oriental-rugs}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "Comment nous lavons un tapis",
			paragraphs: [
				"Un tapis cache bien ce qu’il contient. Le sable descend au pied des fibres, hors de portée de l’aspirateur. L’Institut canadien de conservation rappelle que les grains aux arêtes vives usent et coupent les fibres dès que le textile bouge. C’est pourquoi nous faisons vibrer le tapis, l’envers tourné vers le haut, avant de le mouiller.",
				"Ensuite seulement viennent l’essai des couleurs, le savon, le rinçage, l’essorage et le séchage. Le lavage est la partie courte. Un tapis qui sèche mal jaunit ou sent le chien mouillé : nous y mettons le temps qu’il faut.",
				"Tapis d’Orient noués, kilims, tapis modernes, tapis de couloir, carpettes : ce service vaut pour tout ce qui se roule. Pour une moquette fixée au plancher, le « mur à mur », voyez [meubles, matelas et moquettes](page:services-furniture-mattresses).",
			],
		},
		{
			kind: "choice",
			heading: "Chez vous ou à l’atelier?",
			intro:
				"La fibre, l’épaisseur et l’odeur comptent plus que le prix. Si vous hésitez, envoyez-nous [une photo de l’endroit et de l’envers](page:contact).",
			options: [
				{
					title: "Chez vous",
					text: "Pour un tapis synthétique, ou une laine solide et peu sale.",
					points: [
						"Une à deux heures par tapis",
						"Sec le lendemain, le plus souvent",
						"Pas de dépoussiérage par l’envers",
						"Déconseillé en cas d’urine",
					],
				},
				{
					title: "À l’atelier",
					text: "Pour un tapis noué, ancien, très empoussiéré ou aux couleurs incertaines.",
					points: [
						"Lavage et rinçage des deux côtés",
						"Séchage surveillé",
						"Ramassage et livraison compris",
						"Une dizaine de jours sans tapis",
					],
				},
			],
		},
		{
			kind: "table",
			heading: "Fibre par fibre",
			intro:
				"Ce sont les précautions habituelles du métier. S’il n’y a pas d’étiquette à l’envers, nous traitons le tapis comme le plus fragile de la liste. Une visite pour des tapis coûte au moins {{price:rug-minimum}}.",
			columns: ["Fibre", "Son point faible", "Notre façon de faire", "Prix"],
			rows: [
				[
					"Laine",
					"Les produits alcalins et la chaleur",
					"Savon doux, eau fraîche",
					"{{price:wool-rug-square-foot}} le pi²",
				],
				[
					"Synthétique",
					"Le gras s’y accroche",
					"Chez vous ou à l’atelier",
					"{{price:synthetic-rug-square-foot}} le pi²",
				],
				["Soie", "Le frottement, l’excès d’eau", "Atelier seulement", "Après examen"],
				[
					"Viscose, « soie de bambou »",
					"Perd sa force une fois mouillée, peut jaunir",
					"Très peu d’eau, aucun résultat promis",
					"Après examen",
				],
				["Coton", "Brunit s’il sèche lentement", "Essorage soigné", "Après examen"],
				["Jute, sisal", "L’eau y laisse des cernes", "Nettoyage à sec", "Après examen"],
			],
		},
		{
			kind: "steps",
			heading: "De votre salon à l’atelier, et retour",
			steps: [
				{
					at: "Jour 1",
					title: "L’état des lieux",
					text: "Nous mesurons le tapis, puis photographions devant vous l’usure, les taches et les franges. Nous signons l’état des lieux avec vous.",
				},
				{ at: "Jour 2", title: "Le dépoussiérage", text: "L’envers, puis l’endroit, jusqu’à ce que rien ne tombe." },
				{
					at: "Jour 3",
					title: "L’essai et le lavage",
					text: "Nous passons un chiffon blanc humide sur chaque teinte. Si une couleur migre, nous vous appelons avant de continuer.",
				},
				{
					at: "Jours 4 à 8",
					title: "Le séchage",
					text: "L’air est brassé, sans forte chaleur, jusqu’à ce que le cœur soit sec.",
				},
				{
					at: "Jour 10",
					title: "Le retour",
					text: "Nous déroulons le tapis à sa place et le comparons aux photos du premier jour.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce qui est compris, ce qui ne l’est pas",
			included: [
				"Ramassage, livraison et remise en place",
				"Dépoussiérage, essai des couleurs, lavage, séchage",
				"Franges lavées à la main",
				"Traitement des taches courantes",
				"Photos et état du tapis noté par écrit avant le départ",
			],
			excluded: [
				"Réparations : trous, lisières, franges à refaire",
				"Couleurs déjà altérées par le soleil, l’eau de Javel ou une teinture",
				"Urine ancienne : traitement à part, sans promesse sur l’odeur",
				"Mites actives : un exterminateur d’abord",
				"Pièces de collection : voyez un restaurateur de textiles",
				"Petits tapis : une visite coûte au moins {{price:rug-minimum}}",
			],
		},
		{
			kind: "signs",
			heading: "Quand un tapis demande un lavage",
			items: [
				{
					icon: "vacuum",
					title: "Il perd du sable",
					text: "Repliez un coin et tapez sur l’envers. S’il tombe du sable, le fond en est plein.",
				},
				{
					icon: "dog",
					title: "Un animal s’y est oublié",
					text: "L’urine traverse. Plus on attend, moins nous pouvons faire. Voyez [les premiers gestes](article:pets-and-odours).",
				},
				{
					icon: "droplet",
					title: "Une tache revient",
					text: "Le liquide est resté dans la trame et remonte en séchant.",
				},
				{
					icon: "bug",
					title: "Des zones rasées",
					text: "Les larves de mites aiment l’obscurité et le calme, rappelle l’institut de conservation du Smithsonian. Regardez sous les meubles.",
				},
			],
			otherwise: {
				title: "Il est seulement terne?",
				text: "Aspirez les deux côtés, sans brosse rotative, puis faites-lui faire un demi-tour. Le Textile Museum de l’Université George Washington conseille aussi d’aspirer l’envers régulièrement. Si les couleurs reviennent, le lavage peut attendre.",
			},
		},
		{
			kind: "preparation",
			heading: "Avant le ramassage",
			tips: [
				{ title: "Mesurez sans les franges", text: "Un tapis de 5 pi sur 8 pi fait 40 pi²." },
				{ title: "N’ajoutez aucun produit", text: "Ni détachant ni bicarbonate. Dites-nous ce qui a déjà été essayé." },
				{ title: "Parlez-nous des taches", text: "Ce que c’était, et depuis quand, même si c’est gênant." },
				{ title: "Dégagez le dessus", text: "Nous soulevons une table basse avec vous, pas un piano." },
			],
		},
	],
	questions: [
		{
			question: "Toutes les taches partent-elles?",
			answer:
				"Non. Une tache fraîche a de bonnes chances de partir; une tache fixée par un détachant en a peu. Nous vous donnons notre avis avant, pas après. Pour les dix premières minutes, [voici quoi faire](article:wool-rug-stains).",
		},
		{
			question: "Les couleurs peuvent-elles couler?",
			answer:
				"Oui, surtout les rouges foncés et les tapis reteints. L’essai réduit le risque sans l’effacer. Si une couleur bouge, nous proposons un dépoussiérage à sec, ou nous vous rendons le tapis.",
		},
		{
			question: "À quelle fréquence faut-il laver un tapis?",
			answer:
				"Quand il perd du sable, pas quand le calendrier le dit. Une entrée où passent deux chiens se salit plus vite qu’un salon où l’on marche en chaussettes.",
		},
		{
			question: "Combien pour un tapis de laine de 5 pi sur 8 pi?",
			answer:
				"Comptez {{service:oriental-rugs}}, soit {{price:wool-rug-square-foot}} pour chacun des 40 pieds carrés. L’[estimation](page:estimate) fait le calcul et ajoute les taxes. Une visite pour des tapis coûte au moins {{price:rug-minimum}}.",
		},
		{
			question: "Utilisez-vous la vapeur?",
			answer:
				"Ce qu’on appelle « vapeur » est presque toujours de l’eau chaude injectée et aspirée. Elle convient à bien des synthétiques, pas à la soie ni aux vieux tapis noués.",
		},
		{
			question: "Puis-je le laver moi-même?",
			answer:
				"Un petit tapis synthétique, oui : dehors, l’été, au savon doux, en le faisant sécher des deux côtés. Ne lavez pas vous-même la laine nouée, la viscose ni un tapis à l’endos collé.",
		},
	],
};
