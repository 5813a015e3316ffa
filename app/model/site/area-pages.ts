import type { Area } from "../company.ts";
import { foldText } from "../text/fold.ts";

/** The areas that have a page of their own (`area-…` in `app/locale/pages.ts`): the id and name of the company's area. */
const areaPages = {
	"area-montreal": { id: "montreal", name: "Montréal" },
	"area-laval": { id: "laval", name: "Laval" },
	"area-south-shore": { id: "rive-sud", name: "Rive-Sud" },
} as const;

export type AreaPageName = keyof typeof areaPages;

export const areaPageNames = Object.keys(areaPages) as AreaPageName[];

type Named = Pick<Area, "id" | "name">;

export function isAreaPage(name: string): name is AreaPageName {
	return Object.hasOwn(areaPages, name);
}

/** Undefined for an area that a member added, or renamed: the settings keep the id of an area whose name is retyped. */
export function areaPageOf(area: Named): AreaPageName | undefined {
	return areaPageNames.find(
		(name) => areaPages[name].id === area.id && isSamePlace(areaPages[name].name, area.name.fr),
	);
}

/** Without the pages of areas that a member removed or renamed. */
export function servedAreaPages(areas: readonly Named[]): AreaPageName[] {
	return areaPageNames.filter((name) => areas.some((area) => areaPageOf(area) === name));
}

/** "Lavaltrie" is not Laval, nor "Rive-Sud de Québec" the Rive-Sud of Montréal. */
export function isSamePlace(one: string, other: string): boolean {
	return foldText(one.trim()) === foldText(other.trim());
}
