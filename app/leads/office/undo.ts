import { type ActionFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { stopCallMails } from "../.server/calls/stop-call-mails.ts";
import { type UndoOutcome, undoChange } from "../.server/inbox/undo-change.ts";
import { readUndo } from "../.server/inbox/undo-token.ts";
import { handlers } from "../.server/office/handlers.ts";
import { say } from "../.server/office/notice.ts";
import { returnPath } from "../.server/office/return-path.ts";

export function loader() {
	return redirect("/admin", 303);
}

/** Undoes the last change, of one lead or of several, or stops the mails of a call, and redirects to the page that offered it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const ticket = readUndo(String(form.get("token") ?? ""), member.id, services.secret);
	if (ticket?.stops) {
		say(context, await stopCallMails(services, ticket.lead, member));
		return redirect(returnPath(form), 303);
	}
	const outcomes: UndoOutcome["kind"][] = [];
	for (const lead of ticket ? [ticket.lead, ...(ticket.others ?? [])] : []) {
		const outcome = await undoChange(services, lead, ticket?.entry ?? "", member);
		outcomes.push(outcome.kind);
		if (outcome.kind === "undone") {
			await recordAudit(services, member, "request-undone", { subject: outcome.lead.reference });
		}
	}
	const isMixed = outcomes.includes("undone") && outcomes.some((kind) => kind !== "undone");
	say(context, isMixed ? "partly" : (outcomes[0] ?? "missing"));
	return redirect(returnPath(form), 303);
}
