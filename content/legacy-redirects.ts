import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";

/** Paths of the former site (French at the root, English under /en), without trailing slash. */
export const legacyRedirects: readonly LegacyRedirect[] = [
	// Contact and the former branch pages
	{ from: "/contact", to: "contact", locale: "fr" },
	{ from: "/laval", to: "contact", locale: "fr" },
	{ from: "/saint-eustache", to: "contact", locale: "fr" },
	{ from: "/brossard", to: "contact", locale: "fr" },
	{ from: "/en/contact", to: "contact", locale: "en" },
	{ from: "/en/laval", to: "contact", locale: "en" },
	{ from: "/en/saint-eustache", to: "contact", locale: "en" },
	{ from: "/en/brossard", to: "contact", locale: "en" },

	// Testimonials and site map
	{ from: "/temoignages", to: "index", locale: "fr" },
	{ from: "/plan-site", to: "index", locale: "fr" },
	{ from: "/en/testimonials", to: "index", locale: "en" },
	{ from: "/en/sitemap", to: "index", locale: "en" },

	// Author pages
	{ from: "/author", to: "blog", locale: "fr" },
	{ from: "/auteur", to: "blog", locale: "fr" },
	{ from: "/en/author", to: "blog", locale: "en" },
	{ from: "/author/*", to: "blog", locale: "fr" },
	{ from: "/auteur/*", to: "blog", locale: "fr" },
	{ from: "/en/author/*", to: "blog", locale: "en" },

	// Carpets and rugs
	{ from: "/nettoyage-tapis", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/nettoyage-de-tapis-montreal", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/nettoyage-tapis-laval", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/nettoyage-carpettes", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/nettoyage-tapis-orientaux", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/services/nettoyage-de-tapis", to: "services-oriental-rugs", locale: "fr" },
	{ from: "/en/carpet-cleaning", to: "services-oriental-rugs", locale: "en" },
	{ from: "/en/carpet-cleaning-montreal", to: "services-oriental-rugs", locale: "en" },
	{ from: "/en/area-rug-cleaning", to: "services-oriental-rugs", locale: "en" },
	{ from: "/en/oriental-rug-cleaning", to: "services-oriental-rugs", locale: "en" },

	// Upholstery, mattresses and wall-to-wall carpet
	{ from: "/nettoyage-meubles", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/nettoyage-de-meubles-rembourres", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/nettoyage-divan", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/nettoyage-matelas", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/nettoyage-de-matelas-montreal", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/nettoyage-moquette", to: "services-furniture-mattresses", locale: "fr" },
	{ from: "/en/upholstery-cleaning", to: "services-furniture-mattresses", locale: "en" },
	{ from: "/en/sofa-cleaning", to: "services-furniture-mattresses", locale: "en" },
	{ from: "/en/mattress-cleaning", to: "services-furniture-mattresses", locale: "en" },
	{ from: "/en/mattress-cleaning-montreal", to: "services-furniture-mattresses", locale: "en" },

	// Ducts and ventilation
	{ from: "/nettoyage-conduits", to: "services-duct-cleaning", locale: "fr" },
	{ from: "/nettoyage-de-conduits-montreal", to: "services-duct-cleaning", locale: "fr" },
	{ from: "/nettoyage-conduits-laval", to: "services-duct-cleaning", locale: "fr" },
	{ from: "/nettoyage-ventilation", to: "services-ventilation-ducts", locale: "fr" },
	{ from: "/nettoyage-conduits-de-ventilation", to: "services-ventilation-ducts", locale: "fr" },
	{ from: "/nettoyage-systeme-ventilation", to: "services-ventilation-ducts", locale: "fr" },
	{ from: "/services/ventilation", to: "services-ventilation-ducts", locale: "fr" },
	{ from: "/en/duct-cleaning", to: "services-duct-cleaning", locale: "en" },
	{ from: "/en/air-duct-cleaning-montreal", to: "services-duct-cleaning", locale: "en" },
	{ from: "/en/ventilation-cleaning", to: "services-ventilation-ducts", locale: "en" },
	{ from: "/en/ventilation-duct-cleaning", to: "services-ventilation-ducts", locale: "en" },

	// Dryer ducts
	{ from: "/nettoyage-secheuse", to: "services-dryer-ducts", locale: "fr" },
	{ from: "/nettoyage-conduit-secheuse", to: "services-dryer-ducts", locale: "fr" },
	{ from: "/nettoyage-de-conduit-de-secheuse-montreal", to: "services-dryer-ducts", locale: "fr" },
	{ from: "/nettoyage-sortie-de-secheuse", to: "services-dryer-ducts", locale: "fr" },
	{ from: "/en/dryer-vent-cleaning", to: "services-dryer-ducts", locale: "en" },
	{ from: "/en/dryer-duct-cleaning", to: "services-dryer-ducts", locale: "en" },
	{ from: "/en/dryer-vent-cleaning-montreal", to: "services-dryer-ducts", locale: "en" },

	// Air exchangers
	{ from: "/nettoyage-echangeur-air", to: "services-air-exchanger-ducts", locale: "fr" },
	{ from: "/nettoyage-echangeur-d-air", to: "services-air-exchanger-ducts", locale: "fr" },
	{ from: "/entretien-echangeur-air-montreal", to: "services-air-exchanger-ducts", locale: "fr" },
	{ from: "/services/echangeur-air", to: "services-air-exchanger-ducts", locale: "fr" },
	{ from: "/en/air-exchanger-cleaning", to: "services-air-exchanger-ducts", locale: "en" },
	{ from: "/en/air-exchanger-maintenance", to: "services-air-exchanger-ducts", locale: "en" },
	{ from: "/en/hrv-cleaning", to: "services-air-exchanger-ducts", locale: "en" },

	// General cleaning
	{ from: "/menage", to: "services-house-cleaning", locale: "fr" },
	{ from: "/grand-menage", to: "services-house-cleaning", locale: "fr" },
	{ from: "/entretien-menager", to: "services-house-cleaning", locale: "fr" },
	{ from: "/nettoyage-general", to: "services-house-cleaning", locale: "fr" },
	{ from: "/menage-apres-construction", to: "services-house-cleaning", locale: "fr" },
	{ from: "/en/general-cleaning", to: "services-house-cleaning", locale: "en" },
	{ from: "/en/house-cleaning", to: "services-house-cleaning", locale: "en" },
	{ from: "/en/spring-cleaning", to: "services-house-cleaning", locale: "en" },
	{ from: "/en/post-construction-cleaning", to: "services-house-cleaning", locale: "en" },

	// Condo buildings
	{ from: "/nettoyage-condo", to: "services-condo-building", locale: "fr" },
	{ from: "/nettoyage-immeubles-a-logements", to: "services-condo-building", locale: "fr" },
	{ from: "/conciergerie-copropriete", to: "services-condo-building", locale: "fr" },
	{ from: "/en/condo-cleaning", to: "services-condo-building", locale: "en" },
	{ from: "/en/apartment-building-cleaning", to: "services-condo-building", locale: "en" },

	// Factories, shops and offices
	{ from: "/nettoyage-commercial", to: "services-factory-shop-office", locale: "fr" },
	{ from: "/nettoyage-bureaux", to: "services-factory-shop-office", locale: "fr" },
	{ from: "/nettoyage-industriel", to: "services-factory-shop-office", locale: "fr" },
	{ from: "/en/commercial-cleaning", to: "services-factory-shop-office", locale: "en" },
	{ from: "/en/office-cleaning", to: "services-factory-shop-office", locale: "en" },

	// Disasters and viral disinfection
	{ from: "/apres-sinistre", to: "services-post-disaster", locale: "fr" },
	{ from: "/nettoyage-apres-sinistre", to: "services-post-disaster", locale: "fr" },
	{ from: "/decontamination", to: "services-post-disaster", locale: "fr" },
	{ from: "/degats-d-eau", to: "services-post-disaster", locale: "fr" },
	{ from: "/desinfection-virale", to: "services-post-disaster", locale: "fr" },
	{ from: "/desinfection-covid-19", to: "services-post-disaster", locale: "fr" },
	{ from: "/en/disaster-cleaning", to: "services-post-disaster", locale: "en" },
	{ from: "/en/water-damage", to: "services-post-disaster", locale: "en" },
	{ from: "/en/decontamination", to: "services-post-disaster", locale: "en" },
	{ from: "/en/viral-disinfection", to: "services-post-disaster", locale: "en" },
	{ from: "/en/covid-19-disinfection", to: "services-post-disaster", locale: "en" },

	// French articles: is duct cleaning worth it?
	{ from: "/pourquoi-faire-nettoyer-ses-conduits-de-ventilation", to: "article:duct-cleaning-worth-it", locale: "fr" },
	{
		from: "/blogue/quand-faut-il-nettoyer-les-conduits-d-air-de-la-maison",
		to: "article:duct-cleaning-worth-it",
		locale: "fr",
	},
	{ from: "/2019/03/a-quelle-frequence-nettoyer-ses-conduits", to: "article:duct-cleaning-worth-it", locale: "fr" },

	// French articles: dryer lint
	{ from: "/la-charpie-de-secheuse-une-cause-d-incendie-meconnue", to: "article:dryer-lint-fires", locale: "fr" },
	{ from: "/blogue/secheuse-qui-seche-mal-verifiez-le-conduit", to: "article:dryer-lint-fires", locale: "fr" },
	{ from: "/2018/11/prevenir-les-incendies-de-secheuse", to: "article:dryer-lint-fires", locale: "fr" },

	// French articles: air exchangers
	{ from: "/comment-fonctionne-un-echangeur-d-air", to: "article:reading-an-air-exchanger", locale: "fr" },
	{ from: "/2020/01/regler-son-echangeur-d-air-en-hiver", to: "article:reading-an-air-exchanger", locale: "fr" },

	// French articles: rug stains
	{ from: "/comment-enlever-une-tache-de-vin-sur-un-tapis-de-laine", to: "article:wool-rug-stains", locale: "fr" },
	{ from: "/blogue/entretien-des-tapis-de-laine-et-tapis-persans", to: "article:wool-rug-stains", locale: "fr" },
	{ from: "/2017/09/taches-sur-tapis-que-faire", to: "article:wool-rug-stains", locale: "fr" },

	// French articles: mattresses
	{ from: "/comment-eliminer-les-acariens-de-votre-matelas", to: "article:mattresses-and-mites", locale: "fr" },
	{ from: "/2019/05/pourquoi-nettoyer-son-matelas", to: "article:mattresses-and-mites", locale: "fr" },

	// French articles: moving day
	{ from: "/grand-menage-avant-le-demenagement-du-1er-juillet", to: "article:moving-day-july-first", locale: "fr" },
	{ from: "/blogue/liste-de-menage-pour-un-demenagement", to: "article:moving-day-july-first", locale: "fr" },
	{ from: "/2018/06/demenagement-que-faut-il-nettoyer", to: "article:moving-day-july-first", locale: "fr" },

	// French articles: water damage
	{ from: "/que-faire-apres-un-degat-d-eau-a-la-maison", to: "article:water-damage-first-24-hours", locale: "fr" },
	{
		from: "/2019/04/inondation-au-sous-sol-les-premieres-etapes",
		to: "article:water-damage-first-24-hours",
		locale: "fr",
	},

	// French articles: condo syndicates
	{
		from: "/entretien-des-conduits-en-copropriete-qui-est-responsable",
		to: "article:condo-syndicate-checklist",
		locale: "fr",
	},
	{
		from: "/blogue/syndicat-de-copropriete-calendrier-d-entretien",
		to: "article:condo-syndicate-checklist",
		locale: "fr",
	},

	// French articles: scams
	{ from: "/arnaques-nettoyage-de-conduits-comment-les-eviter", to: "article:duct-cleaning-scams", locale: "fr" },
	{ from: "/blogue/telemarketing-nettoyage-de-conduits-attention", to: "article:duct-cleaning-scams", locale: "fr" },
	{ from: "/2020/02/nettoyage-de-conduits-a-bas-prix-un-piege", to: "article:duct-cleaning-scams", locale: "fr" },

	// French articles: preparing the visit
	{ from: "/comment-se-preparer-au-nettoyage-de-ses-conduits", to: "article:prepare-the-visit", locale: "fr" },
	{ from: "/2018/02/avant-l-arrivee-de-nos-techniciens", to: "article:prepare-the-visit", locale: "fr" },

	// French articles: pets and odours
	{ from: "/enlever-les-odeurs-d-urine-de-chat-sur-un-tapis", to: "article:pets-and-odours", locale: "fr" },
	{ from: "/blogue/poils-d-animaux-et-odeurs-dans-la-maison", to: "article:pets-and-odours", locale: "fr" },

	// French articles: offices
	{
		from: "/qualite-de-l-air-au-bureau-et-entretien-de-la-ventilation",
		to: "article:offices-and-indoor-air",
		locale: "fr",
	},
	{
		from: "/2020/09/retour-au-bureau-et-qualite-de-l-air-interieur",
		to: "article:offices-and-indoor-air",
		locale: "fr",
	},

	// English articles: is duct cleaning worth it?
	{ from: "/en/why-you-should-have-your-air-ducts-cleaned", to: "article:duct-cleaning-worth-it", locale: "en" },
	{ from: "/en/2019/03/how-often-should-air-ducts-be-cleaned", to: "article:duct-cleaning-worth-it", locale: "en" },

	// English articles: dryer lint
	{ from: "/en/dryer-lint-a-little-known-cause-of-house-fires", to: "article:dryer-lint-fires", locale: "en" },
	{ from: "/en/blog/dryer-taking-too-long-check-the-vent", to: "article:dryer-lint-fires", locale: "en" },

	// English articles: air exchangers
	{ from: "/en/how-does-an-air-exchanger-work", to: "article:reading-an-air-exchanger", locale: "en" },
	{ from: "/en/2020/01/setting-your-air-exchanger-in-winter", to: "article:reading-an-air-exchanger", locale: "en" },

	// English articles: rug stains
	{ from: "/en/how-to-remove-a-wine-stain-from-a-wool-rug", to: "article:wool-rug-stains", locale: "en" },
	{ from: "/en/blog/caring-for-wool-and-persian-rugs", to: "article:wool-rug-stains", locale: "en" },

	// English articles: mattresses
	{ from: "/en/how-to-get-rid-of-dust-mites-in-your-mattress", to: "article:mattresses-and-mites", locale: "en" },
	{ from: "/en/2019/05/why-clean-your-mattress", to: "article:mattresses-and-mites", locale: "en" },

	// English articles: moving day
	{ from: "/en/cleaning-before-moving-day-july-1st", to: "article:moving-day-july-first", locale: "en" },
	{ from: "/en/2018/06/what-to-clean-when-you-move-out", to: "article:moving-day-july-first", locale: "en" },

	// English articles: water damage
	{ from: "/en/what-to-do-after-water-damage-at-home", to: "article:water-damage-first-24-hours", locale: "en" },
	{ from: "/en/2019/04/flooded-basement-first-steps", to: "article:water-damage-first-24-hours", locale: "en" },

	// English articles: condo syndicates
	{ from: "/en/condo-duct-maintenance-who-is-responsible", to: "article:condo-syndicate-checklist", locale: "en" },

	// English articles: scams
	{ from: "/en/how-to-avoid-duct-cleaning-scams", to: "article:duct-cleaning-scams", locale: "en" },
	{ from: "/en/blog/beware-of-duct-cleaning-telemarketers", to: "article:duct-cleaning-scams", locale: "en" },

	// English articles: preparing the visit
	{ from: "/en/how-to-get-ready-for-your-duct-cleaning", to: "article:prepare-the-visit", locale: "en" },
	{ from: "/en/2018/02/before-our-technicians-arrive", to: "article:prepare-the-visit", locale: "en" },

	// English articles: pets and odours
	{ from: "/en/removing-cat-urine-odours-from-a-carpet", to: "article:pets-and-odours", locale: "en" },
	{ from: "/en/blog/pet-hair-and-smells-around-the-house", to: "article:pets-and-odours", locale: "en" },

	// English articles: offices
	{ from: "/en/office-air-quality-and-ventilation-maintenance", to: "article:offices-and-indoor-air", locale: "en" },
	{ from: "/en/2020/09/back-to-the-office-and-indoor-air-quality", to: "article:offices-and-indoor-air", locale: "en" },

	// English articles without a successor
	{ from: "/en/welcome-to-our-new-website", to: "index", locale: "en" },
	{ from: "/en/2016/10/meet-us-at-the-home-show", to: "index", locale: "en" },
	{ from: "/en/2017/12/happy-holidays-from-our-team", to: "index", locale: "en" },
	{ from: "/en/blog/we-are-hiring-technicians", to: "index", locale: "en" },
];
