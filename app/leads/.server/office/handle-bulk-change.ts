import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { readStatusChange } from "#app/model/leads/closing.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import { changeLead } from "../inbox/change-lead.ts";
import type { LeadChange } from "../inbox/lead-change.ts";
import { type SeenLead, seenOf } from "../inbox/seen-lead.ts";
import { reasonsFor } from "./closing-view.ts";
import { auditDetail } from "./handle-lead.ts";
import { isAssignable } from "./handlers.ts";
import { offerUndo } from "./notice.ts";

/** A page of the list has at most 59 leads, and the token that undoes so many fits into a cookie. */
export const mostAtOnce = 60;

/** `assignee-left`, `reason-left`: the chosen member or reason was removed after the list was loaded. */
export type BulkFault = "none-chosen" | "too-many" | "assignee-left" | "reason-left" | "unreadable";

type BulkOutcome =
	| { kind: "fault"; fault: BulkFault }
	/** Ids of unchanged leads. `left`: other members changed or deleted them first. `booked`: they have an appointment. */
	| { kind: "done"; left: readonly string[]; booked: readonly string[] };

/** Makes one change to all chosen leads, each unless another member changed it first, and offers one undo for all. */
export async function handleBulkChange(
	context: Readonly<RouterContextProvider>,
	actor: Member,
	form: FormData,
): Promise<BulkOutcome> {
	const services = context.get(servicesContext);
	const take = form.get("take");
	// "Take" is for one lead, whichever others are chosen.
	const chosen = (take === null ? form.getAll("lead") : [take]).map((value) => readChosen(String(value)));
	if (chosen.length === 0) return { kind: "fault", fault: "none-chosen" };
	if (chosen.length > mostAtOnce) return { kind: "fault", fault: "too-many" };
	const wanted = take === null ? String(form.get("do") ?? "") : `assign:${actor.id}`;
	const change = await readBulkChange(wanted, services);
	if (typeof change === "string") return { kind: "fault", fault: change };

	const entryId = randomUUID();
	const changed: { id: string; reference: string }[] = [];
	const left: string[] = [];
	const booked: string[] = [];
	for (const { id, seen } of chosen) {
		// A lead that is done already keeps its final amount, which this form does not ask for.
		if (change.kind === "status" && change.to === "done" && (await isDone(services, id))) continue;
		const outcome = await changeLead(services, id, actor, seen, change, entryId);
		if (outcome.kind === "appointment-open") booked.push(id);
		else if (outcome.kind !== "done") left.push(id);
		else if (outcome.entry) {
			const { reference } = outcome.lead;
			changed.push({ id, reference });
			const detail = auditDetail(outcome.entry);
			await recordAudit(services, actor, `request-${outcome.entry.kind}`, { subject: reference, detail });
		}
	}
	const [first, ...others] = changed;
	if (first) {
		const entry = { id: entryId, kind: change.kind, by: actor };
		offerUndo(
			context,
			first,
			entry,
			others.map(({ id }) => id),
		);
	}
	return { kind: "done", left, booked };
}

async function isDone({ store }: Pick<Services, "store">, id: string): Promise<boolean> {
	return (await store.get("leads", id))?.data.status === "done";
}

/** `<id>~<revision>~<time>`: what the list showed. */
function readChosen(value: string): { id: string; seen: SeenLead } {
	const [id = "", revision = "", heard = ""] = value.split("~");
	return { id, seen: seenOf(revision, heard) };
}

/** `assign:<member>`, `assign:` for nobody, `done`, `lost:<reason>` or `spam`. */
async function readBulkChange(
	wanted: string,
	{ identity, content }: Pick<Services, "identity" | "content">,
): Promise<LeadChange | BulkFault> {
	const [name, value = ""] = wanted.split(":");
	switch (name) {
		case "assign": {
			if (value === "") return { kind: "assignee", to: null };
			const member = await identity.member(value);
			if (!member || !isAssignable(member)) return "assignee-left";
			return { kind: "assignee", to: namedMember(member) };
		}
		case "done":
		case "lost": {
			const reasons = reasonsFor(undefined, content.reader());
			const change = readStatusChange(name, { reason: value, amount: "" }, reasons);
			return typeof change === "string" ? "reason-left" : { kind: "status", ...change };
		}
		case "spam":
			return { kind: "spam" };
		default:
			return "unreadable";
	}
}
