/** The scenes of `art/masters`; `npm run pictures` makes their derivatives. */
export const pictureNames = [
	"air_exchanger",
	"condo",
	"decontamination",
	"dryer",
	"duct_cleaning",
	"duct_network",
	"furniture",
	"grand_menage",
	"hero_house",
	"not_found",
	"oriental_rug",
	"technician",
	"van",
	"workplace",
] as const;

export type PictureName = (typeof pictureNames)[number];
