import { type Actor, recordAudit } from "#app/.server/journal/audit.ts";
import { retries } from "#app/.server/store/retries.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import { countDetail } from "#app/model/members/audit.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { takeBack } from "../inbox/undo-change.ts";
import type { CallMails } from "../inbox/undo-token.ts";
import { confirmationId, promotionsMailId } from "../lead-mails.ts";
import type { LeadParts } from "../lead-parts.ts";

/**
 * Deletes the mails that a call sends while they wait; the lead stays, and nothing keeps its appointment from being undone.
 * `late`: they are being sent, or were. `missing`: they were stopped before, or the lead was erased.
 */
export async function stopCallMails(
	parts: Pick<LeadParts, "store" | "clock">,
	id: string,
	by: Actor,
): Promise<`unsent-${CallMails}` | "late" | "missing"> {
	const { store } = parts;
	for (const retry = retries(); ; retry()) {
		const found = await store.get("leads", id);
		const mails = (await callMails(store, id)).map((mail) => mail.id);
		const which = named(id, mails);
		if (!found || !which) return "missing";
		const deletions = await takeBack(mails, { store });
		if (!deletions) return "late";
		const data = withoutMails(found.data, mails);
		const result = await store.commit([{ ...found, kind: "replace", collection: "leads", data }, ...deletions]);
		if (result.ok) {
			await recordAudit(parts, by, "call-mails-stopped", {
				subject: data.reference,
				detail: countDetail("mails", mails.length),
			});
			return `unsent-${which}`;
		}
		if (result.collection === "outbox") return "late";
	}
}

/** The customer was told of nothing by these mails. */
function withoutMails(lead: Lead, stopped: readonly string[]): Lead {
	const history = lead.desk.history.map((entry) => ({
		...entry,
		mails: entry.mails.filter((mail) => !stopped.includes(mail)),
	}));
	return { ...lead, desk: { ...lead.desk, history } };
}

/** The mails of a call that wait and can be stopped. */
export async function waitingCallMails(store: DocumentStore, lead: string): Promise<CallMails | null> {
	const mails = await callMails(store, lead);
	const waiting = mails.filter(({ data }) => data.status === "pending" && data.attempts === 0);
	return named(
		lead,
		waiting.map(({ id }) => id),
	);
}

function named(lead: string, mails: readonly string[]): CallMails | null {
	const hasPromotions = mails.includes(promotionsMailId(lead));
	if (mails.includes(confirmationId(lead))) return hasPromotions ? "both" : "confirmation";
	return hasPromotions ? "promotions" : null;
}

async function callMails(store: DocumentStore, lead: string): Promise<StoredDocument<OutboxEntry>[]> {
	const ids = [confirmationId(lead), promotionsMailId(lead)];
	return (await Promise.all(ids.map((id) => store.get("outbox", id)))).filter((mail) => mail !== null);
}
