import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../.server/read-form.ts";
import { servicesContext } from "../.server/services.ts";
import { undoChange } from "../leads/desk/undo-change.ts";
import { readUndo } from "../leads/desk/undo-token.ts";
import { recordAudit } from "../staff/audit.ts";
import { handlers } from "./.server/requests/handlers.ts";
import { say } from "./.server/requests/notice.ts";
import { requireMember } from "./.server/require-member.ts";

export function loader() {
	return redirect("/admin", 303);
}

/** Takes the last change back, and returns to where its notice stood. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const ticket = readUndo(String(form.get("token") ?? ""), member.id, services.secret, services.clock.now());
	const outcome = ticket ? await undoChange(services, ticket.lead, ticket.entry, member) : null;
	if (ticket && outcome?.kind === "undone") {
		await recordAudit(services, member, "request-undone", { subject: ticket.reference });
	}
	say(context, outcome?.kind ?? "missing");
	const back = String(form.get("back") ?? "");
	return redirect(places.test(back) ? back : "/admin", 303);
}

/** The pages where a request is changed, and no other address. */
const places = /^\/admin(?:\/tableau|\/demandes\/[\w-]+)?(?:\?[\w=&%.~+-]*)?$/;
