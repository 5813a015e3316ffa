/** The scenes of `art/masters` and crops of them (`cover_…`). `npm run pictures` creates the files for browsers. */
export const pictureNames = [
	"air_exchanger",
	"condo",
	"cover_condo_syndicate_checklist",
	"cover_dryer_lint_fires",
	"cover_duct_cleaning_scams",
	"cover_duct_cleaning_worth_it",
	"cover_mattresses_and_mites",
	"cover_moving_day_july_first",
	"cover_offices_and_indoor_air",
	"cover_pets_and_odours",
	"cover_prepare_the_visit",
	"cover_reading_an_air_exchanger",
	"cover_water_damage_first_24_hours",
	"cover_wool_rug_stains",
	"decontamination",
	"dryer",
	"duct_cleaning",
	"duct_network",
	"furniture",
	"grand_menage",
	"hero_house",
	"hero_house_winter",
	"kitchen_after",
	"kitchen_before",
	"not_found",
	"oriental_rug",
	"promotions",
	"technician",
	"van",
	"workplace",
] as const;

export type PictureName = (typeof pictureNames)[number];

const widths = [160, 240, 400, 640, 800, 1200, 1600];

/** Widths in pixels of the created files, never enlarged. WebP is for old browsers, feeds and share pictures only. */
export function pictureWidths(original: number) {
	const avif = widths.filter((width) => width <= original);
	return { avif, webp: avif.filter((width) => width >= 800) };
}
