import type { Localized } from "#app/locale/locales.ts";
import type { PriceListKey } from "#app/model/quotes/price-list-keys.ts";

/** Added to the name of hourly work, because the rate is for one person. */
export const byTheHour: Localized<string> = { fr: "à l’heure par personne", en: "per person per hour" };

/** The lines that a member adds to a quote from the price list. */
export const priceListWords: Readonly<Record<PriceListKey, Localized<string>>> = {
	ducts: { fr: "Conduits de ventilation", en: "Ventilation ducts" },
	"extra-vent": { fr: "Bouche d’air en plus", en: "Extra vent" },
	dryer: { fr: "Conduit de sécheuse", en: "Dryer duct" },
	"dryer-roof-exit": { fr: "Sortie de sécheuse au toit", en: "Roof vent for the dryer" },
	exchanger: { fr: "Échangeur d’air", en: "Air exchanger" },
	"wool-rug-square-foot": { fr: "Tapis de laine, le pied carré", en: "Wool rug, per square foot" },
	"synthetic-rug-square-foot": { fr: "Tapis synthétique, le pied carré", en: "Synthetic rug, per square foot" },
	"rug-urine-square-foot": { fr: "Traitement de l’urine, le pied carré", en: "Urine treatment, per square foot" },
	sofa: { fr: "Sofa de trois places", en: "Three-seat sofa" },
	seat: { fr: "Place de sofa en plus", en: "Extra sofa seat" },
	armchair: { fr: "Fauteuil", en: "Armchair" },
	chair: { fr: "Chaise", en: "Chair" },
	ottoman: { fr: "Pouf", en: "Ottoman" },
	"single-mattress": { fr: "Matelas une place", en: "Single mattress" },
	"double-mattress": { fr: "Matelas double", en: "Double mattress" },
	mattress: { fr: "Grand matelas (queen)", en: "Queen mattress" },
	"king-mattress": { fr: "Très grand matelas (king)", en: "King mattress" },
	"cleaning-hour": { fr: "Grand ménage", en: "House cleaning" },
	"condo-unit": { fr: "Conduits d’un logement de l’immeuble", en: "Ducts of one unit of the building" },
	"parking-square-foot": { fr: "Garage, le pied carré", en: "Garage, per square foot" },
	"commercial-square-foot": { fr: "Lieu de travail, le pied carré", en: "Workplace, per square foot" },
	"minimum-call-out": { fr: "Minimum par visite", en: "Minimum for a visit" },
};
