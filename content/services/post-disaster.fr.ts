import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Après sinistre",
	title: "Nettoyage après sinistre : eau, feu, moisissures, égout",
	description:
		"Dégât d’eau, incendie, moisissures ou refoulement d’égout : quoi faire avant notre arrivée et comment nous travaillons avec votre assureur.",
	heading: "Après un sinistre, appelez d’abord",
	lead: "Mettez tout le monde en sécurité, puis composez le {{phone}}. Une personne évalue la situation avec vous. Aucun prix automatique.",
	pitch: "Eau, feu, moisissures ou égout : une personne au bout du fil, puis une équipe sur place.",
	facts: [
		{ label: "Téléphone", value: "{{phone}}" },
		{ label: "Photos", value: "Datées, à chaque étape" },
		{ label: "Facturation", value: "Sur soumission acceptée" },
	],
	sections: [
		{
			kind: "notice",
			tone: "warning",
			title: "Votre sécurité passe avant les meubles",
			text: "De l’eau entre au sous-sol? Ne touchez à rien et demandez à **Hydro-Québec** de couper le courant : c’est sa propre consigne. Danger immédiat, fumée ou odeur de gaz : sortez, puis faites le **911**. Après un incendie, attendez l’accord des pompiers. Restez hors de l’eau d’égout. Pour une question de santé, Info-Santé répond au **811**.",
		},
		{
			kind: "table",
			heading: "Les premiers gestes, selon le sinistre",
			intro: "N’agissez que si les lieux sont sûrs. Sinon, restez dehors : aucun objet ne vaut un choc électrique.",
			columns: ["Sinistre", "À faire", "À éviter", "Nos moyens"],
			rows: [
				[
					"Eau propre",
					"Fermer l’entrée d’eau, relever les rideaux, surélever les meubles",
					"Monter le chauffage au maximum",
					"Extracteurs, ventilateurs, déshumidificateurs",
				],
				[
					"Feu, fumée",
					"Arrêter la ventilation, fermer les portes intérieures",
					"Frotter la suie, allumer les appareils",
					"Aspirateurs HEPA, éponges sèches",
				],
				[
					"Moisissures",
					"Trouver d’où vient l’eau, fermer la pièce",
					"Brosser à sec, repeindre par-dessus",
					"Toiles de confinement, air filtré",
				],
				[
					"Égout",
					"Cesser d’utiliser l’eau, éloigner enfants et animaux",
					"Aspirer avec votre appareil, garder les tapis touchés",
					"Protection complète, pompage, désinfection des surfaces dures",
				],
			],
		},
		{
			kind: "preparation",
			heading: "En nous attendant",
			tips: [
				{
					title: "Photographiez d’abord",
					text: "Avant de déplacer quoi que ce soit : chaque pièce, le niveau d’eau sur le mur, puis chaque objet à jeter.",
				},
				{
					title: "Prévenez votre assureur",
					text: "Faites-le tout de suite, même le soir. Notez le numéro de dossier et le nom de l’expert en sinistre.",
				},
				{
					title: "Aucun moteur à essence à l’intérieur",
					text: "Les pompes et les génératrices restent dehors, loin des fenêtres. Le gouvernement du Québec met en garde contre le monoxyde de carbone.",
				},
				{ title: "Sauvez l’irremplaçable", text: "Papiers, photos, médicaments restés au sec. Le reste attendra." },
			],
		},
		{
			kind: "prose",
			heading: "Ce que nous faisons après un sinistre",
			paragraphs: [
				"Nous retirons l’eau, la suie et les saletés, nous asséchons, puis nous nettoyons ce qui peut être gardé. L’Agence américaine de protection de l’environnement (EPA) conseille d’assécher les matériaux mouillés dans les 24 à 48 heures pour prévenir les moisissures. Notre article sur [les premières 24 heures](article:water-damage-first-24-hours) détaille la suite.",
				"Notre client, c’est vous, et non votre assureur. La Chambre de l’assurance de dommages rappelle que vous pouvez retenir l’entreprise de votre choix ou celle que l’assureur propose, une fois votre contrat vérifié. Elle conseille aussi de limiter les dommages, mais de ne rien réparer de façon permanente avant d’en avoir parlé à l’assureur. Nous fournissons photos, relevés d’humidité et liste des objets.",
				"Nous n’affichons pas de fourchette ici, parce qu’elle serait fausse. La soumission vient après la visite; une fois acceptée, elle est ferme. Seule l’intervention d’urgence est convenue au téléphone, avec son tarif, avant le départ du camion.",
			],
		},
		{
			kind: "steps",
			heading: "De l’appel à la pièce sèche",
			steps: [
				{
					at: "L’appel",
					title: "On vous écoute",
					text: "D’où vient l’eau ou la fumée, depuis quand, quelle surface. Si personne ne répond, laissez un message : on rappelle dans l’heure, pendant les heures d’ouverture.",
				},
				{
					at: "À l’arrivée",
					title: "On sécurise",
					text: "On s’assure que le courant est coupé, on ferme la zone, on photographie. Si un électricien ou un plombier doit passer avant nous, on vous le dit.",
				},
				{
					at: "Jour 1",
					title: "On retire",
					text: "Eau, boue, suie, objets irrécupérables. Chaque objet jeté est noté et photographié.",
				},
				{
					at: "Jours 2 à 5",
					title: "On assèche et on mesure",
					text: "Appareils en marche jour et nuit, relevés d’humidité notés. La durée dépend des matériaux.",
				},
				{
					at: "Ensuite",
					title: "On nettoie",
					text: "Surfaces, contenu, [conduits](page:services-ventilation-ducts) si la suie ou l’eau y est entrée.",
				},
				{
					at: "À la fin",
					title: "On remet le dossier",
					text: "Rapport daté pour vous et pour l’assureur, avec ce qui reste à réparer.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce que nous faisons, ce qui revient à d’autres métiers",
			included: [
				"Évaluation au téléphone, sans frais",
				"Pompage et extraction de l’eau",
				"Location et surveillance des appareils de séchage",
				"Nettoyage de la suie et des surfaces dures",
				"Confinement de la zone contaminée",
				"Rapport, photos et relevés pour l’assureur",
			],
			excluded: [
				"Électricité, plomberie, gaz : réservés aux titulaires d’une licence",
				"Démolition et reconstruction : il faut une licence de la Régie du bâtiment",
				"Matériaux pouvant contenir de l’amiante, avant analyse",
				"Analyses d’air : à confier à un laboratoire indépendant",
				"Négociation de votre indemnité",
				"Toute promesse sur votre santé ou sur un air sans spores",
			],
		},
		{
			kind: "signs",
			heading: "Quand ne pas s’y attaquer seul",
			items: [
				{
					icon: "droplet",
					title: "L’eau est entrée dans les murs",
					text: "Le gypse absorbe l’eau, qui monte dans le mur. La surface sèche, mais l’intérieur reste mouillé.",
				},
				{
					icon: "flame",
					title: "L’odeur de fumée est partout",
					text: "La suie suit l’air chaud jusque dans les placards fermés. Un chiffon humide l’étale.",
				},
				{
					icon: "cloud",
					title: "Les taches dépassent 3 m²",
					text: "À partir de là, la SCHL recommande des spécialistes formés à l’enlèvement des moisissures.",
				},
				{
					icon: "alert",
					title: "L’eau vient du drain",
					text: "Tout ce qui est poreux et souillé doit être jeté. Le gouvernement du Québec recommande de désinfecter et d’assécher le reste.",
				},
			],
			otherwise: {
				title: "Une petite tache au bord de la fenêtre?",
				text: "Vous n’avez pas besoin de nous. Jusqu’à trois taches de moins d’un mètre carré chacune se lavent à l’eau et au détergent à vaisselle sans parfum, selon la SCHL, si vous êtes en bonne santé. Corrigez ensuite l’humidité.",
			},
		},
	],
	questions: [
		{
			question: "Combien cela coûtera-t-il?",
			answer:
				"Nous ne pouvons pas le dire avant d’avoir vu les lieux. Vous acceptez une soumission détaillée avant tout travail autre que l’urgence. Si elle doit changer, nous arrêtons et nous en parlons avec vous et avec l’expert en sinistre.",
		},
		{
			question: "L’assurance paiera-t-elle?",
			answer:
				"Seul votre assureur peut le dire. Le refoulement d’égout, par exemple, est souvent une protection en option, selon le Bureau d’assurance du Canada. Nous ne prédisons jamais une indemnité pour vous faire signer.",
		},
		{
			question: "Faut-il faire analyser les moisissures?",
			answer:
				"Santé Canada indique qu’il n’est pas nécessaire d’en connaître l’espèce pour les enlever. Ce qui compte, c’est de trouver d’où vient l’eau et de retirer la moisissure. Pour une grande surface, un expert indépendant devrait rédiger le protocole. Nous le suivons.",
		},
		{
			question: "Puis-je rester chez moi?",
			answer:
				"Cela dépend du sinistre et de la zone. Après un refoulement d’égout ou un incendie, prévoyez de dormir ailleurs. En cas de doute sur votre santé, appelez le 811.",
		},
		{
			question: "Sauverez-vous mes tapis et mes meubles?",
			answer:
				"Souvent, s’ils ont été mouillés par de l’eau propre et séchés vite. Presque jamais, si l’eau venait de l’égout. Un tapis de valeur mérite un avis : voyez les [tapis d’Orient](page:services-oriental-rugs).",
		},
		{
			question: "Votre garantie s’applique-t-elle?",
			answer:
				"Oui, au nettoyage. Dites-nous dans les {{guarantee}} jours ce qui ne va pas et nous revenons gratuitement. Une nouvelle fuite est un nouveau sinistre.",
		},
	],
};
