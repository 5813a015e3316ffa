import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Nettoyage de conduits",
	title: "Nettoyage de conduits : air, sécheuse, échangeur",
	description:
		"Fournaise, sécheuse, échangeur, hotte, salle de bain : quel conduit fait quoi, lequel nettoyer, comment nous travaillons et combien ça coûte.",
	heading: "Nettoyage de conduits, en une visite",
	lead: "Une maison peut avoir cinq sortes de conduits, et ils n’ont pas tous besoin de nous. Voici comment les reconnaître et ne payer que pour ce qui est utile.",
	pitch: "Ventilation, sécheuse, échangeur et autres sorties d’air, le même jour.",
	facts: [
		{ label: "Durée", value: "1 à 6 heures, selon les conduits" },
		{ label: "Méthode", value: "Brossage sous pression négative" },
		{ label: "Prix, les trois conduits", value: "{{price:all-ducts}}" },
	],
	sections: [
		{
			kind: "notice",
			tone: "info",
			title: "Seulement le réseau de la fournaise?",
			text: "Cette page réunit toutes les sortes de conduits, à nettoyer le même jour. Si vous voulez seulement les conduits du chauffage à air pulsé, voyez [Conduits de ventilation](page:services-ventilation-ducts) : {{price:ducts}} jusqu’à 10 bouches.",
		},
		{
			kind: "table",
			heading: "Quel conduit fait quoi",
			intro: "Suivez l’air : d’où part-il, où sort-il? La réponse vous dit quel conduit vous avez devant vous.",
			columns: ["Conduit", "Son travail", "Ce qui s’y dépose", "Pour le reconnaître"],
			rows: [
				[
					"Ventilation",
					"Fait tourner l’air chauffé ou climatisé",
					"Poussière, poils, gypse",
					"Des grilles dans chaque pièce, une fournaise au bout",
				],
				["Sécheuse", "Évacue l’air humide du linge", "Charpie", "Un tuyau rond derrière l’appareil, un clapet dehors"],
				[
					"Échangeur d’air",
					"Remplace l’air vicié par de l’air neuf",
					"Poussière, pollen, insectes",
					"Un caisson suspendu, deux hottes sur un mur extérieur",
				],
				["Hotte de cuisine", "Évacue la fumée et la vapeur", "Graisse", "Un ventilateur au-dessus de la cuisinière"],
				[
					"Salle de bain",
					"Évacue la vapeur de la douche",
					"Poussière feutrée",
					"Une petite grille au plafond, un interrupteur",
				],
			],
		},
		{
			kind: "prose",
			heading: "Comment nous nettoyons un conduit",
			paragraphs: [
				"Décoller la poussière sans la retenir, c’est l’envoyer dans vos chambres. Nous commençons donc par aspirer. Une machine branchée sur le conduit y maintient une pression plus basse que dans la pièce : l’air y entre et n’en ressort pas.",
				"Vient ensuite la brosse, choisie selon le diamètre. Elle décolle la poussière, que l’air emporte vers le filtre. L’Agence américaine de protection de l’environnement (EPA) conseille d’ailleurs un brossage bien maîtrisé, avec un aspirateur qui rejette son air dehors; s’il le rejette à l’intérieur, il lui faut un filtre HEPA.",
				"Le principe reste le même d’un conduit à l’autre, mais l’outil change. Une gaine souple se brosse doucement. Un conduit de hotte se racle et s’essuie. Souffler de l’air comprimé par une grille pendant vingt minutes n’est pas un nettoyage.",
			],
		},
		{
			kind: "choice",
			heading: "Ne choisir que ce qu’il vous faut",
			intro: "Souvent, un ou deux conduits suffisent. Partez de ce que vous avez observé.",
			options: [
				{
					title: "Un seul conduit",
					text: "Vous savez lequel pose problème.",
					points: [
						"Sécheuse : {{price:dryer}}",
						"Échangeur : {{price:exchanger}}",
						"Minimum par visite : {{price:minimum-call-out}}",
					],
				},
				{
					title: "Toutes les sorties d’air",
					text: "Sécheuse, échangeur, salle de bain et hotte. Le choix logique en condo ou avec des plinthes électriques.",
					points: ["De 2 à 3 heures", "Aucune grille de chauffage à démonter"],
				},
				{
					title: "La maison entière",
					text: "Après un chantier, ou à l’achat d’une maison sans historique.",
					points: [
						"Ventilation : {{price:ducts}} jusqu’à 10 bouches",
						"Puis {{price:extra-vent}} par bouche",
						"L’équipement installé une seule fois, une seule facture",
					],
				},
			],
		},
		{
			kind: "steps",
			heading: "L’ordre dans lequel nous travaillons",
			steps: [
				{
					at: "Avant",
					title: "Une ligne par conduit",
					text: "La soumission donne le prix de chaque conduit. Vous pouvez en retirer un jusqu’au matin de la visite.",
				},
				{
					at: "0 h 00",
					title: "Le tour, dedans et dehors",
					text: "Nous repérons chaque conduit avec vous, trouvons sa sortie et prenons les premières photos.",
				},
				{
					at: "0 h 30",
					title: "Le chauffage d’abord",
					text: "C’est le plus long : branches, retours, conduit principal.",
				},
				{
					at: "3 h 00",
					title: "Puis les évacuations",
					text: "Échangeur, sécheuse, salle de bain. La hotte passe en dernier, parce que la graisse salit les outils.",
				},
				{
					at: "5 h 00",
					title: "Le bilan",
					text: "Nous vous montrons les photos, vérifions le débit à chaque sortie et notons ce qui mérite une réparation. Ces réparations, nous ne les faisons pas : nous n’avons rien à y gagner.",
				},
			],
		},
		{
			kind: "signs",
			heading: "Signes, conduit par conduit",
			items: [
				{
					icon: "timer",
					title: "Deux cycles pour une brassée",
					text: "Regardez du côté du [conduit de sécheuse](page:services-dryer-ducts).",
				},
				{
					icon: "droplet",
					title: "De la buée aux fenêtres",
					text: "L’[échangeur d’air](page:services-air-exchanger-ducts) est peut-être mal réglé, ou ses filtres sont pleins.",
				},
				{
					icon: "hammer",
					title: "De la poudre blanche autour des grilles",
					text: "C’est le [réseau de ventilation](page:services-ventilation-ducts).",
				},
				{
					icon: "wind",
					title: "Un ventilateur bruyant qui n’aspire plus",
					text: "Tenez un mouchoir de papier contre la grille de la salle de bain. S’il tombe, le clapet est peut-être coincé.",
				},
			],
			otherwise: {
				title: "Aucun indice?",
				text: "Gardez votre argent. Changez les filtres, dégagez les sorties extérieures et refaites ce tour l’an prochain.",
			},
		},
		{
			kind: "inclusion",
			heading: "Ce qui est compris dans le prix, et ce qui ne l’est pas",
			included: [
				"Chaque conduit inscrit dans votre soumission, d’un bout à l’autre",
				"Grilles, clapets et hottes extérieures de ces conduits",
				"Brosses adaptées et aspiration à filtre HEPA",
				"Photos avant et après, classées par conduit",
				"Déplacement, et ménage après notre passage",
			],
			excluded: [
				"Hotte et salle de bain : pas de fourchette en ligne, prix donné par écrit avant la visite",
				"Sortie de sécheuse au toit : {{price:dryer-roof-exit}} de plus",
				"Hottes de restaurant",
				"Cheminées et évents d’appareils au gaz ou au mazout",
				"Pièces neuves : clapets, gaines, ventilateurs",
				"Biocides : un nettoyage efficace n’en exige pas, selon la SCHL citée par CAA-Québec",
			],
		},
		{
			kind: "preparation",
			heading: "Préparer la visite",
			tips: [
				{
					title: "Photographiez vos sorties d’air",
					text: "Un tour de la maison suffit : chaque clapet mène à un conduit.",
				},
				{ title: "Évitez de cuisiner juste avant", text: "Une hotte froide se démonte plus vite." },
				{
					title: "Gardez-nous un stationnement",
					text: "L’équipement est lourd : plus le camion est près, moins ça prend de temps. Voyez [nos autres conseils](article:prepare-the-visit).",
				},
			],
		},
	],
	questions: [
		{
			question: "Comment reconnaître une entreprise sérieuse?",
			answer:
				"Demandez un total écrit pour votre nombre de bouches, la liste des exclusions et des photos de vos propres conduits. Raccrochez à un appel non sollicité : le Centre antifraude du Canada range le nettoyage de conduits parmi les cas les plus fréquents de fraude aux services à domicile. Voyez aussi [les pièges courants](article:duct-cleaning-scams).",
		},
		{
			question: "J’ai signé avec un vendeur à ma porte. Que faire?",
			answer:
				"Selon l’Office de la protection du consommateur, un contrat conclu avec un commerçant itinérant s’annule sans frais ni explication dans les 10 jours suivant la réception de votre exemplaire signé, même si le travail est commencé. Faites-le par écrit.",
		},
		{
			question: "Existe-t-il une certification officielle?",
			answer:
				"L’EPA ne certifie aucune entreprise de nettoyage de conduits, et aucune ne devrait prétendre le contraire. Une association de métier n’est pas un organisme public. Demandez plutôt des photos prises dans vos conduits.",
		},
		{
			question: "Faut-il tout faire le même jour?",
			answer:
				"Non. Tout grouper évite un second rendez-vous et coûte parfois moins cher : les rabais en cours, avec leurs dates, sont à la page [Promotions](page:discounts).",
		},
		{
			question: "En condo, qui paie?",
			answer:
				"Votre déclaration de copropriété le dit : certains conduits sont privatifs, d’autres communs. Pour tout un immeuble, voyez [immeubles et copropriétés](page:services-condo-building).",
		},
	],
};
