import type { Role } from "#app/model/members/member.ts";

/** The roles that may change leads. Editors may only read them, to know what customers ask. */
export const handlers = ["administrator", "agent"] as const satisfies readonly Role[];

export function mayHandle(role: Role): boolean {
	return (handlers as readonly Role[]).includes(role);
}
