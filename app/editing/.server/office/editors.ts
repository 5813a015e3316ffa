import type { Role } from "#app/model/members/member.ts";

export const editors = ["administrator", "editor"] as const satisfies readonly Role[];
