import type { Area } from "../company.ts";
import { withStableIds } from "./stable-ids.ts";

/** An area as a form sends it, or as a build before 2026-11-16 stored it. */
export type UnnamedArea = Omit<Area, "id"> & { id?: string };

/** Gives areas that have no id one made from their French name. */
export function withAreaIds<Each extends UnnamedArea>(areas: readonly Each[]): (Each & { id: string })[] {
	return withStableIds(areas, "secteur");
}
