/** A rectangle of a master, in its pixels. */
interface Crop {
	of: string;
	left: number;
	top: number;
	width: number;
	height: number;
}

/**
 * Crops of masters, in master pixels, named after the article that each was made for. Members can choose them as covers;
 * most articles have a whole master instead. A crop is opaque up to its edges: show it edge to edge, on a coloured tile.
 */
export const pictureCrops: Readonly<Record<string, Crop>> = {
	cover_condo_syndicate_checklist: { of: "condo", left: 480, top: 330, width: 800, height: 600 },
	cover_dryer_lint_fires: { of: "dryer", left: 560, top: 180, width: 800, height: 600 },
	cover_duct_cleaning_scams: { of: "duct_network", left: 430, top: 440, width: 800, height: 600 },
	cover_duct_cleaning_worth_it: { of: "duct_cleaning", left: 470, top: 200, width: 800, height: 600 },
	cover_mattresses_and_mites: { of: "furniture", left: 700, top: 165, width: 800, height: 600 },
	cover_moving_day_july_first: { of: "grand_menage", left: 420, top: 260, width: 800, height: 600 },
	cover_offices_and_indoor_air: { of: "workplace", left: 190, top: 210, width: 800, height: 600 },
	cover_pets_and_odours: { of: "not_found", left: 165, top: 400, width: 800, height: 600 },
	cover_prepare_the_visit: { of: "technician", left: 100, top: 60, width: 840, height: 630 },
	cover_reading_an_air_exchanger: { of: "air_exchanger", left: 560, top: 240, width: 800, height: 600 },
	cover_water_damage_first_24_hours: { of: "decontamination", left: 340, top: 315, width: 840, height: 630 },
	cover_wool_rug_stains: { of: "oriental_rug", left: 400, top: 245, width: 800, height: 600 },
};
