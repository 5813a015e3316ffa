// Written by `npm run pictures` (scripts/share-pictures.ts): do not edit.
import type { Localized } from "#app/locale/locales.ts";

export interface ShareFile {
	readonly path: string;
	readonly alt: string;
}

/** By page, or by article. */
export const shareFiles: Readonly<Record<string, Localized<ShareFile>>> = {
	"index": {
		fr: {
			path: "/share/index.fr.d99986dc.jpg",
			alt: "Une maison propre, un prix clair. Maison vue en coupe : quatre conduits mènent au salon, où une technicienne passe l’aspirateur.",
		},
		en: {
			path: "/share/index.en.473444f6.jpg",
			alt: "A clean home, a clear price. A house in cutaway: four ducts lead to the living room, where a technician is vacuuming.",
		},
	},
	"blog": {
		fr: {
			path: "/share/blog.fr.c5a97d23.jpg",
			alt: "Des conseils utiles, sans rien vous vendre. Une cuisine en plein grand ménage, un chat endormi dans un coin.",
		},
		en: {
			path: "/share/blog.en.79727382.jpg",
			alt: "Useful advice, with nothing to sell you. A kitchen in the middle of a deep cleaning, with a cat asleep in a corner.",
		},
	},
	"contact": {
		fr: {
			path: "/share/contact.fr.75cb6efe.jpg",
			alt: "Comment pouvons-nous vous aider? Le camion d’Airelle, stationné entre deux arbres.",
		},
		en: {
			path: "/share/contact.en.dc962127.jpg",
			alt: "How can we help? The Airelle van, parked between two trees.",
		},
	},
	"estimate": {
		fr: {
			path: "/share/estimate.fr.a25122b7.jpg",
			alt: "Estimation gratuite en deux minutes. Une personne de l’équipe Airelle salue de la main, une longue brosse ronde dans l’autre.",
		},
		en: {
			path: "/share/estimate.en.e574ce36.jpg",
			alt: "Free estimate in two minutes. A member of the Airelle team waves, a long round brush in the other hand.",
		},
	},
	"discounts": {
		fr: {
			path: "/share/discounts.fr.f5e3c99e.jpg",
			alt: "Nos promotions, dates et conditions comprises. Un conduit emballé comme un cadeau, ruban rouge et étiquette de rabais.",
		},
		en: {
			path: "/share/discounts.en.5a0e97fb.jpg",
			alt: "Our promotions, with their dates and conditions. A duct wrapped as a gift, with a red ribbon and a discount tag.",
		},
	},
	"services": {
		fr: {
			path: "/share/services.fr.ba4953f1.jpg",
			alt: "Quel service me faut-il? Une personne de l’équipe Airelle salue de la main, une longue brosse ronde dans l’autre.",
		},
		en: {
			path: "/share/services.en.bdb0dee6.jpg",
			alt: "Which service do I need? A member of the Airelle team waves, a long round brush in the other hand.",
		},
	},
	"prices": {
		fr: {
			path: "/share/prices.fr.7c459514.jpg",
			alt: "Tous nos prix. Le camion d’Airelle, stationné entre deux arbres.",
		},
		en: {
			path: "/share/prices.en.ede0cad0.jpg",
			alt: "All our prices. The Airelle van, parked between two trees.",
		},
	},
	"area-montreal": {
		fr: {
			path: "/share/area-montreal.fr.faa68aa2.jpg",
			alt: "Conduits, tapis et grand ménage à Montréal. Un immeuble de copropriété vu en coupe, ses conduits montant d’étage en étage.",
		},
		en: {
			path: "/share/area-montreal.en.dba98e85.jpg",
			alt: "Ducts, rugs and house cleaning in Montréal. A condo building in cutaway, its ducts rising from floor to floor.",
		},
	},
	"area-laval": {
		fr: {
			path: "/share/area-laval.fr.fc80d992.jpg",
			alt: "Conduits, tapis et grand ménage à Laval. Maison vue en coupe : au sous-sol, un technicien branche l’aspirateur sur le conduit principal; à l’étage, des bouches d’air dans chaque pièce.",
		},
		en: {
			path: "/share/area-laval.en.99e9e946.jpg",
			alt: "Ducts, rugs and house cleaning in Laval. A house in cutaway: in the basement, a technician connects the vacuum to the main duct; upstairs, there is a vent in every room.",
		},
	},
	"area-south-shore": {
		fr: {
			path: "/share/area-south-shore.fr.2cd53163.jpg",
			alt: "Conduits, tapis et grand ménage sur la Rive-Sud. La même maison vue en coupe, sous la neige : l’air circule au chaud, entre les conduits et le salon.",
		},
		en: {
			path: "/share/area-south-shore.en.5d06a603.jpg",
			alt: "Ducts, rugs and house cleaning on the South Shore. A house in cutaway under the snow: air moves in the warmth, between the ducts and the living room.",
		},
	},
	"about": {
		fr: {
			path: "/share/about.fr.cdf5f218.jpg",
			alt: "À propos d’Airelle. Une personne de l’équipe Airelle salue de la main, une longue brosse ronde dans l’autre.",
		},
		en: {
			path: "/share/about.en.f359b7a3.jpg",
			alt: "About Airelle. A member of the Airelle team waves, a long round brush in the other hand.",
		},
	},
	"guarantee": {
		fr: {
			path: "/share/guarantee.fr.2522aef1.jpg",
			alt: "Notre garantie de 7 jours. Une cuisine propre et rangée, un chat endormi sur son coussin.",
		},
		en: {
			path: "/share/guarantee.en.e8088f96.jpg",
			alt: "Our 7-day guarantee. A clean, tidy kitchen, with a cat asleep on its cushion.",
		},
	},
	"privacy": {
		fr: {
			path: "/share/privacy.fr.8e2b150c.jpg",
			alt: "Confidentialité et renseignements personnels. La même maison vue en coupe, sous la neige : l’air circule au chaud, entre les conduits et le salon.",
		},
		en: {
			path: "/share/privacy.en.2ee7a9f7.jpg",
			alt: "Privacy and your personal information. A house in cutaway under the snow: air moves in the warmth, between the ducts and the living room.",
		},
	},
	"terms": {
		fr: {
			path: "/share/terms.fr.90079433.jpg",
			alt: "Conditions de service et garantie. Une cuisine propre et rangée, un chat endormi sur son coussin.",
		},
		en: {
			path: "/share/terms.en.99599590.jpg",
			alt: "Terms of service and guarantee. A clean, tidy kitchen, with a cat asleep on its cushion.",
		},
	},
	"accessibility": {
		fr: {
			path: "/share/accessibility.fr.6308f161.jpg",
			alt: "Accessibilité du site. La même maison vue en coupe, sous la neige : l’air circule au chaud, entre les conduits et le salon.",
		},
		en: {
			path: "/share/accessibility.en.47ff852a.jpg",
			alt: "Accessibility of this site. A house in cutaway under the snow: air moves in the warmth, between the ducts and the living room.",
		},
	},
	"services-ventilation-ducts": {
		fr: {
			path: "/share/services-ventilation-ducts.fr.f2289502.jpg",
			alt: "Nettoyage de conduits de ventilation. Maison vue en coupe : au sous-sol, un technicien branche l’aspirateur sur le conduit principal; à l’étage, des bouches d’air dans chaque pièce.",
		},
		en: {
			path: "/share/services-ventilation-ducts.en.c2208dd5.jpg",
			alt: "Ventilation duct cleaning. A house in cutaway: in the basement, a technician connects the vacuum to the main duct; upstairs, there is a vent in every room.",
		},
	},
	"services-duct-cleaning": {
		fr: {
			path: "/share/services-duct-cleaning.fr.38ed3f07.jpg",
			alt: "Nettoyage de conduits, en une visite. Un conduit vu en coupe : la brosse rouge laisse derrière elle une paroi propre.",
		},
		en: {
			path: "/share/services-duct-cleaning.en.e1d08ef5.jpg",
			alt: "Duct cleaning in a single visit. A duct in cutaway: the red brush leaves a clean wall behind it.",
		},
	},
	"services-dryer-ducts": {
		fr: {
			path: "/share/services-dryer-ducts.fr.e9649331.jpg",
			alt: "Nettoyage de conduit de sécheuse. Une sécheuse et son conduit ouvert, qu’une brosse parcourt jusqu’à la sortie.",
		},
		en: {
			path: "/share/services-dryer-ducts.en.891e4f89.jpg",
			alt: "Dryer duct cleaning. A dryer and its duct, cut open, with a brush running through it to the outside.",
		},
	},
	"services-air-exchanger-ducts": {
		fr: {
			path: "/share/services-air-exchanger-ducts.fr.5fe28e7b.jpg",
			alt: "Nettoyage d’échangeur d’air. Un échangeur d’air ouvert : l’air frais et l’air vicié s’y croisent; une personne passe l’aspirateur sur un filtre.",
		},
		en: {
			path: "/share/services-air-exchanger-ducts.en.41e5dd61.jpg",
			alt: "Air exchanger cleaning. An open air exchanger where fresh and stale air cross; a technician vacuums beside it.",
		},
	},
	"services-oriental-rugs": {
		fr: {
			path: "/share/services-oriental-rugs.fr.8908f94d.jpg",
			alt: "Nettoyage de tapis et de tapis d’Orient. Un tapis d’Orient dont une moitié, déjà lavée, a retrouvé ses rouges.",
		},
		en: {
			path: "/share/services-oriental-rugs.en.30593f03.jpg",
			alt: "Rug and oriental rug cleaning. An oriental rug with one half already washed, its reds bright again.",
		},
	},
	"services-furniture-mattresses": {
		fr: {
			path: "/share/services-furniture-mattresses.fr.ae39bf36.jpg",
			alt: "Nettoyage de meubles et de matelas. Un sofa nettoyé à moitié, par extraction, entre un fauteuil et un matelas.",
		},
		en: {
			path: "/share/services-furniture-mattresses.en.ec28867f.jpg",
			alt: "Sofa, armchair and mattress cleaning. A sofa, an armchair and a mattress being cleaned by extraction, one half already done.",
		},
	},
	"services-house-cleaning": {
		fr: {
			path: "/share/services-house-cleaning.fr.2c0dedb0.jpg",
			alt: "Le grand ménage, liste en main. Une cuisine en plein grand ménage, un chat endormi dans un coin.",
		},
		en: {
			path: "/share/services-house-cleaning.en.3480abf5.jpg",
			alt: "Deep house cleaning, list in hand. A kitchen in the middle of a deep cleaning, with a cat asleep in a corner.",
		},
	},
	"services-condo-building": {
		fr: {
			path: "/share/services-condo-building.fr.d372b2ef.jpg",
			alt: "Immeubles et copropriétés, porte par porte. Un immeuble de copropriété vu en coupe, ses conduits montant d’étage en étage.",
		},
		en: {
			path: "/share/services-condo-building.en.e79db1f2.jpg",
			alt: "Condos and buildings, door by door. A condo building in cutaway, its ducts rising from floor to floor.",
		},
	},
	"services-factory-shop-office": {
		fr: {
			path: "/share/services-factory-shop-office.fr.5d17bec9.jpg",
			alt: "Usines, commerces et bureaux, le soir venu. Un bureau, un commerce et un atelier vus en coupe, pendant le nettoyage.",
		},
		en: {
			path: "/share/services-factory-shop-office.en.ae86f730.jpg",
			alt: "Factories, shops and offices, after hours. An office, a shop and a workshop in cutaway, during a cleaning.",
		},
	},
	"services-post-disaster": {
		fr: {
			path: "/share/services-post-disaster.fr.a7a7dcf8.jpg",
			alt: "Après un sinistre, appelez d’abord. Une personne en combinaison assèche une pièce inondée avec un ventilateur et un déshumidificateur.",
		},
		en: {
			path: "/share/services-post-disaster.en.16f3539d.jpg",
			alt: "After a disaster, call first. A person in a protective suit dries a flooded room with a fan and a dehumidifier.",
		},
	},
	"article-condo-syndicate-checklist": {
		fr: {
			path: "/share/article-condo-syndicate-checklist.fr.3a58fe26.jpg",
			alt: "Copropriété : la liste d’entretien, saison par saison. Illustration 3D : un immeuble de copropriété en brique à côté d’un triplex à escalier en colimaçon. Un conduit blanc longe la façade jusqu’à un ventilateur sur le toit.",
		},
		en: {
			path: "/share/article-condo-syndicate-checklist.en.4f7551cb.jpg",
			alt: "Condo syndicates: a maintenance list for each season. 3D illustration: a brick condo building beside a triplex with a spiral staircase. A white duct runs up the outside wall to a fan on the roof.",
		},
	},
	"article-dryer-lint-fires": {
		fr: {
			path: "/share/article-dryer-lint-fires.fr.19b08330.jpg",
			alt: "Sécheuse trop lente? Regardez d’abord derrière. Illustration 3D : une sécheuse reliée à un conduit en coupe, d’où une brosse rouge pousse la charpie vers un aspirateur.",
		},
		en: {
			path: "/share/article-dryer-lint-fires.en.d00bfb80.jpg",
			alt: "Slow dryer? Look behind it first. 3D illustration: a dryer connected to a cutaway duct, where a red brush pushes lint toward a vacuum.",
		},
	},
	"article-duct-cleaning-cost": {
		fr: {
			path: "/share/article-duct-cleaning-cost.fr.beb1d59f.jpg",
			alt: "Combien coûte un nettoyage de conduits à Montréal? Illustration 3D d’une maison vue en coupe : quatre conduits débouchent dans un salon, une technicienne passe l’aspirateur.",
		},
		en: {
			path: "/share/article-duct-cleaning-cost.en.166dbd4b.jpg",
			alt: "What does duct cleaning cost in Montréal? 3D illustration of a house in cutaway: four ducts open into a living room while a technician vacuums.",
		},
	},
	"article-duct-cleaning-scams": {
		fr: {
			path: "/share/article-duct-cleaning-scams.fr.35cbf061.jpg",
			alt: "Nettoyage de conduits : reconnaître une arnaque. Illustration 3D d’une maison en coupe : au sous-sol, un technicien relie un gros aspirateur au conduit principal, sous un salon et une chambre.",
		},
		en: {
			path: "/share/article-duct-cleaning-scams.en.9a7d3b3a.jpg",
			alt: "How to spot a duct cleaning scam. 3D illustration of a house cut open: in the basement, a technician connects a large vacuum to the main duct, below a living room and a bedroom.",
		},
	},
	"article-duct-cleaning-worth-it": {
		fr: {
			path: "/share/article-duct-cleaning-worth-it.fr.6bb5207c.jpg",
			alt: "Faut-il vraiment nettoyer vos conduits? Illustration 3D : un conduit coupé en deux, poussiéreux à gauche et propre à droite, avec une brosse rotative rouge au milieu.",
		},
		en: {
			path: "/share/article-duct-cleaning-worth-it.en.c9f05604.jpg",
			alt: "Do you really need your ducts cleaned? 3D illustration: a duct cut in half, dusty on the left and clean on the right, with a red rotating brush in the middle.",
		},
	},
	"article-mattresses-and-mites": {
		fr: {
			path: "/share/article-mattresses-and-mites.fr.5f5ad458.jpg",
			alt: "Matelas et acariens : ce qui aide, ce qui n’aide pas. Illustration 3D : un technicien passe un appareil à extraction sur un sofa; un côté est encore beige, l’autre vert vif. Un fauteuil et un matelas blanc attendent à côté.",
		},
		en: {
			path: "/share/article-mattresses-and-mites.en.1772d00a.jpg",
			alt: "Mattresses and dust mites: what helps, what doesn’t. 3D illustration: a technician runs an extraction machine over a sofa; one side is still beige, the other bright green. An armchair and a white mattress wait nearby.",
		},
	},
	"article-moving-day-july-first": {
		fr: {
			path: "/share/article-moving-day-july-first.fr.f9adf043.jpg",
			alt: "Déménager le 1er juillet : le ménage, pièce par pièce. Illustration 3D : dans une cuisine lumineuse, une personne en salopette et gants jaunes frotte l’îlot. Un seau mousseux attend au sol et un chat dort sur un petit tapis.",
		},
		en: {
			path: "/share/article-moving-day-july-first.en.cfa34eee.jpg",
			alt: "Moving out on July 1: cleaning, room by room. 3D illustration: in a bright kitchen, a person in overalls and yellow gloves scrubs the island. A sudsy bucket stands on the floor and a cat sleeps on a small mat.",
		},
	},
	"article-offices-and-indoor-air": {
		fr: {
			path: "/share/article-offices-and-indoor-air.fr.32d1def2.jpg",
			alt: "L’air au bureau : quoi mesurer, quoi noter, qui appeler. Illustration 3D d’un bureau vitré, d’un commerce à auvent rayé et d’un atelier. Devant eux, une personne passe une autolaveuse rouge sur le sol.",
		},
		en: {
			path: "/share/article-offices-and-indoor-air.en.8f67871e.jpg",
			alt: "Office air: what to measure, what to log, whom to call. 3D illustration of a glass-walled office, a shop with a striped awning and a workshop. In front of them, a person runs a red floor scrubber.",
		},
	},
	"article-pets-and-odours": {
		fr: {
			path: "/share/article-pets-and-odours.fr.97c6e838.jpg",
			alt: "Animaux et odeurs : nettoyer sans empirer les choses. Illustration 3D : un chat roux dort dans l’ouverture d’un gros conduit blanc, à côté d’une chaussette rayée et d’un mouton de poussière.",
		},
		en: {
			path: "/share/article-pets-and-odours.en.2c2a5f1b.jpg",
			alt: "Pets and odours: cleaning without making it worse. 3D illustration: a ginger cat sleeps in the mouth of a large white duct, beside a striped sock and a dust bunny.",
		},
	},
	"article-prepare-the-visit": {
		fr: {
			path: "/share/article-prepare-the-visit.fr.e92bd618.jpg",
			alt: "Préparer notre visite, sans vous fatiguer. Illustration 3D d’un technicien souriant en salopette verte et casquette rouge, qui salue, une longue brosse ronde à la main et un aspirateur à ses côtés.",
		},
		en: {
			path: "/share/article-prepare-the-visit.en.e1e30e7f.jpg",
			alt: "Getting ready for our visit, without the fuss. 3D illustration of a smiling technician in green overalls and a red cap, waving, with a long round brush in one hand and a vacuum nearby.",
		},
	},
	"article-reading-an-air-exchanger": {
		fr: {
			path: "/share/article-reading-an-air-exchanger.fr.06e980bd.jpg",
			alt: "Lire son échangeur d’air, saison par saison. Illustration 3D : un échangeur d’air ouvert où se croisent un ruban d’air orange et un ruban menthe, et un technicien qui passe l’aspirateur sur un filtre.",
		},
		en: {
			path: "/share/article-reading-an-air-exchanger.en.0794d08b.jpg",
			alt: "Understanding your air exchanger, season by season. 3D illustration: an open air exchanger where an orange and a mint ribbon of air cross, and a technician vacuuming a filter.",
		},
	},
	"article-renovation-dust": {
		fr: {
			path: "/share/article-renovation-dust.fr.b033ba5b.jpg",
			alt: "Poussière après des travaux : par où commencer? Illustration 3D d’une cuisine en désordre, poussiéreuse, avant le grand ménage.",
		},
		en: {
			path: "/share/article-renovation-dust.en.4fb061da.jpg",
			alt: "Dust after a renovation: where to start. 3D illustration of a cluttered, dusty kitchen before a deep cleaning.",
		},
	},
	"article-water-damage-first-24-hours": {
		fr: {
			path: "/share/article-water-damage-first-24-hours.fr.50532185.jpg",
			alt: "Dégât d’eau : quoi faire dans les 24 premières heures. Illustration 3D : dans une pièce au mur taché par l’eau, une personne en combinaison et masque pulvérise le mur. Un ventilateur souffle sur une flaque, un déshumidificateur tourne.",
		},
		en: {
			path: "/share/article-water-damage-first-24-hours.en.f7066aee.jpg",
			alt: "Water damage: what to do in the first 24 hours. 3D illustration: in a room with a water-stained wall, a person in coveralls and a mask sprays the wall. A fan blows across a puddle while a dehumidifier runs.",
		},
	},
	"article-wool-rug-stains": {
		fr: {
			path: "/share/article-wool-rug-stains.fr.b59428ab.jpg",
			alt: "Tache sur un tapis de laine : les dix premières minutes. Illustration 3D : un technicien lave un tapis d’Orient avec une machine ronde; la moitié gauche est terne, la moitié droite a retrouvé ses rouges.",
		},
		en: {
			path: "/share/article-wool-rug-stains.en.266efa8e.jpg",
			alt: "Wool rug stains: the first ten minutes. 3D illustration: a technician washes an oriental rug with a round machine; the left half is dull, the right half has its reds back.",
		},
	},
};
