import type { Localized } from "#app/locale/locales.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";

/** Alt texts of the pictures. */
export const pictureDescriptions: Localized<Partial<Record<PictureName, string>>> = {
	fr: {
		air_exchanger:
			"Un échangeur d’air ouvert : l’air frais et l’air vicié s’y croisent; une personne passe l’aspirateur sur un filtre.",
		condo: "Un immeuble de copropriété vu en coupe, ses conduits montant d’étage en étage.",
		decontamination:
			"Une personne en combinaison assèche une pièce inondée avec un ventilateur et un déshumidificateur.",
		dryer: "Une sécheuse et son conduit ouvert, qu’une brosse parcourt jusqu’à la sortie.",
		duct_cleaning: "Un conduit vu en coupe : la brosse rouge laisse derrière elle une paroi propre.",
		duct_network:
			"Maison vue en coupe : au sous-sol, un technicien branche l’aspirateur sur le conduit principal; à l’étage, des bouches d’air dans chaque pièce.",
		furniture: "Un sofa nettoyé à moitié, par extraction, entre un fauteuil et un matelas.",
		grand_menage: "Une cuisine en plein grand ménage, un chat endormi dans un coin.",
		hero_house_winter:
			"La même maison vue en coupe, sous la neige : l’air circule au chaud, entre les conduits et le salon.",
		kitchen_after: "Une cuisine propre et rangée, un chat endormi sur son coussin.",
		oriental_rug: "Un tapis d’Orient dont une moitié, déjà lavée, a retrouvé ses rouges.",
		promotions: "Un conduit emballé comme un cadeau, ruban rouge et étiquette de rabais.",
		workplace: "Un bureau, un commerce et un atelier vus en coupe, pendant le nettoyage.",
	},
	en: {
		air_exchanger: "An open air exchanger where fresh and stale air cross; a technician vacuums beside it.",
		condo: "A condo building in cutaway, its ducts rising from floor to floor.",
		decontamination: "A person in a protective suit dries a flooded room with a fan and a dehumidifier.",
		dryer: "A dryer and its duct, cut open, with a brush running through it to the outside.",
		duct_cleaning: "A duct in cutaway: the red brush leaves a clean wall behind it.",
		duct_network:
			"A house in cutaway: in the basement, a technician connects the vacuum to the main duct; upstairs, there is a vent in every room.",
		furniture: "A sofa, an armchair and a mattress being cleaned by extraction, one half already done.",
		grand_menage: "A kitchen in the middle of a deep cleaning, with a cat asleep in a corner.",
		hero_house_winter:
			"A house in cutaway under the snow: air moves in the warmth, between the ducts and the living room.",
		kitchen_after: "A clean, tidy kitchen, with a cat asleep on its cushion.",
		oriental_rug: "An oriental rug with one half already washed, its reds bright again.",
		promotions: "A duct wrapped as a gift, with a red ribbon and a discount tag.",
		workplace: "An office, a shop and a workshop in cutaway, during a cleaning.",
	},
};
