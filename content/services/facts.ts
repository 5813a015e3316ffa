import type { ServiceName } from "#app/model/service-names.ts";
import type { ServiceFacts } from "#app/model/site/service-words.ts";

export const serviceFacts: Readonly<Record<ServiceName, ServiceFacts>> = {
	"ventilation-ducts": {
		picture: "duct_network",
		surface: "mint",
		group: "air",
		related: ["dryer-ducts", "air-exchanger-ducts", "house-cleaning"],
		articles: ["duct-cleaning-worth-it", "duct-cleaning-scams"],
	},
	"duct-cleaning": {
		picture: "duct_cleaning",
		surface: "spruce",
		group: "air",
		related: ["ventilation-ducts", "dryer-ducts", "air-exchanger-ducts"],
		articles: ["duct-cleaning-scams", "prepare-the-visit"],
	},
	"dryer-ducts": {
		picture: "dryer",
		surface: "white",
		group: "air",
		related: ["ventilation-ducts", "air-exchanger-ducts", "house-cleaning"],
		articles: ["dryer-lint-fires", "prepare-the-visit"],
	},
	"air-exchanger-ducts": {
		picture: "air_exchanger",
		surface: "sand",
		group: "air",
		related: ["ventilation-ducts", "dryer-ducts", "condo-building"],
		articles: ["reading-an-air-exchanger", "duct-cleaning-worth-it"],
	},
	"oriental-rugs": {
		picture: "oriental_rug",
		surface: "white",
		group: "home",
		related: ["furniture-mattresses", "house-cleaning", "post-disaster"],
		articles: ["wool-rug-stains", "pets-and-odours"],
	},
	"furniture-mattresses": {
		picture: "furniture",
		surface: "mint",
		group: "home",
		related: ["oriental-rugs", "house-cleaning", "dryer-ducts"],
		articles: ["mattresses-and-mites", "pets-and-odours"],
	},
	"house-cleaning": {
		picture: "grand_menage",
		surface: "sand",
		group: "home",
		related: ["furniture-mattresses", "ventilation-ducts", "oriental-rugs"],
		articles: ["moving-day-july-first", "prepare-the-visit"],
	},
	"condo-building": {
		picture: "condo",
		surface: "spruce",
		group: "home",
		related: ["dryer-ducts", "air-exchanger-ducts", "factory-shop-office"],
		articles: ["condo-syndicate-checklist", "dryer-lint-fires"],
	},
	"factory-shop-office": {
		picture: "workplace",
		surface: "white",
		group: "home",
		related: ["ventilation-ducts", "condo-building", "house-cleaning"],
		articles: ["offices-and-indoor-air", "condo-syndicate-checklist"],
	},
	"post-disaster": {
		picture: "decontamination",
		surface: "sand",
		group: "home",
		related: ["house-cleaning", "oriental-rugs", "ventilation-ducts"],
		articles: ["water-damage-first-24-hours", "pets-and-odours"],
	},
};
