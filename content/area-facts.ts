import type { WorkedExample } from "#app/model/estimate/example-names.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";
import type { AreaPageName } from "#app/model/site/area-pages.ts";

interface AreaFacts {
	picture: PictureName;
	/** In the order of their titles in the words of the page. */
	examples: readonly [WorkedExample, WorkedExample, WorkedExample];
	articles: readonly string[];
}

export const areaFacts: Readonly<Record<AreaPageName, AreaFacts>> = {
	"area-montreal": {
		picture: "condo",
		examples: ["apartment-before-a-move", "roof-dryer", "wool-rug"],
		articles: ["duct-cleaning-cost", "moving-day-july-first", "dryer-lint-fires"],
	},
	"area-laval": {
		picture: "hero_house",
		examples: ["bungalow-ducts-dryer", "house-ducts-exchanger", "condo-dryer-exchanger"],
		articles: ["duct-cleaning-cost", "reading-an-air-exchanger", "duct-cleaning-worth-it"],
	},
	"area-south-shore": {
		picture: "hero_house_winter",
		examples: ["house-ducts-dryer", "large-house-ducts", "sofa-and-mattress"],
		articles: ["renovation-dust", "pets-and-odours", "prepare-the-visit"],
	},
};
