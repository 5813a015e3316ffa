import type { RouterContextProvider } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { customerLeads } from "#app/leads/.server/customers/customer-leads.ts";
import { type JoinedLeads, joinCustomers, tellApart } from "#app/leads/.server/customers/join-leads.ts";
import { mostAtOnce } from "#app/leads/.server/office/handle-bulk-change.ts";
import { offerUndo } from "#app/leads/.server/office/notice.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";

type Context = Readonly<RouterContextProvider>;

export type ApartFault = "none-chosen" | "all-chosen" | "changed";
export type JoinFault = "missing" | "unknown" | "same" | "gone" | "changed";

/** `lead`: a lead of the customer whose page is shown next. */
export type ChangeOutcome<Fault> = { kind: "done"; lead: string } | { kind: "fault"; fault: Fault };

/**
 * Makes the chosen leads a customer of their own. The form sends the leads that the member saw: with another customer
 * meanwhile, "at least one stays" and the member's choice mean something else.
 */
export async function tellChosenApart(
	context: Context,
	member: Member,
	found: StoredDocument<Lead>,
	form: FormData,
): Promise<ChangeOutcome<ApartFault>> {
	const services = context.get(servicesContext);
	const shown = idsIn(form.get("shown"));
	const chosen = form.getAll("lead").map(String);
	const staying = shown.filter((id) => !chosen.includes(id));
	if (chosen.length === 0) return { kind: "fault", fault: "none-chosen" };
	if (staying.length === 0) return { kind: "fault", fault: "all-chosen" };
	const next = staying.includes(found.id) ? found.id : (staying.at(-1) ?? found.id);
	const now = (await customerLeads(services.store, found)).map(({ id }) => id);
	if (!isSame(now, shown)) {
		// Pressed twice, or another member was faster with the same choice.
		const isDone = isSame(now, chosen) || isSame(now, staying);
		return isDone ? { kind: "done", lead: next } : { kind: "fault", fault: "changed" };
	}
	await report(context, member, await tellApart(services, member, chosen));
	return { kind: "done", lead: next };
}

/** Joins the customers of two leads that the member compared. */
export async function joinCompared(
	context: Context,
	member: Member,
	found: StoredDocument<Lead>,
	other: StoredDocument<Lead>,
	form: FormData,
): Promise<ChangeOutcome<JoinFault>> {
	const services = context.get(servicesContext);
	const own = (await customerLeads(services.store, found)).map(({ id }) => id);
	if (own.includes(other.id)) return { kind: "done", lead: found.id };
	const others = (await customerLeads(services.store, other)).map(({ id }) => id);
	const hasSeen = isSame(own, idsIn(form.get("shown"))) && isSame(others, idsIn(form.get("other")));
	if (!hasSeen) return { kind: "fault", fault: "changed" };
	const joined = await joinCustomers(services, member, other.id, found.id);
	if (!joined) return { kind: "fault", fault: "gone" };
	await report(context, member, joined);
	return { kind: "done", lead: found.id };
}

/** One line in the journal for each lead, and one undo for all of them, if they fit into its cookie. */
async function report(context: Context, member: Member, { entryId, leads }: JoinedLeads): Promise<void> {
	for (const { reference } of leads)
		await recordAudit(context.get(servicesContext), member, "request-customer", { subject: reference });
	const [first, ...others] = leads;
	if (!first || leads.length > mostAtOnce) return;
	const entry = { id: entryId, kind: "customer", by: member } as const;
	offerUndo(
		context,
		first,
		entry,
		others.map(({ id }) => id),
	);
}

function idsIn(value: FormDataEntryValue | null): string[] {
	return String(value ?? "")
		.split(" ")
		.filter(Boolean);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((id) => other.includes(id));
}
