/** The areas that have a page of their own (`area-…` in `app/locale/pages.ts`), with the id of the company's area. */
export const areaPageIds = {
	"area-montreal": "montreal",
	"area-laval": "laval",
	"area-south-shore": "rive-sud",
} as const;

export type AreaPageName = keyof typeof areaPageIds;

export const areaPageNames = Object.keys(areaPageIds) as AreaPageName[];

export function isAreaPage(name: string): name is AreaPageName {
	return Object.hasOwn(areaPageIds, name);
}

/** Undefined for an area that a member added: it has no page. */
export function areaPageOf(areaId: string): AreaPageName | undefined {
	return areaPageNames.find((name) => areaPageIds[name] === areaId);
}

/** Without the pages of areas that a member removed. */
export function servedAreaPages(areas: readonly { id: string }[]): AreaPageName[] {
	return areaPageNames.filter((name) => areas.some(({ id }) => id === areaPageIds[name]));
}
