import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Immeubles et copropriétés",
	title: "Conduits et parties communes d’immeubles, Montréal",
	description:
		"Conduits de sécheuse par logement, colonnes communes, garage et corridors. Prix par logement dès 8 logements et rapport photo pour le conseil.",
	heading: "Immeubles et copropriétés, porte par porte",
	lead: "Une seule personne suit votre dossier, l’horaire est affiché d’avance et chaque logement a son rapport. Votre conseil sait ce qui a été fait et ce qui reste à faire.",
	pitch: "Sécheuses, colonnes, garage et corridors, avec un rapport par logement.",
	facts: [
		{ label: "Rythme", value: "8 à 12 logements par jour" },
		{ label: "Preuve", value: "Photos et rapport par porte" },
		{ label: "Prix, 12 logements", value: "{{service:condo-building}}" },
	],
	sections: [
		{
			kind: "signs",
			heading: "Signes qu’il est temps de nettoyer",
			items: [
				{
					icon: "timer",
					title: "Plusieurs sécheuses peinent",
					text: "Un seul logement, c’est souvent l’appareil. Trois logements de la même colonne, c’est plutôt le conduit.",
				},
				{
					icon: "bird",
					title: "Les clapets extérieurs restent ouverts",
					text: "Nids, charpie prise, lames cassées : on les voit du trottoir ou du stationnement.",
				},
				{
					icon: "search",
					title: "Personne ne trouve le dernier rapport",
					text: "Le gestionnaire a changé et les factures se sont perdues. On repart d’un état des lieux daté.",
				},
				{
					icon: "shield",
					title: "L’assureur pose la question",
					text: "Il demande parfois une preuve d’entretien. Un rapport par porte y répond mieux qu’une facture globale.",
				},
			],
			otherwise: {
				title: "Dans le doute, commencez par trois portes",
				text: "Nous vérifions les conduits de trois logements, à des étages différents. S’ils sont dégagés, nous l’écrivons et vous gardez votre budget pour autre chose.",
			},
		},
		{
			kind: "prose",
			heading: "Conduits privatifs et colonnes communes",
			paragraphs: [
				"Dans un immeuble, certains conduits servent à un seul logement, comme celui de la sécheuse. Une colonne, elle, en dessert plusieurs. L’article 1044 du Code civil du Québec présume communs les équipements partagés et les canalisations, y compris celles qui traversent les parties privatives. Votre déclaration de copropriété peut préciser autre chose : relisez-la avant de voter.",
				"Mieux vaut tout faire la même semaine, car un conduit oublié reste un risque pour les voisins. Dans son étude des années 2008 à 2010, l’administration américaine des incendies (U.S. Fire Administration) place le défaut de nettoyage au premier rang des facteurs d’incendie de sécheuse. Notre article sur [la charpie](article:dryer-lint-fires) en parle sans dramatiser.",
				"Le prix est de {{price:condo-unit}} par logement à partir de 8 logements. Le nombre d’étages, l’accès au toit et les conduits communs font varier ce prix. En dessous de 8 logements, chaque conduit est facturé au prix d’une maison. La soumission que le conseil accepte est ferme.",
			],
		},
		{
			kind: "table",
			heading: "Qui fait quoi",
			intro:
				"À copier dans votre avis aux résidents. La [liste du syndicat](article:condo-syndicate-checklist) va plus loin.",
			columns: ["Tâche", "Syndicat ou gestionnaire", "Copropriétaire", "Notre équipe"],
			rows: [
				["Décider", "Vote et signe le mandat", "Lit l’avis", "Rédige la soumission, ligne par ligne"],
				[
					"Colonnes communes",
					"Donne accès au toit et au local technique",
					"Rien à faire",
					"Brosse, aspire, photographie",
				],
				[
					"Conduit de sécheuse",
					"Fixe le jour et l’heure",
					"Ouvre, dégage l’appareil",
					"Débranche, nettoie, rebranche, vérifie le débit",
				],
				["Filtre à charpie", "Rappelle la consigne", "Le vide à chaque brassée", "Montre comment le laver"],
				["Garage, corridors", "Affiche la date", "Déplace sa voiture", "Balaie, lave, évacue l’eau"],
			],
		},
		{
			kind: "steps",
			heading: "Du premier appel au rapport",
			steps: [
				{
					at: "Semaine 1",
					title: "La visite avec vous",
					text: "On compte les portes, on monte au toit, on ouvre deux ou trois conduits.",
				},
				{
					at: "Semaine 2",
					title: "La soumission pour le conseil",
					text: "Un prix par logement, un prix par partie commune, les exclusions en toutes lettres.",
				},
				{
					at: "Deux semaines avant",
					title: "L’avis aux résidents",
					text: "Nous fournissons le texte, en français et en anglais, avec les plages de deux heures.",
				},
				{
					at: "Le jour même",
					title: "Porte par porte",
					text: "Couvre-chaussures, vingt à trente minutes par logement, photo avant et après.",
				},
				{
					at: "5 jours après",
					title: "Le rapport",
					text: "Un tableau indique les logements faits, les absents et les défauts trouvés. Il peut être versé au carnet d’entretien.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce que comprend le prix par logement",
			included: [
				"Conduit de sécheuse, de l’appareil à la sortie",
				"Colonnes communes accessibles par une trappe existante",
				"Sortie extérieure dégagée, clapet vérifié",
				"Aspiration des corridors après notre passage",
				"Modèle d’avis bilingue et coordination de l’horaire",
				"Rapport photo par porte, en PDF",
			],
			excluded: [
				"Garage et cages d’escalier : ligne à part, selon la superficie",
				"Logement resté fermé aux deux passages prévus",
				"Nacelle, échafaudage ou travail en façade",
				"Ouverture de murs, ajout de trappes, remplacement de conduits",
				"Clapets coupe-feu : un spécialiste doit les inspecter",
				"Chute à déchets et conduits de cheminée",
			],
		},
		{
			kind: "table",
			heading: "Calendrier d’entretien d’un immeuble",
			intro: "Un calendrier simple, à adapter. Rien n’oblige à tout faire chaque année : fiez-vous au dernier rapport.",
			columns: ["Saison", "À prévoir", "Parce que"],
			rows: [
				["Printemps", "Garage balayé et lavé", "Le sable et le sel de l’hiver montent aux étages sous les semelles"],
				["Été", "Colonnes et sorties de toit", "Le toit est sec et les nids sont vides en fin de saison"],
				["Automne", "Sécheuses, échangeurs d’air", "On ferme les fenêtres et les appareils tournent davantage"],
				["Hiver", "Entrées, corridors, budget", "C’est le moment de préparer le budget, rapport en main"],
			],
		},
		{
			kind: "preparation",
			heading: "Préparer la visite de l’immeuble",
			tips: [
				{
					title: "Nommez une personne",
					text: "Un concierge ou un administrateur, avec les clés et un téléphone allumé ce jour-là.",
				},
				{
					title: "Affichez deux fois",
					text: "Deux semaines avant, puis 48 heures avant. Ascenseur, boîtes aux lettres, courriel.",
				},
				{ title: "Réservez l’ascenseur", text: "L’aspirateur est lourd. Une housse protège la cabine." },
				{
					title: "Signalez les cas particuliers",
					text: "Animaux, travail de nuit, sécheuse sans conduit : dites-le-nous d’avance.",
				},
			],
		},
	],
	questions: [
		{
			question: "Qui paie, le syndicat ou chaque copropriétaire?",
			answer:
				"Cela dépend de votre déclaration de copropriété. Nous adressons une seule facture au syndicat, ou nous facturons séparément les parties communes et chaque logement. Pour une question de droit, consultez un notaire ou un avocat.",
		},
		{
			question: "Et si un résident est absent?",
			answer:
				"Un second passage est prévu le dernier jour. Ensuite, le logement est inscrit comme non fait, et il n’est pas facturé.",
		},
		{
			question: "Le rapport suffit-il comme carnet d’entretien?",
			answer:
				"Non. L’article 1070.2 du Code civil du Québec exige un carnet pour l’immeuble entier, et un règlement dit quels professionnels peuvent l’établir. Notre rapport y ajoute une ligne datée.",
		},
		{
			question: "Entrez-vous sans le résident?",
			answer:
				"Seulement avec son accord écrit, et accompagnés de la personne que vous avez nommée. Sinon, nous n’entrons pas.",
		},
		{
			question: "À quelle fréquence revenir?",
			answer:
				"Les photos aident à en décider. Un conduit court et droit peut attendre longtemps, une colonne coudée s’encrasse plus vite. Nous proposons une date par colonne, pas un abonnement.",
		},
		{
			question: "Et si un résident n’est pas satisfait?",
			answer:
				"Il nous écrit dans les {{guarantee}} jours, ou vous le faites pour lui. Nous revenons chez lui gratuitement.",
		},
	],
};
