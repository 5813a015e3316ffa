import type { PageWords } from "#app/model/site/page-words.ts";

export const services: PageWords["services"] = {
	title: "Nos services de nettoyage : lequel vous faut-il?",
	description:
		"Partez de ce que vous voyez chez vous : charpie, poudre blanche, tache, odeur. Quoi vérifier d’abord, le service qui convient et son prix.",
	heading: "Quel service me faut-il?",
	lead: "Partez de ce que vous voyez chez vous. Chaque ligne dit quoi vérifier d’abord, sans nous, puis le service et son prix.",
	where: "Où est le problème?",
	first: "D’abord :",
	places: [
		{
			heading: "De l’eau, de la fumée, un refoulement",
			picture: "decontamination",
			signs: [
				{
					icon: "droplet",
					title: "Il y a de l’eau, de la suie ou une odeur de fumée",
					check:
						"si l’eau entre, ne touchez à rien et demandez à Hydro-Québec de couper le courant. Une fois les lieux sûrs, photographiez et prévenez votre assureur.",
					leadsTo: "post-disaster",
				},
			],
		},
		{
			heading: "Dans la buanderie",
			picture: "dryer",
			signs: [
				{
					icon: "timer",
					title: "Une brassée demande deux cycles",
					check: "videz le filtre, tirez l’appareil et regardez si le tuyau est écrasé ou bouché.",
					leadsTo: "dryer-ducts",
				},
				{
					icon: "bird",
					title: "Le clapet dehors ne s’ouvre plus",
					check:
						"sortez pendant un cycle et regardez si les volets bougent. Un nid habité reste en place jusqu’à l’envol des petits.",
					leadsTo: "dryer-ducts",
				},
			],
		},
		{
			heading: "Aux grilles d’air et aux fenêtres",
			picture: "duct_network",
			signs: [
				{
					icon: "hammer",
					title: "De la poudre blanche autour des grilles",
					check:
						"changez le filtre de la fournaise et aspirez les grilles. Après un chantier, la poussière est aussi plus loin.",
					leadsTo: "ventilation-ducts",
				},
				{
					icon: "wind",
					title: "Une pièce reçoit moins d’air que les autres",
					check: "ouvrez la grille, déplacez le meuble qui la cache et vérifiez le volet du conduit.",
					leadsTo: "ventilation-ducts",
				},
				{
					icon: "snowflake",
					title: "De la buée aux fenêtres tout l’hiver",
					check: "réglez l’humidité plus bas et lavez les filtres de l’échangeur, si vous en avez un.",
					leadsTo: "air-exchanger-ducts",
				},
				{
					icon: "home",
					title: "Plusieurs conduits à faire, ou vous ne savez pas lesquels",
					check: "faites le tour de la maison et notez ce qui souffle de l’air, dedans comme dehors.",
					leadsTo: "duct-cleaning",
				},
			],
		},
		{
			heading: "Sur un tapis, un meuble ou un lit",
			picture: "furniture",
			signs: [
				{
					icon: "droplet",
					title: "Une tache sur un tapis de laine",
					check: "épongez avec un linge blanc et de l’eau froide, sans frotter ni détacher au hasard.",
					leadsTo: "oriental-rugs",
				},
				{
					icon: "dog",
					title: "Une odeur revient par temps humide",
					check: "trouvez l’endroit exact : l’urine descend sous le tissu, dans la mousse.",
					leadsTo: "furniture-mattresses",
				},
				{
					icon: "bed",
					title: "Le matelas est taché, mais encore ferme",
					check: "aspirez-le, puis laissez-le respirer une journée. S’il s’affaisse, gardez votre argent.",
					leadsTo: "furniture-mattresses",
				},
			],
		},
		{
			heading: "Dans toute la maison",
			picture: "grand_menage",
			signs: [
				{
					icon: "key",
					title: "Vous déménagez et remettez les clés",
					check: "relisez votre bail et faites une liste, pièce par pièce, de ce qui reste à laver.",
					leadsTo: "house-cleaning",
				},
				{
					icon: "sparkles",
					title: "Les travaux sont finis, la poussière retombe",
					check: "attendez deux jours qu’elle se dépose, puis changez le filtre de la fournaise.",
					leadsTo: "house-cleaning",
				},
			],
		},
		{
			heading: "Dans un immeuble ou un commerce",
			picture: "condo",
			signs: [
				{
					icon: "building",
					title: "Plusieurs sécheuses de la même colonne peinent",
					check: "notez les numéros de porte : ils montrent souvent quelle colonne est en cause.",
					leadsTo: "condo-building",
				},
				{
					icon: "briefcase",
					title: "Des cernes gris autour des diffuseurs du bureau",
					check: "vérifiez les filtres et demandez la date de leur dernier changement.",
					leadsTo: "factory-shop-office",
				},
			],
		},
	],
	otherwise: {
		title: "Rien de tout cela?",
		text: "Vous n’avez peut-être besoin de rien. Changez les filtres, dégagez les sorties dehors et revenez l’an prochain. [Faut-il vraiment nettoyer vos conduits?](article:duct-cleaning-worth-it)",
	},
	alike: {
		heading: "Deux services qui se ressemblent",
		options: [
			{
				title: "Conduits de ventilation",
				text: "Le réseau de la fournaise seulement, bouche par bouche. Pour une maison chauffée à l’air pulsé : {{price:ducts}} jusqu’à 10 bouches.",
				leadsTo: "ventilation-ducts",
			},
			{
				title: "Nettoyage de conduits",
				text: "Plusieurs sortes de conduits le même jour : ventilation, sécheuse, échangeur. Les trois ensemble coûtent {{price:all-ducts}}.",
				leadsTo: "duct-cleaning",
			},
		],
	},
	list: {
		heading: "Tous nos services",
		lead: "Les prix sont avant taxes. Le déplacement, l’équipement et les produits sont compris. Le détail est à la page [Tous nos prix](page:prices).",
	},
};
