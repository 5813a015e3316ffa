import { type ActionFunctionArgs, redirect } from "react-router";
import { recordAudit } from "../../.server/journal/audit.ts";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { undoChange } from "../.server/inbox/undo-change.ts";
import { readUndo } from "../.server/inbox/undo-token.ts";
import { handlers } from "../.server/office/handlers.ts";
import { say } from "../.server/office/notice.ts";

export function loader() {
	return redirect("/admin", 303);
}

/** Undoes the last change, and redirects to the page that offered it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const ticket = readUndo(String(form.get("token") ?? ""), member.id, services.secret);
	const outcome = ticket ? await undoChange(services, ticket.lead, ticket.entry, member) : null;
	if (ticket && outcome?.kind === "undone") {
		await recordAudit(services, member, "request-undone", { subject: ticket.reference });
	}
	say(context, outcome?.kind ?? "missing");
	const back = String(form.get("back") ?? "");
	return redirect(places.test(back) ? back : "/admin", 303);
}

/** The only paths to redirect to: pages on which leads are changed. */
const places = /^\/admin(?:\/tableau|\/demandes\/[\w-]+)?(?:\?[\w=&%.~+-]*)?$/;
