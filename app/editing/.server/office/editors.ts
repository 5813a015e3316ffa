import type { Author } from "#app/model/editing/content-entry.ts";
import type { Member, Role } from "#app/model/members/member.ts";

/** Who may change the words of the site. */
export const editors = ["administrator", "editor"] as const satisfies readonly Role[];

/** As they are kept with what they wrote: a name, and nothing else of the member. */
export function authorOf({ id, name }: Member): Author {
	return { id, name };
}
