import { slugOf } from "../text/slug.ts";

/** An item as a form sends it: a new one has no id yet. */
export interface Named {
	id?: string;
	name: { fr: string };
}

/** Gives items that have no id one made from their French name. Ids that exist never change. */
export function withStableIds<Each extends Named>(items: readonly Each[], unnamed: string): (Each & { id: string })[] {
	const taken = new Set(items.flatMap(({ id }) => id || []));
	return items.map((item) => {
		if (item.id) return { ...item, id: item.id };
		const name = slugOf(item.name.fr) || unnamed;
		let id = name;
		for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
		taken.add(id);
		return { ...item, id };
	});
}
