import { unsubscribePath } from "#app/.server/mail/link-paths.ts";
import { addressIds, unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { type MarketingParts, stateOf } from "#app/.server/marketing/consents.ts";
import { lastChoiceFirst } from "#app/.server/marketing/stored-address.ts";
import { everything } from "#app/.server/store/everything.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { kindsOf, type MailKind } from "#app/model/privacy/mail-kinds.ts";
import { type ExportedAppointment, exportedAppointments } from "./exported-appointments.ts";
import { type Days, leadsBetween } from "./leads-between.ts";
import { type Note, notesOf } from "./notes-of.ts";

/**
 * `marketing` is null when promotions may not be sent, whatever the form said: exports are used as mailing lists.
 * `remindersSince` says when maintenance reminders were allowed, `mailChoices` where the customer ends both: every
 * promotion must contain it.
 */
export type StoredLead = StoredDocument<
	Lead & {
		marketingWithdrawnAt?: string | null;
		remindersSince?: string | null;
		mailChoices?: string | null;
		notes?: readonly Note[];
		appointment?: ExportedAppointment | null;
	}
>;

interface ExportParts extends MarketingParts {
	origin: string;
}

export interface LeadFilter extends Days {
	status?: LeadStatus | undefined;
}

/** The leads received on these days that have this status, oldest first, with the consent that stands now. */
export async function leadsToExport(
	{ store, secret, origin }: ExportParts,
	{ status, ...days }: LeadFilter = {},
): Promise<StoredLead[]> {
	const addresses = new Map((await everything(store, "mailAddresses")).map((address) => [address.id, address]));
	const chosen = (await leadsBetween(store, days)).filter(({ data }) => !status || data.status === status);
	const appointments = await exportedAppointments(store);
	const exported: StoredLead[] = [];
	for (const found of chosen) {
		const { data, ...lead } = found;
		const ids = data.email === null ? [] : addressIds(data.email, secret);
		const [address] = lastChoiceFirst(ids.flatMap((id) => addresses.get(id) ?? []));
		const { withdrawnAt, ...known } = stateOf(address?.data ?? null, data);
		// Somebody else's consent may stand for the address, and their lead has its row.
		const agreed = data.spam.length > 0 ? null : known.agreed;
		const isFor = (kind: MailKind) => agreed !== null && kindsOf(agreed).includes(kind);
		const marketing =
			agreed && isFor("promotions") ? { agreedAt: agreed.agreedAt, textVersion: agreed.textVersion } : null;
		const consent = {
			marketing,
			marketingWithdrawnAt: withdrawnAt,
			remindersSince: agreed && isFor("due-again") ? agreed.agreedAt : null,
			mailChoices:
				agreed && data.email ? origin + unsubscribePath(data.locale, unsubscribeToken(data.email, secret)) : null,
		};
		const notes = await notesOf(store, found);
		const appointment = appointments.get(lead.id) ?? null;
		exported.push({ ...lead, data: { ...data, ...consent, notes, appointment } });
	}
	return exported;
}

/** Leaves out the follow token, which opens the lead's page: exported files spread further than the database. */
export function leadsAsJson(leads: readonly StoredLead[]): string {
	return JSON.stringify(
		leads.map(({ id, version, data: { followToken: _, ...data } }) => ({ id, version, ...data })),
		null,
		"\t",
	);
}
