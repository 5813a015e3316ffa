// Written by `npm run pictures` (scripts/pictures.ts): do not edit.

export interface PictureSource {
	/** Size of the original, in pixels: gives the picture its place before it loads. */
	readonly width: number;
	readonly height: number;
	/** [width in pixels, path], narrowest first. */
	readonly avif: readonly (readonly [number, string])[];
	readonly webp: readonly (readonly [number, string])[];
}

export const pictureSources = {
	air_exchanger: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/air_exchanger-400.9ad11b0a.avif"],
			[640, "/pictures/air_exchanger-640.6516e33b.avif"],
			[800, "/pictures/air_exchanger-800.6fb72c00.avif"],
			[1200, "/pictures/air_exchanger-1200.432c3f5a.avif"],
			[1600, "/pictures/air_exchanger-1600.9e192c5d.avif"],
		],
		webp: [
			[400, "/pictures/air_exchanger-400.f72ea260.webp"],
			[640, "/pictures/air_exchanger-640.140f79f7.webp"],
			[800, "/pictures/air_exchanger-800.84ec1bbd.webp"],
			[1200, "/pictures/air_exchanger-1200.c15ac851.webp"],
			[1600, "/pictures/air_exchanger-1600.124e3da9.webp"],
		],
	},
	condo: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/condo-400.e08a78a9.avif"],
			[640, "/pictures/condo-640.a000f28c.avif"],
			[800, "/pictures/condo-800.30c5ca03.avif"],
			[1200, "/pictures/condo-1200.6a5e1cef.avif"],
			[1600, "/pictures/condo-1600.c2a814c7.avif"],
		],
		webp: [
			[400, "/pictures/condo-400.b394b7d7.webp"],
			[640, "/pictures/condo-640.f4a7eeea.webp"],
			[800, "/pictures/condo-800.8724ab58.webp"],
			[1200, "/pictures/condo-1200.a642346f.webp"],
			[1600, "/pictures/condo-1600.1b62d235.webp"],
		],
	},
	cover_condo_syndicate_checklist: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_condo_syndicate_checklist-400.f6d46f51.avif"],
			[640, "/pictures/cover_condo_syndicate_checklist-640.703d86eb.avif"],
			[800, "/pictures/cover_condo_syndicate_checklist-800.5ce4ab45.avif"],
		],
		webp: [
			[400, "/pictures/cover_condo_syndicate_checklist-400.96629e33.webp"],
			[640, "/pictures/cover_condo_syndicate_checklist-640.becca388.webp"],
			[800, "/pictures/cover_condo_syndicate_checklist-800.0ca74d27.webp"],
		],
	},
	cover_dryer_lint_fires: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_dryer_lint_fires-400.aed0a26f.avif"],
			[640, "/pictures/cover_dryer_lint_fires-640.40f977b2.avif"],
			[800, "/pictures/cover_dryer_lint_fires-800.6655b27f.avif"],
		],
		webp: [
			[400, "/pictures/cover_dryer_lint_fires-400.c4c135fc.webp"],
			[640, "/pictures/cover_dryer_lint_fires-640.e30503fb.webp"],
			[800, "/pictures/cover_dryer_lint_fires-800.0be5baf3.webp"],
		],
	},
	cover_duct_cleaning_scams: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_duct_cleaning_scams-400.6da8f369.avif"],
			[640, "/pictures/cover_duct_cleaning_scams-640.ce3db71c.avif"],
			[800, "/pictures/cover_duct_cleaning_scams-800.455cd54d.avif"],
		],
		webp: [
			[400, "/pictures/cover_duct_cleaning_scams-400.b96fecce.webp"],
			[640, "/pictures/cover_duct_cleaning_scams-640.476597f2.webp"],
			[800, "/pictures/cover_duct_cleaning_scams-800.d5116bbd.webp"],
		],
	},
	cover_duct_cleaning_worth_it: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_duct_cleaning_worth_it-400.90f1f771.avif"],
			[640, "/pictures/cover_duct_cleaning_worth_it-640.0cecc982.avif"],
			[800, "/pictures/cover_duct_cleaning_worth_it-800.d4bfb602.avif"],
		],
		webp: [
			[400, "/pictures/cover_duct_cleaning_worth_it-400.1c2ecd6b.webp"],
			[640, "/pictures/cover_duct_cleaning_worth_it-640.a3a6659a.webp"],
			[800, "/pictures/cover_duct_cleaning_worth_it-800.d74e16bc.webp"],
		],
	},
	cover_mattresses_and_mites: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_mattresses_and_mites-400.5e89fa9c.avif"],
			[640, "/pictures/cover_mattresses_and_mites-640.2c839d03.avif"],
			[800, "/pictures/cover_mattresses_and_mites-800.1c266a56.avif"],
		],
		webp: [
			[400, "/pictures/cover_mattresses_and_mites-400.e497c9a4.webp"],
			[640, "/pictures/cover_mattresses_and_mites-640.1d05eb03.webp"],
			[800, "/pictures/cover_mattresses_and_mites-800.398947ce.webp"],
		],
	},
	cover_moving_day_july_first: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_moving_day_july_first-400.7805403e.avif"],
			[640, "/pictures/cover_moving_day_july_first-640.417db0b3.avif"],
			[800, "/pictures/cover_moving_day_july_first-800.77d5451d.avif"],
		],
		webp: [
			[400, "/pictures/cover_moving_day_july_first-400.f461650c.webp"],
			[640, "/pictures/cover_moving_day_july_first-640.450b8515.webp"],
			[800, "/pictures/cover_moving_day_july_first-800.7d014cbb.webp"],
		],
	},
	cover_offices_and_indoor_air: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_offices_and_indoor_air-400.729b5325.avif"],
			[640, "/pictures/cover_offices_and_indoor_air-640.b061a747.avif"],
			[800, "/pictures/cover_offices_and_indoor_air-800.6e8abfe3.avif"],
		],
		webp: [
			[400, "/pictures/cover_offices_and_indoor_air-400.b278dd13.webp"],
			[640, "/pictures/cover_offices_and_indoor_air-640.52e33e16.webp"],
			[800, "/pictures/cover_offices_and_indoor_air-800.9792381d.webp"],
		],
	},
	cover_pets_and_odours: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_pets_and_odours-400.ad925379.avif"],
			[640, "/pictures/cover_pets_and_odours-640.b58ac154.avif"],
			[800, "/pictures/cover_pets_and_odours-800.56cc7da4.avif"],
		],
		webp: [
			[400, "/pictures/cover_pets_and_odours-400.b8f86251.webp"],
			[640, "/pictures/cover_pets_and_odours-640.399d9ed8.webp"],
			[800, "/pictures/cover_pets_and_odours-800.12e02a77.webp"],
		],
	},
	cover_prepare_the_visit: {
		width: 840,
		height: 630,
		avif: [
			[400, "/pictures/cover_prepare_the_visit-400.9c5d8d2c.avif"],
			[640, "/pictures/cover_prepare_the_visit-640.c5d18f27.avif"],
			[800, "/pictures/cover_prepare_the_visit-800.8266eff0.avif"],
		],
		webp: [
			[400, "/pictures/cover_prepare_the_visit-400.5e783deb.webp"],
			[640, "/pictures/cover_prepare_the_visit-640.3aff81b7.webp"],
			[800, "/pictures/cover_prepare_the_visit-800.6056523c.webp"],
		],
	},
	cover_reading_an_air_exchanger: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_reading_an_air_exchanger-400.a991da3c.avif"],
			[640, "/pictures/cover_reading_an_air_exchanger-640.d14a089d.avif"],
			[800, "/pictures/cover_reading_an_air_exchanger-800.f957a2f8.avif"],
		],
		webp: [
			[400, "/pictures/cover_reading_an_air_exchanger-400.9d38faac.webp"],
			[640, "/pictures/cover_reading_an_air_exchanger-640.f8770431.webp"],
			[800, "/pictures/cover_reading_an_air_exchanger-800.af9ce481.webp"],
		],
	},
	cover_water_damage_first_24_hours: {
		width: 840,
		height: 630,
		avif: [
			[400, "/pictures/cover_water_damage_first_24_hours-400.648bdfe9.avif"],
			[640, "/pictures/cover_water_damage_first_24_hours-640.b286bd36.avif"],
			[800, "/pictures/cover_water_damage_first_24_hours-800.4c805ef0.avif"],
		],
		webp: [
			[400, "/pictures/cover_water_damage_first_24_hours-400.b464c389.webp"],
			[640, "/pictures/cover_water_damage_first_24_hours-640.b909e3f0.webp"],
			[800, "/pictures/cover_water_damage_first_24_hours-800.385dab5e.webp"],
		],
	},
	cover_wool_rug_stains: {
		width: 800,
		height: 600,
		avif: [
			[400, "/pictures/cover_wool_rug_stains-400.4dccb50f.avif"],
			[640, "/pictures/cover_wool_rug_stains-640.bce99286.avif"],
			[800, "/pictures/cover_wool_rug_stains-800.cbcef769.avif"],
		],
		webp: [
			[400, "/pictures/cover_wool_rug_stains-400.38cba137.webp"],
			[640, "/pictures/cover_wool_rug_stains-640.af28e620.webp"],
			[800, "/pictures/cover_wool_rug_stains-800.104e0563.webp"],
		],
	},
	decontamination: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/decontamination-400.05526f16.avif"],
			[640, "/pictures/decontamination-640.73692afb.avif"],
			[800, "/pictures/decontamination-800.5021d298.avif"],
			[1200, "/pictures/decontamination-1200.45807ced.avif"],
			[1600, "/pictures/decontamination-1600.2c5b4ab0.avif"],
		],
		webp: [
			[400, "/pictures/decontamination-400.3c6df4b5.webp"],
			[640, "/pictures/decontamination-640.bfd71239.webp"],
			[800, "/pictures/decontamination-800.25ef75e6.webp"],
			[1200, "/pictures/decontamination-1200.0bedf99e.webp"],
			[1600, "/pictures/decontamination-1600.594c4848.webp"],
		],
	},
	dryer: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/dryer-400.af630d43.avif"],
			[640, "/pictures/dryer-640.5b0db8e1.avif"],
			[800, "/pictures/dryer-800.877b82af.avif"],
			[1200, "/pictures/dryer-1200.1775794a.avif"],
			[1600, "/pictures/dryer-1600.96832e05.avif"],
		],
		webp: [
			[400, "/pictures/dryer-400.7362522c.webp"],
			[640, "/pictures/dryer-640.b3770df8.webp"],
			[800, "/pictures/dryer-800.4136951d.webp"],
			[1200, "/pictures/dryer-1200.24db9d6c.webp"],
			[1600, "/pictures/dryer-1600.c0554e7c.webp"],
		],
	},
	duct_cleaning: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/duct_cleaning-400.c09f87c0.avif"],
			[640, "/pictures/duct_cleaning-640.449c70cf.avif"],
			[800, "/pictures/duct_cleaning-800.3a8b0d6c.avif"],
			[1200, "/pictures/duct_cleaning-1200.63650df0.avif"],
			[1600, "/pictures/duct_cleaning-1600.50dc8064.avif"],
		],
		webp: [
			[400, "/pictures/duct_cleaning-400.3d15bdce.webp"],
			[640, "/pictures/duct_cleaning-640.71125594.webp"],
			[800, "/pictures/duct_cleaning-800.b9d10438.webp"],
			[1200, "/pictures/duct_cleaning-1200.9d71ea47.webp"],
			[1600, "/pictures/duct_cleaning-1600.96ec374e.webp"],
		],
	},
	duct_network: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/duct_network-400.c2195a31.avif"],
			[640, "/pictures/duct_network-640.c2f9d1a5.avif"],
			[800, "/pictures/duct_network-800.cd1b8e51.avif"],
			[1200, "/pictures/duct_network-1200.484b8be7.avif"],
			[1600, "/pictures/duct_network-1600.4d496675.avif"],
		],
		webp: [
			[400, "/pictures/duct_network-400.be1c45d5.webp"],
			[640, "/pictures/duct_network-640.022c6ce8.webp"],
			[800, "/pictures/duct_network-800.8ae8df3a.webp"],
			[1200, "/pictures/duct_network-1200.2481ff37.webp"],
			[1600, "/pictures/duct_network-1600.3b6b04ab.webp"],
		],
	},
	furniture: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/furniture-400.d47b1308.avif"],
			[640, "/pictures/furniture-640.86855c9e.avif"],
			[800, "/pictures/furniture-800.da53671a.avif"],
			[1200, "/pictures/furniture-1200.8f2eb915.avif"],
			[1600, "/pictures/furniture-1600.2a3ad0d0.avif"],
		],
		webp: [
			[400, "/pictures/furniture-400.941a42f0.webp"],
			[640, "/pictures/furniture-640.d79b38e9.webp"],
			[800, "/pictures/furniture-800.a464105a.webp"],
			[1200, "/pictures/furniture-1200.ce13070f.webp"],
			[1600, "/pictures/furniture-1600.b5486fc7.webp"],
		],
	},
	grand_menage: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/grand_menage-400.e2177737.avif"],
			[640, "/pictures/grand_menage-640.10bc6f92.avif"],
			[800, "/pictures/grand_menage-800.553b7715.avif"],
			[1200, "/pictures/grand_menage-1200.418e5274.avif"],
			[1600, "/pictures/grand_menage-1600.6b65fa8a.avif"],
		],
		webp: [
			[400, "/pictures/grand_menage-400.3d4724dc.webp"],
			[640, "/pictures/grand_menage-640.4d976ee6.webp"],
			[800, "/pictures/grand_menage-800.dc7eb31c.webp"],
			[1200, "/pictures/grand_menage-1200.31dce5d4.webp"],
			[1600, "/pictures/grand_menage-1600.9eb2e8c5.webp"],
		],
	},
	hero_house: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/hero_house-400.328d8808.avif"],
			[640, "/pictures/hero_house-640.fac44c6a.avif"],
			[800, "/pictures/hero_house-800.404fc36b.avif"],
			[1200, "/pictures/hero_house-1200.fb8ee5b1.avif"],
			[1600, "/pictures/hero_house-1600.66955ff0.avif"],
		],
		webp: [
			[400, "/pictures/hero_house-400.51cf495b.webp"],
			[640, "/pictures/hero_house-640.06f6f462.webp"],
			[800, "/pictures/hero_house-800.d6c57d0f.webp"],
			[1200, "/pictures/hero_house-1200.5934aa8d.webp"],
			[1600, "/pictures/hero_house-1600.32059102.webp"],
		],
	},
	hero_house_winter: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/hero_house_winter-400.2a5503c9.avif"],
			[640, "/pictures/hero_house_winter-640.1caa6f49.avif"],
			[800, "/pictures/hero_house_winter-800.b76ccecb.avif"],
			[1200, "/pictures/hero_house_winter-1200.9bfbd018.avif"],
			[1600, "/pictures/hero_house_winter-1600.b3b34fae.avif"],
		],
		webp: [
			[400, "/pictures/hero_house_winter-400.a72d2e06.webp"],
			[640, "/pictures/hero_house_winter-640.d37f42e7.webp"],
			[800, "/pictures/hero_house_winter-800.d90eb255.webp"],
			[1200, "/pictures/hero_house_winter-1200.b87dae0c.webp"],
			[1600, "/pictures/hero_house_winter-1600.382b4245.webp"],
		],
	},
	kitchen_after: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/kitchen_after-400.12ab9da3.avif"],
			[640, "/pictures/kitchen_after-640.e1b7a83a.avif"],
			[800, "/pictures/kitchen_after-800.d03b94ad.avif"],
			[1200, "/pictures/kitchen_after-1200.1288f211.avif"],
			[1600, "/pictures/kitchen_after-1600.f05f147d.avif"],
		],
		webp: [
			[400, "/pictures/kitchen_after-400.1b745961.webp"],
			[640, "/pictures/kitchen_after-640.90bb3d29.webp"],
			[800, "/pictures/kitchen_after-800.9e496a8b.webp"],
			[1200, "/pictures/kitchen_after-1200.dae59dfd.webp"],
			[1600, "/pictures/kitchen_after-1600.d916ea0a.webp"],
		],
	},
	kitchen_before: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/kitchen_before-400.f94fb8f5.avif"],
			[640, "/pictures/kitchen_before-640.66884d95.avif"],
			[800, "/pictures/kitchen_before-800.1a890bad.avif"],
			[1200, "/pictures/kitchen_before-1200.2fd4edc9.avif"],
			[1600, "/pictures/kitchen_before-1600.24fd556f.avif"],
		],
		webp: [
			[400, "/pictures/kitchen_before-400.cb286dee.webp"],
			[640, "/pictures/kitchen_before-640.db2bd828.webp"],
			[800, "/pictures/kitchen_before-800.c41104a5.webp"],
			[1200, "/pictures/kitchen_before-1200.19668e2b.webp"],
			[1600, "/pictures/kitchen_before-1600.5a464ece.webp"],
		],
	},
	not_found: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/not_found-400.daffa173.avif"],
			[640, "/pictures/not_found-640.4fd54cb1.avif"],
			[800, "/pictures/not_found-800.7f5d7896.avif"],
			[1200, "/pictures/not_found-1200.38918b5e.avif"],
			[1600, "/pictures/not_found-1600.057e0930.avif"],
		],
		webp: [
			[400, "/pictures/not_found-400.db2fc0ee.webp"],
			[640, "/pictures/not_found-640.ab683ede.webp"],
			[800, "/pictures/not_found-800.a3fa33ff.webp"],
			[1200, "/pictures/not_found-1200.d8efa886.webp"],
			[1600, "/pictures/not_found-1600.3eb68bf0.webp"],
		],
	},
	oriental_rug: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/oriental_rug-400.b47c405d.avif"],
			[640, "/pictures/oriental_rug-640.9aa3636e.avif"],
			[800, "/pictures/oriental_rug-800.45c7679f.avif"],
			[1200, "/pictures/oriental_rug-1200.6d463278.avif"],
			[1600, "/pictures/oriental_rug-1600.3cb0dbf0.avif"],
		],
		webp: [
			[400, "/pictures/oriental_rug-400.43a3d4a9.webp"],
			[640, "/pictures/oriental_rug-640.e95e3ccc.webp"],
			[800, "/pictures/oriental_rug-800.8fbd85c7.webp"],
			[1200, "/pictures/oriental_rug-1200.8fb8be1c.webp"],
			[1600, "/pictures/oriental_rug-1600.ddb99042.webp"],
		],
	},
	promotions: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/promotions-400.9a6c9a7e.avif"],
			[640, "/pictures/promotions-640.0e88a12f.avif"],
			[800, "/pictures/promotions-800.630ed24d.avif"],
			[1200, "/pictures/promotions-1200.d6cc1ae1.avif"],
			[1600, "/pictures/promotions-1600.152ea95e.avif"],
		],
		webp: [
			[400, "/pictures/promotions-400.5b110075.webp"],
			[640, "/pictures/promotions-640.7f0d424c.webp"],
			[800, "/pictures/promotions-800.c8d04ad5.webp"],
			[1200, "/pictures/promotions-1200.0d9e6e1c.webp"],
			[1600, "/pictures/promotions-1600.9f551519.webp"],
		],
	},
	technician: {
		width: 1024,
		height: 1280,
		avif: [
			[400, "/pictures/technician-400.4a5d108e.avif"],
			[640, "/pictures/technician-640.10cc181b.avif"],
			[800, "/pictures/technician-800.68376f95.avif"],
		],
		webp: [
			[400, "/pictures/technician-400.d826762e.webp"],
			[640, "/pictures/technician-640.a2291fcc.webp"],
			[800, "/pictures/technician-800.b9ed626b.webp"],
		],
	},
	van: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/van-400.a8552b1d.avif"],
			[640, "/pictures/van-640.f86f22f6.avif"],
			[800, "/pictures/van-800.002f9950.avif"],
			[1200, "/pictures/van-1200.68103409.avif"],
			[1600, "/pictures/van-1600.bc3303b3.avif"],
		],
		webp: [
			[400, "/pictures/van-400.de254e47.webp"],
			[640, "/pictures/van-640.1fa937da.webp"],
			[800, "/pictures/van-800.cbe82f2b.webp"],
			[1200, "/pictures/van-1200.e9edb328.webp"],
			[1600, "/pictures/van-1600.33369106.webp"],
		],
	},
	workplace: {
		width: 1600,
		height: 1200,
		avif: [
			[400, "/pictures/workplace-400.d6c3d7b3.avif"],
			[640, "/pictures/workplace-640.6184059f.avif"],
			[800, "/pictures/workplace-800.bf1619d7.avif"],
			[1200, "/pictures/workplace-1200.0e4ade9b.avif"],
			[1600, "/pictures/workplace-1600.c6c5f3e8.avif"],
		],
		webp: [
			[400, "/pictures/workplace-400.5da34aa6.webp"],
			[640, "/pictures/workplace-640.657b1a99.webp"],
			[800, "/pictures/workplace-800.2bc04079.webp"],
			[1200, "/pictures/workplace-1200.547f1e7e.webp"],
			[1600, "/pictures/workplace-1600.832bbbb8.webp"],
		],
	},
} as const satisfies Record<string, PictureSource>;
