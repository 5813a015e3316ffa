/** Each has a page (`app/locale/pages.ts`), two files in `content/services/` and an entry in `facts.ts` there. */
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
