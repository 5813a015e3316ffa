import type { Role } from "#app/model/members/member.ts";

/** The roles that publish in the gallery. Agents see the photos of jobs with their leads. */
export const publishers = ["administrator", "editor"] as const satisfies readonly Role[];

export function mayPublish(role: Role): boolean {
	return (publishers as readonly Role[]).includes(role);
}
