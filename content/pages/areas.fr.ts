import type { PageWords } from "#app/model/site/page-words.ts";

export const areas: Pick<PageWords, "area-montreal" | "area-laval" | "area-south-shore"> = {
	"area-montreal": {
		title: "Nettoyage à Montréal : plex, condos et maisons",
		description:
			"Toute l’île, de Pointe-Claire à Anjou. Ce qui change dans un plex ou un condo, ce qu’il faut prévoir pour stationner, et trois prix calculés.",
		heading: "Conduits, tapis et grand ménage à Montréal",
		lead: "Nous desservons toute l’île. Un triplex du Plateau et une maison de l’Ouest n’ont pas besoin des mêmes services : voici comment ne payer que pour le vôtre.",
		facts: [
			{ label: "Déplacement", value: "Compris" },
			{ label: "Secteur", value: "Toute l’île" },
			{ label: "Service", value: "Bilingue" },
		],
		changes: {
			heading: "Ce qui change à Montréal",
			lead: "Les immeubles, la rue et le calendrier. Voici l’effet de chacun sur votre visite.",
			items: [
				{
					icon: "plex",
					title: "Beaucoup de plex, peu de fournaises",
					text: "Un logement chauffé par des plinthes ou des radiateurs n’a pas de réseau de conduits. Ne payez pas pour le faire nettoyer : regardez plutôt [la sécheuse](page:services-dryer-ducts) et les ventilateurs.",
				},
				{
					icon: "building",
					title: "La sortie est parfois au toit",
					text: "Au dernier étage d’un plex ou dans une tour, la sécheuse peut sortir par le toit. Comptez alors {{price:dryer-roof-exit}} de plus, et dites-nous comment on accède au toit.",
				},
				{
					icon: "truck",
					title: "Le stationnement se prévoit",
					text: "Dans une rue à vignettes, gardez-nous si possible une place à moins de trente mètres. Signalez aussi un escalier extérieur ou l’absence d’ascenseur.",
				},
				{
					icon: "calendar",
					title: "Déménagement : réservez tôt",
					text: "La plupart des baux finissent le 30 juin. Demandez votre [grand ménage](page:services-house-cleaning) dès que vous avez la date des clés.",
				},
			],
			unchanged: {
				title: "Ce qui ne change pas :",
				text: "les prix. Ils sont les mêmes dans tous les arrondissements et toutes les villes de l’île, sans supplément pour le centre-ville.",
			},
		},
		sectors: {
			heading: "D’un bout à l’autre de l’île",
			lead: "Ce que nous vous demanderons, selon l’endroit. Un doute? [Écrivez-nous](page:contact) avec votre code postal.",
			items: [
				{
					name: "Plateau, Rosemont, Villeray, Verdun",
					text: "Duplex et triplex : l’étage, l’escalier et la sortie de la sécheuse. Les tapis partent à l’atelier et reviennent chez vous.",
				},
				{
					name: "Centre-ville, Griffintown, L’Île-des-Sœurs",
					text: "Tours et condos : la réservation de l’ascenseur, l’accès au stationnement des visiteurs et les règles du syndicat.",
				},
				{
					name: "Ahuntsic, Anjou, Saint-Laurent, LaSalle",
					text: "Un mélange de maisons, de plex et d’immeubles : dites-nous d’abord comment vous vous chauffez.",
				},
				{
					name: "Ouest-de-l’Île",
					text: "Des maisons unifamiliales, souvent à air pulsé : comptez les bouches d’air, retours compris.",
				},
			],
		},
		worked: {
			heading: "Trois visites calculées à Montréal",
			lead: "Des exemples, pas des clients. L’estimation en ligne donne les mêmes chiffres.",
			examples: ["4½ avant un déménagement", "Sécheuse d’un troisième étage", "Tapis de laine du salon"],
			all: "Tous nos prix",
		},
		reading: "À lire si vous êtes à Montréal",
		questions: {
			heading: "Questions fréquentes à Montréal",
			items: [
				{
					question: "Y a-t-il des frais pour le stationnement?",
					answer:
						"Non. Le parcomètre est compris, comme le déplacement. Nous demandons seulement où le camion peut s’arrêter, et si une place est réservée aux visiteurs.",
				},
				{
					question: "Je suis locataire. Qui doit payer?",
					answer:
						"Cela dépend de votre bail et de ce qu’il y a à nettoyer. Parlez-en d’abord à votre propriétaire, surtout pour un conduit qui fait partie de l’immeuble. Nous pouvons lui adresser la soumission.",
				},
				{
					question: "Faites-vous tout un immeuble?",
					answer:
						"Oui. À partir de huit logements, le prix se calcule par porte : {{price:condo-unit}}. Voyez [les immeubles et copropriétés](page:services-condo-building).",
				},
			],
		},
		others: "Nous allons aussi dans ces secteurs :",
	},
	"area-laval": {
		title: "Nettoyage de conduits et de maisons à Laval",
		description:
			"Toute l’île Jésus, sans supplément pour le pont. Ce qui change dans une maison à air pulsé, comment compter vos bouches, et trois prix calculés.",
		heading: "Conduits, tapis et grand ménage à Laval",
		lead: "De Sainte-Dorothée à Saint-François, au même prix qu’à Montréal. Voici ce qui change vraiment chez vous, et ce qui ne change pas.",
		facts: [
			{ label: "Déplacement", value: "Compris" },
			{ label: "Codes postaux", value: "Tous les H7" },
			{ label: "Ponts", value: "Sans frais" },
		],
		changes: {
			heading: "Ce qui change à Laval",
			lead: "Plus de maisons, plus de conduits, et un camion qui se stationne facilement.",
			items: [
				{
					icon: "home",
					title: "Les bouches d’air font le prix",
					text: "Bungalows et maisons à étages ont souvent plus de dix bouches. Comptez-les, retours compris : à partir de la onzième, chacune ajoute {{price:extra-vent}}.",
				},
				{
					icon: "wind",
					title: "L’échangeur est à vérifier aussi",
					text: "Maisons et condos récents en ont souvent un, au sous-sol ou dans un placard. [Le faire le même jour](page:services-air-exchanger-ducts) évite une deuxième visite.",
				},
				{
					icon: "truck",
					title: "Le camion entre dans la cour",
					text: "Une entrée libre suffit. L’hiver, déneigez un passage jusqu’à la porte : le boyau de l’aspirateur passe par là.",
				},
				{
					icon: "droplet",
					title: "Le bord de l’eau, au printemps",
					text: "Près des rivières des Prairies et des Mille Îles, un sous-sol peut prendre l’eau. Appelez d’abord, puis lisez [quoi faire en 24 heures](article:water-damage-first-24-hours).",
				},
			],
			unchanged: {
				title: "Ce qui ne change pas :",
				text: "les prix, les équipes et la [garantie de {{guarantee}} jours](page:guarantee). Le pont à péage de l’autoroute 25 est à notre charge.",
			},
		},
		sectors: {
			heading: "Nos repères à Laval",
			lead: "La ville réunit depuis 1965 les anciennes municipalités de l’île Jésus. Nous allons dans toutes.",
			items: [
				{
					name: "Sainte-Dorothée, Laval-sur-le-Lac",
					text: "De grandes maisons, parfois deux systèmes de chauffage : dites-nous combien de fournaises vous avez.",
				},
				{
					name: "Chomedey, Laval-des-Rapides, Pont-Viau",
					text: "Des tours, des plex et des bungalows : en condo, commencez par la sécheuse et l’échangeur.",
				},
				{
					name: "Sainte-Rose, Fabreville, Auteuil",
					text: "Des maisons de plusieurs époques : un filtre changé à temps compte plus que l’âge des conduits.",
				},
				{
					name: "Vimont, Duvernay, Saint-François",
					text: "Bungalows et maisons à étages : de dix à seize bouches est courant, comptez les vôtres.",
				},
			],
		},
		worked: {
			heading: "Trois visites calculées à Laval",
			lead: "Des maisons types, avec le détail de ce que nous avons supposé.",
			examples: ["Bungalow et sécheuse", "Maison à étages et échangeur", "Condo sans fournaise"],
			all: "Tous nos prix",
		},
		reading: "À lire si vous êtes à Laval",
		questions: {
			heading: "Questions fréquentes à Laval",
			items: [
				{
					question: "Y a-t-il un supplément pour traverser le pont?",
					answer: "Non, quel que soit le pont. Le déplacement est compris partout à Laval, péage de la 25 inclus.",
				},
				{
					question: "Venez-vous à Boisbriand, à Terrebonne ou à Saint-Eustache?",
					answer:
						"Parfois. La Rive-Nord n’est pas dans notre secteur habituel : appelez le {{phone}} et vous le saurez tout de suite.",
				},
				{
					question: "Combien de temps faut-il pour une maison de seize bouches?",
					answer:
						"Prévoyez de deux heures et demie à trois heures pour les conduits de ventilation seuls, selon l’accès à la fournaise. La sécheuse ajoute environ trois quarts d’heure.",
				},
			],
		},
		others: "Nos autres secteurs :",
	},
	"area-south-shore": {
		title: "Nettoyage de conduits et de maisons sur la Rive-Sud",
		description:
			"Longueuil, Brossard, Boucherville, Saint-Lambert, Saint-Bruno et La Prairie : ce qui change chez vous, les villes desservies et trois prix calculés.",
		heading: "Conduits, tapis et grand ménage sur la Rive-Sud",
		lead: "Six villes, de La Prairie à Boucherville. Les ponts comptent dans notre horaire, jamais dans votre prix.",
		facts: [
			{ label: "Déplacement", value: "Compris" },
			{ label: "Villes", value: "Six" },
			{ label: "Ponts et tunnel", value: "Sans frais" },
		],
		changes: {
			heading: "Ce qui change sur la Rive-Sud",
			lead: "La traversée, des maisons de tous les âges, et des familles avec des animaux.",
			items: [
				{
					icon: "clock",
					title: "Les ponts comptent dans l’horaire",
					text: "Aux heures de pointe, les ponts et le tunnel ralentissent tout le monde, nous compris. Si votre horaire est souple, dites-le dans l’estimation : nous trouverons plus facilement un moment.",
				},
				{
					icon: "thermometer",
					title: "Des thermopompes centrales",
					text: "Elles soufflent l’air à l’année, été comme hiver. Changez le filtre plus souvent, et prévoyez un peu plus de temps pour l’appareil.",
				},
				{
					icon: "hammer",
					title: "Des maisons qu’on rénove",
					text: "Le Vieux-Longueuil et Saint-Lambert ont de vieilles maisons souvent refaites. Après un chantier, lisez [quoi faire de la poussière](article:renovation-dust) avant d’appeler.",
				},
				{
					icon: "dog",
					title: "Des poils sur les tapis et les sofas",
					text: "Un chien, deux enfants, un sous-sol fini : [les meubles et les matelas](page:services-furniture-mattresses) se font chez vous, en une seule visite.",
				},
			],
			unchanged: {
				title: "Ce qui ne change pas :",
				text: "les prix, les mêmes que de l’autre côté du fleuve, et le service en français ou en anglais, à Greenfield Park comme à Boucherville.",
			},
		},
		sectors: {
			heading: "Les six villes desservies",
			lead: "Vous êtes à Sainte-Julie, à Varennes ou à Chambly? [Demandez-nous](page:contact) : c’est à côté, et la réponse est parfois oui.",
			items: [
				{
					name: "Longueuil",
					text: "Le Vieux-Longueuil, Saint-Hubert et Greenfield Park : des plex, des bungalows et des condos près du métro.",
				},
				{
					name: "Brossard, La Prairie",
					text: "Des maisons récentes et des tours : l’échangeur d’air est à regarder en premier.",
				},
				{
					name: "Boucherville, Saint-Bruno",
					text: "Des maisons unifamiliales sous de grands arbres : dégagez les hottes extérieures, où les feuilles et les nids s’accumulent.",
				},
				{
					name: "Saint-Lambert",
					text: "Des maisons anciennes, parfois à radiateurs : vérifiez qu’il y a bien des conduits avant de demander un prix.",
				},
			],
		},
		worked: {
			heading: "Trois visites calculées sur la Rive-Sud",
			lead: "Le même calcul que l’estimation, pour trois maisons inventées.",
			examples: ["Maison familiale et sécheuse", "Grande maison à thermopompe", "Sofa taché et grand matelas"],
			all: "Tous nos prix",
		},
		reading: "À lire si vous êtes sur la Rive-Sud",
		questions: {
			heading: "Questions fréquentes sur la Rive-Sud",
			items: [
				{
					question: "Un pont est fermé le jour de ma visite. Que se passe-t-il?",
					answer:
						"Nous vous appelons dès que nous le savons, avec une nouvelle heure d’arrivée. Si elle ne vous convient plus, vous choisissez une autre date, sans frais.",
				},
				{
					question: "Ramassez-vous les tapis sur la Rive-Sud?",
					answer:
						"Oui, dans les six villes. Le ramassage et la livraison sont compris dans le prix des [tapis lavés à l’atelier](page:services-oriental-rugs).",
				},
				{
					question: "Allez-vous à Châteauguay ou à Saint-Constant?",
					answer:
						"Ces villes sont hors de notre secteur habituel. Appelez le {{phone}} : si nous ne pouvons pas y aller, nous vous le disons tout de suite.",
				},
			],
		},
		others: "De l’autre côté du fleuve :",
	},
};
