import { type ActionFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";

/** Signing out needs a POST: another site could make members follow a link. */
export function loader() {
	return redirect("/admin", 303);
}

export async function action({ context }: ActionFunctionArgs) {
	const staff = context.get(staffContext);
	if (staff.session) staff.cookies = [...(await context.get(servicesContext).identity.signOut(staff.request)).cookies];
	return redirect("/admin/connexion?avis=out", 303);
}
