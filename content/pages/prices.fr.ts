import type { PageWords } from "#app/model/site/page-words.ts";

export const prices: PageWords["prices"] = {
	title: "Tous nos prix de nettoyage, avec les taxes",
	description:
		"Conduits, tapis, meubles, grand ménage, immeubles : la liste complète de nos prix, et des exemples calculés jusqu’au total avec taxes.",
	heading: "Tous nos prix",
	lead: "Les mêmes chiffres que dans l’estimation. Le déplacement, l’équipement et les produits sont compris. Les taxes s’ajoutent, et le total est écrit.",
	facts: [
		{ label: "Minimum par visite", value: "{{price:minimum-call-out}}" },
		{ label: "Déplacement", value: "Compris" },
		{ label: "Estimation", value: "Gratuite" },
	],
	contents: "Sur cette page",
	firm: {
		heading: "Quand le prix est-il ferme?",
		items: [
			{
				title: "L’estimation",
				text: "Une fourchette, calculée d’après vos réponses. Elle n’engage personne.",
			},
			{
				title: "La soumission",
				text: "Un prix ferme dès que vous l’acceptez. C’est celui de la facture.",
			},
			{
				title: "Le travail à l’heure",
				text: "Un tarif ferme et un plafond d’heures. Au-delà, il faut votre accord.",
			},
		],
	},
	columns: { service: "Service et ce que le prix couvre", price: "Avant taxes" },
	totals: "Trois visites calculées, taxes comprises",
	groups: {
		air: {
			heading: "Air et conduits",
			lead: "Le prix suit le nombre de bouches d’air et la longueur des conduits. Voyez [ce qui est compris](page:services-ventilation-ducts).",
			rows: [
				["Conduits de ventilation", "Jusqu’à 10 bouches, alimentation et retour", "{{price:ducts}}"],
				["Chaque bouche de plus", "À partir de la onzième", "{{price:extra-vent}}"],
				["Conduit de sécheuse", "De l’appareil au clapet, sortie au mur", "{{price:dryer}}"],
				["Sortie de sécheuse au toit", "S’ajoute au prix du conduit", "{{price:dryer-roof-exit}}"],
				["Échangeur d’air", "L’appareil, ses filtres et ses conduits", "{{price:exchanger}}"],
				["Les trois ensemble", "10 bouches, sécheuse au mur, échangeur", "{{price:all-ducts}}"],
			],
			examples: ["Maison, dix bouches d’air", "Maison et sécheuse", "Maison, sécheuse et échangeur"],
		},
		rugs: {
			heading: "Tapis et tapis d’Orient",
			lead: "Au pied carré, sans les franges. Soie, viscose, coton et fibres végétales : prix écrit [après examen](page:services-oriental-rugs).",
			rows: [
				["Tapis de laine", "Lavage à l’atelier, ramassage et livraison", "{{price:wool-rug-square-foot}} le pi²"],
				["Tapis synthétique", "Chez vous ou à l’atelier", "{{price:synthetic-rug-square-foot}} le pi²"],
				["Traitement de l’urine", "S’ajoute au pied carré", "{{price:rug-urine-square-foot}} le pi²"],
				["Un petit tapis seul", "Le minimum par visite s’applique", "{{price:rug-minimum}}"],
			],
			examples: ["Laine, 5 pi sur 8 pi", "Synthétique, 8 pi sur 10 pi", "Deux tapis, un taché"],
		},
		furniture: {
			heading: "Meubles et matelas",
			lead: "À la pièce, chez vous, selon [le code du tissu](page:services-furniture-mattresses). Une pièce seule coûte au moins {{price:minimum-call-out}}, le minimum par visite.",
			rows: [
				["Sofa de 3 places", "Place de plus ou de moins : {{price:seat}}", "{{price:sofa}}"],
				["Fauteuil", "Avec d’autres pièces. Seul : {{price:armchair}}", "{{price:added-armchair}}"],
				["Chaise", "Assise et dossier, avec d’autres pièces", "{{price:added-chair}}"],
				["Matelas simple", "Avec d’autres pièces. Seul : {{price:single-mattress}}", "{{price:added-single-mattress}}"],
				["Matelas double", "Avec d’autres pièces. Seul : {{price:double-mattress}}", "{{price:added-double-mattress}}"],
				["Grand matelas", "Format « queen », 60 po sur 80 po", "{{price:mattress}}"],
				["Très grand matelas", "Format « king », 76 po sur 80 po", "{{price:king-mattress}}"],
			],
			examples: ["Un sofa de trois places", "Sofa taché et grand matelas", "Six chaises de cuisine"],
		},
		cleaning: {
			heading: "Grand ménage",
			lead: "À l’heure, toujours à deux. Les heures suivent la superficie, les pièces et l’état des lieux. Voyez [ce que nous nettoyons](page:services-house-cleaning).",
			rows: [
				["Équipe de deux personnes", "Minimum par visite : {{price:minimum-call-out}}", "{{price:crew-hour}} l’heure"],
				["Four, réfrigérateur, fenêtres", "Du temps en plus, à cocher dans l’estimation", "Même tarif"],
			],
			examples: ["3½ bien tenu", "4½ ordinaire", "Maison après des travaux"],
		},
		buildings: {
			heading: "Immeubles et copropriétés",
			lead: "Par logement, à partir de huit, avec un rapport par porte. Voyez [le déroulement dans un immeuble](page:services-condo-building).",
			rows: [
				["Conduits de sécheuse", "Par logement, à partir de 8 logements", "{{price:condo-unit}} par logement"],
				["Garage balayé et lavé", "Une ligne à part, selon la superficie", "{{price:parking-square-foot}} le pi²"],
			],
			examples: ["8 logements, conduits séparés", "12 logements, colonne commune", "24 logements et un garage"],
		},
		workplaces: {
			heading: "Usines, commerces, bureaux",
			lead: "Au pied carré, le jour, le soir ou la fin de semaine; la nuit se chiffre à part. La soumission vient [après une visite](page:services-factory-shop-office).",
			rows: [
				[
					"Bouches d’air, planchers, hauteurs",
					"Selon le métier et l’horaire",
					"{{price:commercial-square-foot}} le pi²",
				],
				["Petit local", "Le minimum pour un lieu de travail", "{{price:commercial-minimum}}"],
			],
			examples: ["Boutique, en journée", "Bureaux, en soirée", "Restaurant, la fin de semaine"],
		},
	},
	unpriced: {
		title: "Après un sinistre, aucun prix automatique",
		text: "Chaque sinistre est différent. Appelez le {{phone}} : une personne évalue la situation avec vous. Voyez d’abord [quoi faire dans les premières heures](article:water-damage-first-24-hours).",
	},
	questions: {
		heading: "Questions sur les prix",
		items: [
			{
				question: "Pourquoi une fourchette et pas un seul prix?",
				answer:
					"Parce que certaines choses ne se voient qu’une fois sur place : un coude bouché, une tache ancienne, un accès étroit. Chaque réponse donnée dans [l’estimation](page:estimate) resserre la fourchette. La [soumission](page:terms), elle, est ferme dès que vous l’acceptez.",
			},
			{
				question: "Qu’est-ce qui s’ajoute au prix affiché?",
				answer:
					"La TPS (5 %) et la TVQ (9,975 %), rien d’autre. Pas de frais de déplacement, d’équipement ni d’essence, que vous soyez à [Montréal](page:area-montreal), à [Laval](page:area-laval) ou sur la [Rive-Sud](page:area-south-shore).",
			},
			{
				question: "Peut-on payer moins en groupant des services?",
				answer:
					"Le minimum par visite ne compte qu’une fois, et certaines [promotions](page:discounts) donnent un rabais pour deux services faits le même jour. Leur date de fin et leurs conditions sont toujours écrites.",
			},
			{
				question: "Comment comparer un prix par bouche?",
				answer:
					"Demandez le total pour votre nombre de bouches, retours compris. Notre article [sur le coût d’un nettoyage de conduits à Montréal](article:duct-cleaning-cost) montre comment lire deux soumissions côte à côte.",
			},
		],
	},
};
