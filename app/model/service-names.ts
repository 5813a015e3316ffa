/**
 * The ten services. Each name has a page (`services-<name>` in `app/locale/pages.ts`), a pair of files in
 * `content/services/` and an entry in `content/services/facts.ts`.
 */
export const serviceNames = [
	"ventilation-ducts",
	"duct-cleaning",
	"dryer-ducts",
	"air-exchanger-ducts",
	"oriental-rugs",
	"furniture-mattresses",
	"house-cleaning",
	"condo-building",
	"factory-shop-office",
	"post-disaster",
] as const;

export type ServiceName = (typeof serviceNames)[number];
