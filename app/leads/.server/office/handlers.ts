import type { Role } from "#app/model/members/member.ts";

/** Who may change requests. Editors read them: they write the site, and should know what people ask. */
export const handlers = ["administrator", "agent"] as const satisfies readonly Role[];

export function mayHandle(role: Role): boolean {
	return (handlers as readonly Role[]).includes(role);
}
