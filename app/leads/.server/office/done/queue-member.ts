import type { RouterContextProvider } from "react-router";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { queueHeader } from "#app/model/jobs/done-form.ts";
import type { Member } from "#app/model/members/member.ts";

/** Whether the queue of a browser sends this. It gets statuses instead of the page of the sign-in. */
export function isFromQueue({ headers }: Request): boolean {
	return headers.has(queueHeader);
}

/** The member whose queue sends this; null when nobody, or somebody else, is signed in meanwhile. */
export function queueMember({ headers }: Request, context: Readonly<RouterContextProvider>): Member | null {
	const { session } = context.get(staffContext);
	return session?.state === "open" && session.member.id === headers.get(queueHeader) ? session.member : null;
}
