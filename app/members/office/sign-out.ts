import { type ActionFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";

/** Signing out is a form: a link could be followed for somebody. */
export function loader() {
	return redirect("/admin", 303);
}

export async function action({ context }: ActionFunctionArgs) {
	const staff = context.get(staffContext);
	if (staff.session) staff.cookies = [...(await context.get(servicesContext).identity.signOut(staff.request)).cookies];
	return redirect("/admin/connexion?avis=out", 303);
}
