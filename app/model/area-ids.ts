import type { Area } from "./company.ts";
import { slugOf } from "./slug.ts";

/** An area as a form sends it, or as a build before 2026-11-16 stored it. */
export type UnnamedArea = Omit<Area, "id"> & { id?: string };

/** Gives areas that have no id one made from their French name. Ids that exist never change. */
export function withAreaIds<Each extends UnnamedArea>(areas: readonly Each[]): (Each & { id: string })[] {
	const taken = new Set(areas.flatMap(({ id }) => id || []));
	return areas.map((area) => {
		if (area.id) return { ...area, id: area.id };
		const name = slugOf(area.name.fr) || "secteur";
		let id = name;
		for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
		taken.add(id);
		return { ...area, id };
	});
}
