import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Conduits de sécheuse",
	title: "Nettoyage de conduit de sécheuse à Montréal",
	description:
		"Charpie, clapet coincé, nid d’oiseau : le conduit de sécheuse nettoyé de l’appareil jusqu’à l’extérieur. Signes, matériaux à éviter et prix affiché.",
	heading: "Nettoyage de conduit de sécheuse",
	lead: "Une sécheuse lente n’est pas toujours une sécheuse usée. Nous dégageons le conduit de l’appareil jusqu’au clapet, et vous voyez ce qui en sort.",
	pitch: "La charpie retirée de l’appareil jusqu’au clapet, le débit comparé avant et après.",
	facts: [
		{ label: "Durée", value: "45 à 90 minutes" },
		{ label: "Preuve", value: "Débit d’air comparé" },
		{ label: "Prix, sortie au mur", value: "{{price:dryer}}" },
	],
	sections: [
		{
			kind: "signs",
			heading: "Signes d’un conduit bouché",
			items: [
				{
					icon: "timer",
					title: "Le cycle s’allonge",
					text: "Une brassée ordinaire demande un second cycle. C’est le moment de nettoyer, selon la NFPA, l’association américaine de protection contre l’incendie.",
				},
				{
					icon: "thermometer",
					title: "Tout devient très chaud",
					text: "Le dessus de l’appareil est brûlant, la pièce est moite, le cycle s’interrompt.",
				},
				{
					icon: "wind",
					title: "Le clapet ne bouge plus",
					text: "Quand l’appareil tourne, les volets extérieurs devraient s’ouvrir franchement.",
				},
				{ icon: "bird", title: "Des brindilles à la sortie", text: "Un nid peut boucher le passage à lui seul." },
			],
			otherwise: {
				title: "Le linge sèche bien et le clapet s’ouvre?",
				text: "Faites l’entretien vous-même cette année : filtre à chaque brassée, aspirateur derrière l’appareil, coup d’œil dehors. Un tuyau court et droit se passe souvent de nous.",
			},
		},
		{
			kind: "table",
			heading: "Matériaux et sorties : ce qui convient",
			intro:
				"Voici, en gros, ce que demandent le Service de sécurité incendie de Montréal (SIM) et les guides d’installation des fabricants. Le guide de votre modèle passe avant tout.",
			columns: ["Matériau ou sortie", "Ce qu’on en dit", "Ce que nous faisons"],
			rows: [
				["Métal rigide et lisse", "Le premier choix des fabricants", "Brossage complet"],
				["Métal semi-rigide", "Accepté pour un raccord court, visible et bien tendu", "Brossage doux"],
				[
					"Aluminium mince, en accordéon",
					"Refusé par plusieurs fabricants : il s’écrase et retient la charpie",
					"Nettoyage prudent, remplacement conseillé",
				],
				[
					"Plastique ou vinyle",
					"À bannir : le SIM veut un conduit en métal",
					"Nous ne le brossons pas, il faut le remplacer",
				],
				[
					"Sortie au mur",
					"Clapet libre, sans grillage, à 30 cm ou plus du sol selon les fabricants",
					"Clapet nettoyé des deux côtés",
				],
				[
					"Sortie au toit",
					"Trajet plus long, clapet difficile à surveiller",
					"Accès si le toit est sécuritaire, {{price:dryer-roof-exit}} de plus",
				],
				[
					"Sortie au grenier ou au garage",
					"À corriger : selon le SIM, l’air doit sortir du bâtiment",
					"Nous vous le montrons et n’allons pas plus loin",
				],
			],
		},
		{
			kind: "prose",
			heading: "Pourquoi la charpie s’accumule dans le conduit",
			paragraphs: [
				"Le filtre de la porte arrête beaucoup de charpie, jamais toute. Le reste part avec l’air humide, colle dans les coudes et s’y tasse. Le passage rétrécit, l’air ralentit, et il en dépose encore plus.",
				"La charpie sèche brûle facilement. Dans ses rapports sur les incendies de sécheuse, la NFPA place le manque de nettoyage au premier rang des facteurs. Elle conseille de nettoyer le conduit une fois l’an, ou plus souvent si le séchage ralentit. C’est de la prudence ordinaire : [notre article](article:dryer-lint-fires) donne la juste mesure du risque.",
				"Le tracé compte autant que l’entretien. Le SIM le veut le plus court et le plus droit possible, avec quatre coudes au plus, à moins que le fabricant ne dise autre chose.",
			],
		},
		{
			kind: "inclusion",
			heading: "Ce que couvre le prix",
			included: [
				"Sécheuse électrique posée au sol : débranchée, avancée, remise en place",
				"Brossage de tout le conduit, sous aspiration",
				"Clapet dégagé, nid abandonné retiré s’il est accessible",
				"Charpie aspirée derrière et sous l’appareil",
				"Raccord resserré et débit mesuré de nouveau",
			],
			excluded: [
				"Sortie au toit : {{price:dryer-roof-exit}} de plus",
				"Raccord de gaz : seul un technicien qualifié y touche",
				"Tuyau neuf, clapet neuf, nouveau trajet",
				"Démontage de l’intérieur de la sécheuse",
				"Nid occupé : nous revenons après l’envol",
				"Appareils superposés impossibles à bouger sans risque",
			],
		},
		{
			kind: "steps",
			heading: "Déroulement (environ 1 h)",
			steps: [
				{
					at: "0 h 00",
					title: "Une première mesure",
					text: "Pendant que la sécheuse tourne, nous mesurons la vitesse de l’air à la sortie et photographions le clapet.",
				},
				{
					at: "0 h 10",
					title: "L’appareil",
					text: "Nous glissons des feutres sous les pattes, débranchons la sécheuse et détachons le raccord.",
				},
				{
					at: "0 h 20",
					title: "Le conduit",
					text: "Des tiges souples font tourner la brosse dans les coudes. La charpie part dans le sac, pas dans la buanderie.",
				},
				{
					at: "0 h 45",
					title: "La sortie, dehors",
					text: "Nous libérons les volets et retirons la charpie durcie. S’il y a un grillage, nous vous le signalons.",
				},
				{
					at: "1 h 00",
					title: "Une seconde mesure",
					text: "Si l’air ne passe toujours pas bien, nous vous disons où ça coince et qui peut le réparer.",
				},
			],
		},
		{
			kind: "notice",
			tone: "warning",
			title: "En cas d’odeur de brûlé ou de gaz",
			text: "Une odeur de brûlé : arrêtez la sécheuse et coupez son disjoncteur; s’il y a de la fumée, sortez et faites le 911. Une odeur de gaz : sortez, puis appelez le 911 de l’extérieur. Nous viendrons ensuite.",
		},
		{
			kind: "preparation",
			heading: "Préparer la visite",
			tips: [
				{ title: "Pas de brassée juste avant", text: "Laissez l’appareil refroidir deux heures." },
				{
					title: "Faites de la place",
					text: "Un mètre devant la sécheuse, et un sentier jusqu’à la sortie s’il y a de la neige.",
				},
				{
					title: "Répondez à trois questions",
					text: "Longueur approximative, mur ou toit, nid ou non : l’[estimation](page:estimate) n’en demande pas plus. Si la sécheuse est au gaz, dites-le dans le commentaire.",
				},
			],
		},
	],
	questions: [
		{
			question: "À quelle fréquence faut-il le nettoyer?",
			answer:
				"Une fois l’an selon la NFPA, et plus tôt si le séchage s’allonge. Une personne seule avec un tuyau d’un mètre peut se contenter d’un coup d’œil. Une famille avec une sortie au toit a moins de marge.",
		},
		{
			question: "Puis-je le faire moi-même?",
			answer:
				"Souvent. Un conduit court, droit et en métal se brosse avec une trousse vendue en quincaillerie. Débranchez d’abord la sécheuse et ne forcez jamais dans une gaine souple. Laissez les sorties au toit et les longs trajets à un spécialiste.",
		},
		{
			question: "Ma sécheuse séchera-t-elle plus vite?",
			answer:
				"En principe oui, si le conduit était bouché. S’il ne l’était pas, la première mesure le montrera : un réparateur cherchera plutôt du côté de l’élément, de la sonde ou du filtre.",
		},
		{
			question: "Et une sécheuse sans évacuation?",
			answer:
				"Les modèles à condensation ou à thermopompe n’ont pas de conduit vers l’extérieur. Suivez leur guide : vous n’avez pas besoin de nous.",
		},
		{
			question: "Un grillage contre les oiseaux, est-ce une bonne idée?",
			answer:
				"Non. Les guides des fabricants l’interdisent en général, parce que la charpie s’y prend et bouche la sortie. Un clapet à volets en bon état fait mieux.",
		},
		{
			question: "Et pour tout un immeuble?",
			answer:
				"À partir de huit logements, le prix se calcule par logement. Voyez [immeubles et copropriétés](page:services-condo-building).",
		},
	],
};
