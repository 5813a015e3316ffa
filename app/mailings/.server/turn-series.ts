import { recordAudit } from "#app/.server/journal/audit.ts";
import { putDocument } from "#app/.server/store/put-document.ts";
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
	const turned = await putDocument(parts.store, "mailSeries", name, (before) =>
		(before?.isOn ?? false) === isOn ? null : withSeriesTurned(before, isOn, { by, now: parts.clock.now() }),
	);
	if (turned) await recordAudit(parts, by, isOn ? "series-on" : "series-off", { subject: name });
	return turned !== null;
}
