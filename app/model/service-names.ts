/**
 * The ten services. Each name is a page (`services-<name>` in the table of pages), a pair of files in
 * `content/services/` and an entry of `content/services/facts.ts`.
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
