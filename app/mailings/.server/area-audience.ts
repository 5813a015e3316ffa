import { inBatches } from "#app/.server/in-batches.ts";
import { type AreaParts, isHandled, isServed, whyNotTold } from "#app/.server/mailings/area-open.ts";
import type { Locale } from "#app/locale/locales.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { NotMailedReason } from "#app/model/mailings/mail-series.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type Audience, type AudienceRow, mostShown } from "./audience.ts";
import { rowOf } from "./due-audience.ts";
import { waitingLeads } from "./tell-waiting.ts";

/** As much of the waiting list as the screen reads. */
const mostRead = 1000;

/** Who on the waiting list would be told now, as if the series were on. Changes nothing. */
export async function areaAudience(
	parts: AreaParts,
	{ locale, now }: { locale: Locale; now: Date },
): Promise<Audience & { first: StoredDocument<Lead> | null }> {
	const { store, content } = parts;
	const reader = content.reader();
	const today = dayInMontreal(now);
	const [page, flagged] = await Promise.all([
		waitingLeads(store, { limit: mostRead }),
		waitingLeads(store, { limit: mostShown }, "spam"),
	]);
	const isNear = ({ data }: StoredDocument<Lead>) => isServed(data, content) || data.areaMail !== undefined;
	const near = [...page.documents, ...flagged.documents].filter(isNear);
	const shown = near.slice(0, mostShown);
	const checked = await inBatches(shown, async (lead) => ({ lead, reason: await reasonOf(parts, lead) }));
	const gets: (AudienceRow & { leaves: string })[] = [];
	const not: (AudienceRow & { reason: NotMailedReason })[] = [];
	const told = new Set<string | null>();
	let first: StoredDocument<Lead> | null = null;
	for (const { lead, reason } of checked) {
		const asked = dayInMontreal(new Date(lead.data.receivedAt));
		const row = { ...rowOf(lead, reader, locale), key: lead.id, on: asked };
		const emailKey = emailKeyOf(lead.data.email);
		if (reason) not.push({ ...row, reason });
		// One mail is enough for somebody who asked twice.
		else if (!told.has(emailKey)) gets.push({ ...row, leaves: today });
		if (!reason) {
			told.add(emailKey);
			first ??= lead;
		}
	}
	return {
		gets,
		not,
		now: gets.length,
		first,
		outside: page.documents.filter((lead) => !isNear(lead)).length,
		isCut: page.cursor !== null || near.length > shown.length,
	};
}

async function reasonOf(parts: AreaParts, lead: StoredDocument<Lead>): Promise<NotMailedReason | null> {
	const { areaMail } = lead.data;
	if (!areaMail) return whyNotTold(parts, lead);
	if (await isHandled(parts.store, lead)) return "handled";
	const status = (await parts.store.get("outbox", areaMail))?.data.status;
	return status === "pending" || status === "sent" ? "leaving" : "undelivered";
}
