import type { Member, Role } from "#app/model/members/member.ts";

/** The roles that may change leads. Editors may only read them, to know what customers ask. */
export const handlers = ["administrator", "agent"] as const satisfies readonly Role[];

/** Whether leads can be given to a member. */
export function isAssignable({ status, role }: Pick<Member, "status" | "role">): boolean {
	return status === "active" && mayHandle(role);
}

export function mayHandle(role: Role): boolean {
	return (handlers as readonly Role[]).includes(role);
}
