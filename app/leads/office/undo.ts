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
