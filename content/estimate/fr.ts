import type { EstimateFlowWords } from "#app/model/estimate/words.ts";

/** The words of the estimate after its first screen. French is the original. */
export const estimateWords: EstimateFlowWords = {
	details: {
		title: "Estimation : les détails qui changent le prix",
		description:
			"Quelques questions par service, et une fourchette qui se précise à chaque réponse, avec le détail, les taxes et le total.",
		heading: "Quelques détails sur le travail",
		lead: "Ces réponses précisent la fourchette. Vous pouvez répondre « Je ne sais pas » partout.",
		next: "Ensuite : votre code postal et vos disponibilités",
		continue: "Continuer",
		back: "Services",
	},
	visit: {
		title: "Estimation : où et quand passer chez vous",
		description:
			"Votre code postal, les jours qui vous conviennent et quelques photos si vous en avez : de quoi vous proposer une date réaliste.",
		heading: "Où et quand?",
		lead: "Le code postal suffit pour l’instant. L’adresse complète viendra ensuite.",
		next: "Ensuite : vos coordonnées",
		continue: "Continuer",
		back: "Détails",
		postalCode: {
			label: "Code postal",
			hint: "Pour savoir si nous passons chez vous. Exemple : {{postal}}.",
			wrong: "Ce code postal semble incorrect. Exemple : {{postal}}.",
			missing: "Inscrivez votre code postal.",
		},
		served: "Oui, nous passons par chez vous : {area}. Le déplacement est compris.",
		outside: {
			title: "{code} est hors de notre secteur habituel.",
			text: "Nous y allons parfois. Envoyez quand même votre demande : nous vous dirons oui ou non le jour même ou le jour ouvrable suivant. La fourchette vaut pour notre secteur. Si le déplacement change le prix, vous le saurez avant de décider.",
			continue: "Continuer ma demande",
		},
		waiting: {
			text: "Vous aimez mieux attendre? Laissez un courriel, et nous vous écrirons une fois si nous commençons à desservir votre secteur; votre adresse sera alors effacée. Sinon, l’équipe la garde 24 mois au plus, et l’efface dès que vous le demandez.",
			label: "Courriel, pour être averti",
			button: "M’avertir",
			emailWrong: "Cette adresse courriel semble incorrecte. Exemple : nom@exemple.ca.",
			thanks: {
				title: "C’est noté.",
				text: "Nous vous écrirons une fois si nous commençons à desservir votre secteur, et pour rien d’autre. Pour faire effacer votre adresse, écrivez-nous.",
			},
		},
		date: {
			label: "Quel jour vous conviendrait?",
			hint: "Facultatif. C’est un souhait : la date est fixée quand nous vous la confirmons.",
			past: "Cette date est passée. Choisissez-en une autre.",
			closed: "Nous sommes fermés ce jour-là. Choisissez-en un autre.",
			far: "C’est trop loin dans le calendrier. Choisissez une date plus proche, ou dites-le dans le commentaire.",
		},
		part: {
			label: "À quel moment de la journée?",
			options: { any: "Peu importe", morning: "Le matin", afternoon: "L’après-midi" },
		},
		days: {
			label: "Quels autres jours vous iraient?",
			hint: "Au cas où votre premier choix serait déjà pris.",
			options: { 1: "Lundi", 2: "Mardi", 3: "Mercredi", 4: "Jeudi", 5: "Vendredi", 6: "Samedi" },
		},
		comment: {
			label: "Autre chose à nous dire?",
			hint: "Facultatif. Le stationnement, l’accès, les animaux. N’écrivez pas ici de code de porte ou d’alarme : une fois le rendez-vous pris, la page de votre demande a une note d’accès pour cela.",
			tooLong: "Ce commentaire est trop long : 2 000 caractères au plus. Raccourcissez-le, ou appelez-nous.",
		},
		photos: {
			label: "Des photos, si vous en avez",
			hint: "Facultatif. Une tache, une étiquette, une grille ouverte. Nous retirons du fichier le lieu, la date et le modèle d’appareil. Évitez les visages et les documents. Six photos au plus, de 8 Mo chacune.",
			choose: "Choisir des photos",
			add: "Ajouter des photos",
			remove: "Retirer la photo {n}",
			alt: "Votre photo {n}",
			count: "Photos : {n} sur {most}",
			uploading: "Envoi de {name}…",
			refused: {
				"not-a-picture": "Le fichier {name} n’est pas une photo que nous savons lire. Essayez en JPEG ou en PNG.",
				"too-large": "Le fichier {name} est trop lourd. Envoyez une version réduite.",
				"too-many-pixels": "L’image {name} est trop grande. Envoyez une version réduite.",
				unreadable:
					"Le fichier {name} ne s’ouvre pas : il est incomplet, ou d’un format que nous ne lisons pas, comme HEIC. Essayez en JPEG.",
				"too-many": "Le maximum est atteint : le fichier {name} n’a pas été ajouté. Retirez d’abord une photo.",
				busy: "Le fichier {name} n’a pas pu être reçu : le serveur ne peut pas prendre plus de photos en ce moment. Réessayez dans quelques minutes, ou continuez sans cette photo.",
				"no-space":
					"Le fichier {name} n’a pas pu être reçu : notre serveur n’a plus assez de place pour des photos. Continuez sans cette photo, ou appelez-nous.",
				failed: "Le fichier {name} n’est pas arrivé. Vérifiez votre connexion, puis réessayez.",
			},
		},
		urgent: {
			title: "N’attendez pas notre réponse, appelez.",
			text: "Composez le {{phone}} avant de continuer. Une personne évalue la situation avec vous et vous dit quoi faire d’ici notre arrivée.",
		},
	},
	person: {
		title: "Estimation : vos coordonnées et l’envoi",
		description:
			"Un nom, et un courriel ou un téléphone pour vous répondre. Relisez votre demande, puis envoyez-la : rien ne vous engage.",
		heading: "Vos coordonnées",
		lead: "Un courriel ou un téléphone suffit. Nous nous en servons pour cette demande, et pour rien d’autre sans votre accord.",
		next: "Ensuite : votre référence et une page de suivi",
		continue: "Envoyer ma demande",
		back: "Où et quand",
		language: {
			label: "Dans quelle langue voulez-vous notre réponse?",
			options: { fr: "En français", en: "En anglais" },
		},
		promise:
			"L’envoi ne vous engage à rien. Vous recevez une référence, une page pour suivre la demande et, si vous laissez un courriel, une copie de la fourchette.",
		send: "Envoyer ma demande",
		sending: "Envoi en cours",
	},
	follow: {
		title: "Suivre votre demande",
		description:
			"L’état de votre demande, votre fourchette et votre rendez-vous au même endroit. Vous pouvez y ajouter un message ou une photo.",
		locked: {
			heading: "Vérification avant d’ouvrir la demande",
			lead: "Cette page contient des renseignements personnels. Avant de l’ouvrir, nous vérifions que la demande est la vôtre.",
			label: "Les quatre derniers chiffres de votre téléphone, ou votre courriel",
			hint: "Ceux que vous nous avez donnés avec la demande.",
			button: "Ouvrir ma demande",
			wrong: "Cela ne correspond pas à la demande. Vérifiez, ou essayez avec votre autre moyen de contact.",
			tooMany: "Trop d’essais. Attendez un moment avant de réessayer, ou appelez-nous avec votre référence.",
		},
		sent: {
			heading: "Merci, votre demande est envoyée",
			lead: "Une personne de l’équipe la lira et vous répondra le jour même ou le jour ouvrable suivant.",
		},
		heading: "Votre demande",
		reference: "Votre référence",
		receivedOn: "Reçue le",
		status: {
			label: "État de la demande",
			values: {
				new: {
					title: "Nouvelle",
					text: "Nous l’avons reçue. Une personne de l’équipe la lira pendant les heures d’ouverture et vous répondra le jour même ou le jour ouvrable suivant.",
				},
				contacted: {
					title: "Contactée",
					text: "Nous vous avons répondu. Regardez vos courriels et vos messages. Rien reçu? Appelez-nous avec votre référence.",
				},
				quoted: {
					title: "Prix envoyé",
					text: "Nous vous avons donné notre prix. Prenez le temps d’y penser : si vous dites non, nous ne vous relançons pas.",
				},
				booked: {
					title: "Rendez-vous pris",
					text: "Le jour et l’heure sont réservés pour vous. Vous pouvez déplacer ou annuler sans frais jusqu’à 24 h avant, sur cette page, par téléphone ou par courriel.",
				},
				done: {
					title: "Terminée",
					text: "Le travail est fait. Quelque chose ne va pas? Dites-le-nous dans les {{guarantee}} jours et nous revenons sans frais.",
				},
				lost: {
					title: "Fermée",
					text: "Elle n’a pas mené à un rendez-vous. Pour la reprendre, ajoutez un message ci-dessous ou appelez-nous.",
				},
			},
		},
		todo: {
			label: "Ce qu’il vous reste à faire",
			values: {
				new: "Rien pour l’instant. Vous pouvez ajouter un détail ou une photo à votre demande.",
				contacted: "Lisez notre réponse, puis dites-nous ce qui vous convient.",
				quoted: "Regardez le prix, puis dites-nous oui ou non, par courriel ou par téléphone.",
				booked: "Notez le jour et l’heure. Un empêchement? Déplacez ou annulez au moins 24 h avant.",
				done: "Vérifiez le résultat. Si quelque chose ne va pas, dites-le-nous dans les {{guarantee}} jours.",
				lost: "Rien : cette demande est fermée.",
			},
			add: "Ajouter un message ou des photos",
		},
		range: "Votre fourchette",
		wishes: "Vos disponibilités",
		noWishes: "Vous n’avez pas indiqué de préférence : nous vous proposerons une date.",
		calendar: "Noter la date souhaitée dans mon agenda",
		print: "Imprimer",
		copy: "Copier le lien",
		keepLink: "Gardez ce lien pour revenir ici. Sur un autre appareil, nous vérifierons d’abord que c’est bien vous.",
		addHeading: "Ajouter un message ou des photos",
		message: {
			label: "Votre message",
			hint: "Un changement, une précision, une question : l’équipe le lira avec votre demande.",
			send: "Envoyer",
			sent: "C’est envoyé : l’équipe le lira avec votre demande.",
			missing: "Écrivez un message ou ajoutez une photo.",
			tooLong: "Ce message est trop long : 2 000 caractères au plus. Raccourcissez-le, ou envoyez-le en deux fois.",
		},
		history: "Nos échanges",
		you: "Vous",
		us: "Notre équipe",
		outside: {
			title: "Votre code postal est hors de notre secteur habituel.",
			text: "Nous y allons parfois : notre réponse vous dira oui ou non. Si le déplacement change le prix, vous le saurez avant de décider.",
		},
		urgent: {
			title: "C’est urgent? Appelez maintenant.",
			text: "Votre demande est arrivée, mais les premières heures comptent. Appelez le {{phone}} : une personne vous dira quoi faire en attendant.",
		},
		quote: {
			heading: "Estimation",
			notice:
				"Ceci est une estimation, et non un contrat ni une facture. Seules la TPS et la TVQ s’ajoutent à la fourchette; le total avec taxes est indiqué.",
			valid:
				"La fourchette est une estimation fondée sur vos réponses et sur nos prix du jour de la demande. La soumission que vous acceptez ensuite est ferme; pour un travail à l’heure, elle fixe le tarif et un plafond.",
			for: "Préparée pour",
			by: "Préparée par",
		},
		event: {
			summary: "{{company}} : visite souhaitée, à confirmer",
			description:
				"Vous avez souhaité cette date dans votre demande d’estimation. Le rendez-vous sera pris quand nous vous l’aurons confirmé.",
		},
	},
	questions: {
		"ventilation-ducts": {
			home: {
				label: "Quel type d’habitation?",
				options: {
					house: "Maison",
					"semi-detached": { label: "Jumelé", note: "ou maison de ville" },
					plex: "Duplex, triplex",
					condo: "Condo",
				},
			},
			floors: {
				label: "Combien d’étages, sous-sol compris?",
				options: { 1: "1", 2: "2", 3: "3 ou plus" },
			},
			vents: {
				label: "Combien de bouches d’air?",
				hint: "Les grilles au plancher, aux murs et au plafond. Comptez un étage, puis multipliez.",
			},
			area: {
				label: "Sinon, quelle superficie?",
				hint: "Sans le compte des bouches, la superficie nous en donne une idée. Sous-sol compris.",
			},
			heating: {
				label: "Quel système de chauffage?",
				options: {
					"electric-furnace": "Fournaise électrique",
					"gas-or-oil": "Gaz ou mazout",
					"heat-pump": "Thermopompe",
					baseboards: "Plinthes électriques",
				},
			},
			lastCleaning: {
				label: "Le dernier nettoyage remonte à…",
				options: {
					"under-3-years": "Moins de 3 ans",
					"3-to-10-years": "3 à 10 ans",
					"over-10-years": "Plus de 10 ans",
				},
			},
		},
		"dryer-ducts": {
			exit: {
				label: "Par où sort le conduit?",
				options: { wall: "Par un mur", roof: "Par le toit" },
			},
			length: {
				label: "Sa longueur, environ?",
				hint: "De la sécheuse jusqu’à la sortie, dehors.",
				options: { "under-5-m": "Moins de 5 m", "5-to-10-m": "5 à 10 m", "over-10-m": "Plus de 10 m" },
			},
			nest: {
				label: "Voyez-vous un nid d’oiseau à la sortie?",
				hint: "Des brindilles dans le clapet en sont souvent le signe.",
				options: { no: "Non", yes: "Oui" },
			},
		},
		"air-exchanger-ducts": {
			brand: {
				label: "Pouvez-vous lire la marque de l’appareil?",
				hint: "L’étiquette est sur la porte ou sur le côté. Elle nous dit ce que le noyau supporte.",
				options: { known: "Oui" },
				unknown: "Non, ou pas encore",
			},
			filters: {
				label: "Quels filtres contient-il?",
				options: { disposable: "Filtres jetables", washable: "Filtres lavables" },
			},
		},
		"oriental-rugs": {
			pieces: {
				label: "Quels tapis?",
				hint: "Mesurez sans les franges. Un tapis de 5 pi sur 8 pi fait 40 pi².",
				fields: {
					width: { label: "Largeur" },
					length: { label: "Longueur" },
					fibre: {
						label: "Fibre",
						hint: "L’étiquette est souvent à l’envers, dans un coin.",
						options: {
							synthetic: "Synthétique",
							wool: "Laine",
							silk: "Soie",
							viscose: "Viscose, soie de bambou",
							cotton: "Coton",
							plant: "Jute, sisal",
						},
					},
					stains: {
						label: "Taches",
						options: { none: "Aucune", stains: "Des taches", urine: "De l’urine" },
					},
				},
			},
			place: {
				label: "Où laver vos tapis?",
				hint: "L’atelier convient aux tapis noués, anciens ou très sales : nous passons les prendre et les rapportons.",
				options: { workshop: "À l’atelier", home: "Chez vous" },
			},
		},
		"furniture-mattresses": {
			pieces: {
				label: "Quels meubles, quels matelas?",
				hint: "Une fiche par type de meuble : six chaises identiques font une seule fiche, quantité 6.",
				fields: {
					piece: {
						label: "Pièce",
						options: {
							sofa: "Sofa",
							armchair: "Fauteuil",
							chair: "Chaise",
							ottoman: "Pouf",
							mattress: "Matelas",
							carpet: "Moquette",
						},
					},
					count: { label: "Quantité" },
					seats: { label: "Places assises", hint: "Pour un seul sofa. Un modulaire se compte place par place." },
					size: {
						label: "Format",
						options: {
							single: "Simple",
							double: "Double",
							queen: "Grand (queen)",
							king: "Très grand (king)",
						},
					},
					area: { label: "Superficie", hint: "À peu près. Des photos, plus loin, nous aideront à la chiffrer." },
					fabric: {
						label: "Code du tissu",
						hint: "Sur l’étiquette, sous un coussin ou sous le cadre.",
						options: {
							w: "W : à l’eau",
							ws: "WS : eau ou solvant",
							s: "S : solvant seulement",
							x: "X : aspirateur seulement",
							delicate: "Cuir, suède ou soie",
						},
					},
					stains: {
						label: "Taches",
						options: { none: "Aucune", stains: "Des taches", urine: "De l’urine" },
					},
				},
			},
		},
		"house-cleaning": {
			purpose: {
				label: "Quelle sorte de grand ménage?",
				options: {
					"one-time": "Ponctuel",
					"before-a-move": "Avant un déménagement",
					"after-works": "Après des travaux",
				},
			},
			area: {
				label: "Quelle superficie à nettoyer?",
				hint: "À peu près, et seulement les pièces à faire.",
			},
			rooms: {
				label: "Combien de pièces?",
				hint: "Cuisine, salon, chambres, bureau. Les salles de bain se comptent à part.",
			},
			bathrooms: { label: "Combien de salles de bain?", hint: "Une salle d’eau compte aussi." },
			stairs: {
				label: "Combien d’escaliers à nettoyer?",
				hint: "Chaque volée de marches compte. Laissez 0 s’il n’y en a pas.",
			},
			condition: {
				label: "Dans quel état sont les lieux?",
				hint: "Répondez sans gêne : la réponse sert à prévoir assez de temps.",
				options: { tidy: "Bien tenus", ordinary: "Ordinaires", neglected: "Négligés" },
			},
			pets: { label: "Y a-t-il des animaux?", options: { no: "Non", yes: "Oui" } },
			extras: {
				label: "Que faut-il ajouter?",
				hint: "Chaque option ajoute du temps, au même tarif.",
				options: { oven: "Intérieur du four", fridge: "Intérieur du frigo", windows: "Intérieur des fenêtres" },
			},
		},
		"condo-building": {
			units: { label: "Combien de logements?" },
			floors: { label: "Combien d’étages dans l’immeuble?" },
			commonDucts: {
				label: "Y a-t-il des conduits communs?",
				hint: "Des colonnes qui servent à plusieurs logements.",
				options: { no: "Non", yes: "Oui" },
			},
			parkingArea: {
				label: "Quelle superficie de garage à laver?",
				hint: "Écrivez 0 s’il n’y en a pas.",
			},
		},
		"factory-shop-office": {
			sector: {
				label: "Quel genre de lieu?",
				options: {
					office: "Bureau",
					shop: "Commerce",
					restaurant: "Restaurant ou café",
					"clinic-daycare": "Clinique ou garderie",
					"workshop-factory": "Atelier ou usine",
				},
			},
			area: { label: "Quelle superficie de plancher?", hint: "À peu près. Le bail l’indique souvent." },
			workTime: {
				label: "Quand pouvons-nous travailler?",
				options: { day: "Le jour", evening: "Le soir", weekend: "La fin de semaine", night: "La nuit" },
			},
		},
		"post-disaster": {
			cause: {
				label: "Que s’est-il passé?",
				options: {
					water: "Dégât d’eau",
					fire: "Feu ou fumée",
					mould: "Moisissures",
					sewage: "Refoulement d’égout",
				},
			},
			since: {
				label: "Depuis quand?",
				options: {
					"under-24-hours": "Moins de 24 heures",
					"under-a-week": "Moins d’une semaine",
					older: "Plus longtemps",
				},
			},
			area: { label: "Quelle surface est touchée?", hint: "À vue d’œil. N’y retournez pas pour mesurer." },
		},
	},
	unknown: "Je ne sais pas",
	units: { squareFeet: "pi²", feet: "pi" },
	fewer: "Diminuer : {label}",
	more: "Augmenter : {label}",
	noneOfThese: "Rien de tout cela",
	addPiece: { "oriental-rugs": "Ajouter un tapis", "furniture-mattresses": "Ajouter une pièce" },
	pieceTitle: { "oriental-rugs": "Tapis {n}", "furniture-mattresses": "Pièce {n}" },
	pieceCard: {
		more: "{piece} en plus",
		addHint: "Chaque bouton ajoute une fiche. Rien n’est perdu de ce que vous avez répondu.",
		price: "Prix de cette pièce :",
		remove: "Retirer",
		removeNamed: "Retirer : {piece}",
		removed: "Retiré de la liste : {piece}.",
		restore: "Remettre",
		empty:
			"Aucune pièce décrite : en attendant, la fourchette suit un exemple. Une visite coûte au moins {minimum}, tous services réunis.",
	},
	changeServices: "Modifier les services",
	panel: {
		title: "Votre fourchette",
		before: "avant taxes; déplacement, équipement et produits compris",
		noPrice: "Pas de prix automatique",
		subtotal: "Sous-total",
		gst: "TPS (5 %)",
		qst: "TVQ (9,975 %)",
		total: "Total",
		withTaxes: "{total} avec taxes",
		duration: "Durée prévue",
		added: "+ {amount}",
		off: "− {amount}",
		codeUntil: "Code {code}, jusqu’au {date}",
		onInspection: "Après examen",
		refused: "Non offert",
		byPhone: "Par téléphone",
		minimum: "Pour atteindre le minimum de {minimum}",
		lines: {
			ducts: "Conduits de ventilation",
			dryer: "Conduit de sécheuse",
			"dryer-roof-exit": "Sortie au toit",
			exchanger: "Échangeur d’air",
			rug: "Tapis",
			"rug-urine": "Traitement de l’urine",
			"rug-minimum": "Ajustement au minimum, tapis",
			sofa: "Sofa",
			armchair: "Fauteuil",
			chair: "Chaise",
			ottoman: "Pouf",
			mattress: "Matelas",
			carpet: "Moquette",
			furniture: "Un meuble ou un matelas",
			"house-cleaning": "Grand ménage",
			"condo-units": "Conduits des logements",
			"condo-parking": "Garage",
			commercial: "Usine, commerce ou bureau",
			"commercial-minimum": "Ajustement au minimum, lieu de travail",
			disaster: "Après sinistre",
			"minimum-call-out": "Ajustement au minimum par visite",
		},
		facts: {
			vents: { one: "{n} bouche", other: "{n} bouches" },
			ventsBetween: "{low} à {high} bouches",
			squareFeet: "{n} pi²",
			seats: { one: "{n} place", other: "{n} places" },
			rooms: { one: "{n} pièce", other: "{n} pièces" },
			bathrooms: { one: "{n} salle de bain", other: "{n} salles de bain" },
			stairs: { one: "{n} escalier", other: "{n} escaliers" },
			units: { one: "{n} logement", other: "{n} logements" },
			floors: { one: "{n} étage", other: "{n} étages" },
			times: "{n} identiques",
		},
		caveats: {
			"ducts-may-not-exist":
				"Avec des plinthes électriques seulement, il n’y a pas de réseau de conduits à nettoyer. En cas de doute, appelez-nous avant d’aller plus loin.",
			"nest-must-be-empty": "Le nid doit être vide. S’il est occupé, nous revenons après l’envol.",
			"filters-to-provide": "Les filtres jetables ne sont pas compris : achetez-les d’avance, nous les poserons.",
			"rugs-about-ten-days": "À l’atelier, comptez une dizaine de jours. Le ramassage et la livraison sont compris.",
			"urine-without-promise": "Nous traitons l’urine du mieux possible, sans promesse sur l’odeur.",
			"urine-at-home-not-advised":
				"Un tapis touché par l’urine se lave mal à domicile : nous vous conseillons l’atelier.",
			"priced-after-inspection":
				"Ce qui est marqué « Après examen » n’entre pas dans la fourchette : nous regardons la pièce, ou vos photos, avant de donner un prix.",
			"fabric-dusted-only": "Un tissu de code X ne se lave pas. Nous le dépoussiérons avec soin, sans plus.",
			"fabric-refused":
				"Nous ne nettoyons ni le cuir, ni le suède, ni la soie d’un meuble. Confiez-les à un spécialiste; ils n’entrent pas dans la fourchette.",
			"below-building-price":
				"Dans un petit immeuble, chaque conduit coûte ce qu’il coûterait dans une maison, sans jamais dépasser le prix d’immeuble.",
			"confirmed-after-site-visit":
				"Pour un immeuble ou un lieu de travail, la soumission vient après une visite sur place.",
			"night-quoted-apart": "Le prix d’une nuit complète est indiqué à part dans la soumission, avant votre accord.",
			"disaster-call-first":
				"Après un sinistre, il n’y a pas de prix automatique. Appelez d’abord : une personne évalue la situation avec vous.",
			"minimum-call-out": "Une visite a un prix minimum, tous services réunis. L’ajustement a sa propre ligne.",
			"promotion-unknown": "Ce code n’existe pas. Vérifiez-le : pour l’instant, il ne donne aucun rabais.",
			"promotion-not-current": "Ce code n’est pas en vigueur aujourd’hui : il ne donne aucun rabais.",
			"promotion-needs-services":
				"Ce code vaut pour d’autres services que ceux que vous avez choisis. Ses conditions sont sur la page des promotions.",
			"promotion-needs-two-rugs": "Ce code vaut pour le deuxième tapis : décrivez les deux pour l’utiliser.",
			"promotion-after-inspection":
				"Ce code vaut pour une pièce ou un service sans prix automatique. Le rabais sera calculé avec le prix.",
			"promotion-below-minimum": "La commande de tapis est déjà au prix minimum : ce code ne donne aucun rabais.",
		},
		open: "Il manque une réponse : {question}. La fourchette reste un peu plus large.",
		openSeveral: "Ces réponses resserreraient la fourchette : {questions}.",
		openQuestions: {
			"ventilation-ducts": {
				home: "le type d’habitation",
				floors: "le nombre d’étages",
				vents: "le nombre de bouches d’air",
				heating: "le système de chauffage",
				lastCleaning: "la date du dernier nettoyage",
			},
			"dryer-ducts": {
				exit: "la sortie du conduit de sécheuse",
				length: "la longueur du conduit de sécheuse",
				nest: "la présence d’un nid",
			},
			"air-exchanger-ducts": {
				brand: "la marque de l’échangeur",
				filters: "le genre de filtres",
			},
			"oriental-rugs": {
				pieces: "la liste des tapis",
				place: "le lieu du lavage",
				area: "la taille de chaque tapis",
				fibre: "la fibre du tapis",
				stains: "la présence de taches",
			},
			"furniture-mattresses": {
				pieces: "la liste des meubles",
				seats: "le nombre de places du sofa",
				size: "le format du matelas",
				fabric: "le code du tissu",
				stains: "la présence de taches",
			},
			"house-cleaning": {
				purpose: "la sorte de grand ménage",
				area: "la superficie à nettoyer",
				rooms: "le nombre de pièces",
				bathrooms: "le nombre de salles de bain",
				stairs: "le nombre d’escaliers",
				condition: "l’état des lieux",
				pets: "la présence d’animaux",
				extras: "le choix des options",
			},
			"condo-building": {
				units: "le nombre de logements",
				floors: "le nombre d’étages de l’immeuble",
				commonDucts: "la présence de conduits communs",
				parkingArea: "la superficie du garage",
			},
			"factory-shop-office": {
				sector: "le genre de lieu",
				area: "la superficie de plancher",
				workTime: "le moment des travaux",
			},
			"post-disaster": {},
		},
		assumed: "Pour l’instant : {assumptions}.",
		assumptions: {
			"ventilation-ducts": { vents: "{n} bouches" },
			"dryer-ducts": { exit: "sécheuse à sortie au mur" },
			"air-exchanger-ducts": {},
			"oriental-rugs": { pieces: "un tapis de laine de {n} pi²" },
			"furniture-mattresses": { pieces: "un sofa de {n} places" },
			"house-cleaning": {
				area: "{n} pi² à nettoyer",
				rooms: "{n} pièces",
				bathrooms: "{n} salle de bain",
				condition: "état ordinaire",
				purpose: "ménage ponctuel",
				pets: "sans animaux",
				extras: "sans option",
			},
			"condo-building": { units: "{n} logements", parkingArea: "sans garage à laver" },
			"factory-shop-office": { area: "{n} pi² de plancher" },
			"post-disaster": {},
		},
		confirmed:
			"L’estimation est une fourchette. La soumission que vous acceptez est ferme; pour un travail à l’heure, le tarif est ferme et un plafond est fixé.",
		code: {
			label: "Code de promotion",
			apply: "Appliquer",
		},
		offers: {
			title: "Promotions pour ces services",
			less: "{name} : {amount} de moins",
			applied: "{name} : − {amount}",
			instead: "{name} : {amount} au lieu de {other}",
			oneAtATime: "Ne s’ajoute pas à « {name} » : une seule promotion par visite.",
			notAdded: "{name} ({amount}) ne s’ajoute pas à « {other} » : nous gardons le meilleur rabais.",
			until: "Jusqu’au {date}.",
			conditions: "Conditions",
			apply: "Appliquer",
			remove: "Retirer",
			swap: "Prendre celle-ci",
			together: "Pendant que l’équipe est là",
			wallExit: "Sortie au mur. Au toit : {amount} de plus.",
			ventsIncluded: "Jusqu’à {n} bouches d’air.",
			update: "Mettre le prix à jour",
			carried: "Gratuit et sans engagement. Vos choix vous suivent dans l’estimation.",
		},
		update: "Mettre la fourchette à jour",
		announce: "Votre fourchette : {range} avant taxes, {total} avec taxes.",
		showLines: "Voir le détail du prix",
		hours: "{n} h",
		hoursAndHalf: "{n} h 30",
		halfHour: "30 min",
		hoursBetween: "{low} à {high}",
	},
	save: {
		later: {
			button: "Finir plus tard",
			text: "Ce lien ouvre vos réponses dans un autre navigateur, une seule fois, pendant 30 jours. Toute personne qui l’a peut les reprendre. Si vous l’envoyez à votre courriel, l’adresse ne sert qu’à cela.",
			link: "Votre lien",
			copy: "Copier le lien",
			copied: "Lien copié",
			email: "Courriel",
			send: "M’envoyer le lien",
			sent: "Le lien est en route. Pensez à regarder dans les indésirables.",
			emailWrong: "Cette adresse courriel semble incorrecte. Exemple : nom@exemple.ca.",
			tooMany: "Le lien a déjà été envoyé plusieurs fois. Copiez-le plutôt, ou réessayez plus tard.",
		},
		lost: {
			title: "Cette estimation n’est plus disponible",
			text: "Le lien est incomplet, ou plus de 30 jours ont passé : une estimation qui n’est pas envoyée est alors effacée. Si cela arrive dès la première étape, votre navigateur refuse les témoins : acceptez-les pour ce site, ou appelez-nous. Recommencer prend deux minutes.",
		},
		changed: {
			title: "Vous avez changé cette étape dans un autre onglet",
			text: "Ce que vous avez écrit ici est encore sur cette page, mais n’est pas enregistré. Choisissez ce qu’il faut garder.",
			keep: "Garder les réponses d’ici",
			take: "Prendre celles de l’autre onglet",
		},
	},
	errors: {
		number: "Écrivez un nombre de {min} à {max}, ou laissez vide si vous ne savez pas.",
		summary: "Il reste à corriger :",
		failures: {
			unavailable:
				"Vos réponses n’ont pas pu être enregistrées : notre système ne répond pas. Elles sont encore sur cette page. Réessayez dans une minute, ou appelez-nous.",
			busy: "Trop de demandes arrivent en même temps. Vos réponses sont encore sur cette page. Réessayez dans quelques minutes, ou appelez-nous.",
			unreachable:
				"Le site est injoignable en ce moment. Vérifiez votre connexion, puis réessayez : vos réponses sont encore sur cette page.",
		},
	},
};
