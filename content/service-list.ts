import type { ServiceName } from "#app/model/service-names.ts";
import type { ServiceList } from "#app/model/site/service-list.ts";

/** The order of the tiles on the home page, which is that of menus and lists too. */
const order: readonly ServiceName[] = [
	"ventilation-ducts",
	"dryer-ducts",
	"air-exchanger-ducts",
	"duct-cleaning",
	"oriental-rugs",
	"house-cleaning",
	"furniture-mattresses",
	"condo-building",
	"factory-shop-office",
	"post-disaster",
];

/** The order of the services, and which of them visitors see. */
export const serviceList: ServiceList = order.map((name) => ({ name, shown: "shown" }));
