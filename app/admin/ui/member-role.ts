import { createContext, use } from "react";
import type { Role } from "#app/model/members/member.ts";

const MemberRole = createContext<Role | null>(null);

/** Set by the frame. */
export const MemberRoleProvider = MemberRole;

/** The role of the signed-in member, to leave out links that they may not open. Every page checks the role itself. */
export function useMemberRole(): Role | null {
	return use(MemberRole);
}
