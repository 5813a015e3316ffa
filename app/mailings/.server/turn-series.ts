import { recordAudit } from "#app/.server/journal/audit.ts";
import { retries } from "#app/.server/store/retries.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { type SeriesName, withSeriesTurned } from "#app/model/mailings/mail-series.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";

/** Turns a series on or off, and notes it in the journal. Twice changes nothing: returns false. */
export async function turnSeries(
	parts: { store: DocumentStore; clock: Clock },
	name: SeriesName,
	isOn: boolean,
	by: NamedMember,
): Promise<boolean> {
	const { store, clock } = parts;
	for (const retry = retries(); ; retry()) {
		const known = await store.get("mailSeries", name);
		if ((known?.data.isOn ?? false) === isOn) return false;
		const data = withSeriesTurned(known?.data ?? null, isOn, { by, now: clock.now() });
		const { ok } = await store.commit([upsertWrite("mailSeries", name, known, data)]);
		if (!ok) continue;
		await recordAudit(parts, by, isOn ? "series-on" : "series-off", { subject: name });
		return true;
	}
}
