import type { Author } from "#app/model/editing/content-entry.ts";
import type { Member, Role } from "#app/model/members/member.ts";

export const editors = ["administrator", "editor"] as const satisfies readonly Role[];

/** The author as stored with their edits: an id and a name, nothing else of the member. */
export function authorOf({ id, name }: Member): Author {
	return { id, name };
}
