import { type ActionFunctionArgs, redirect } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { returnOf } from "../.server/office/sign-in-outcome.ts";

/** Signing out needs a POST: another site could make members follow a link. */
export function loader() {
	return redirect("/admin", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const staff = context.get(staffContext);
	if (staff.session) staff.cookies = [...(await context.get(servicesContext).identity.signOut(staff.request)).cookies];
	// Only the sign-in pages add a return address, for "sign in another way".
	return redirect(withReturn("/admin/connexion?avis=out", returnOf(request)), 303);
}
