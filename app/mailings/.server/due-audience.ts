import type { ContentReader } from "#app/.server/content/reader.ts";
import { inBatches } from "#app/.server/in-batches.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { checkDue, type DueCheck } from "#app/.server/mailings/due-again.ts";
import type { MarketingParts } from "#app/.server/marketing/consents.ts";
import type { StoredJob } from "#app/jobs/.server/jobs.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isLate, lateAfterDays, seasonDays, seasonEnd } from "#app/model/mailings/due-again.ts";
import type { NotMailedReason } from "#app/model/mailings/mail-series.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type Audience, type AudienceRow, mostShown } from "./audience.ts";
import { dueJobs } from "./remind-due.ts";

/** How far ahead the list looks. */
const daysAhead = 60;

type Checked = { job: StoredJob; dueOn: string; check: DueCheck };
type Decision = { leaves: string } | { reason: NotMailedReason };

/** Who is due now and in the next 60 days, as if the series were on. Changes nothing. */
export async function dueAudience(
	parts: MarketingParts,
	{ reader, locale, now }: { reader: ContentReader; locale: Locale; now: Date },
): Promise<Audience & { first: { job: StoredJob; check: Extract<DueCheck, { kind: "allowed" }> } | null }> {
	const today = dayInMontreal(now);
	const page = await dueJobs(parts.store, addDays(today, daysAhead), { limit: mostShown });
	const checked = await inBatches(page.documents, async (job): Promise<Checked> => {
		return { job, dueOn: job.data.dueOn ?? today, check: await checkDue(parts, job) };
	});
	const mailedOn = new Map<string, string>();
	const gets: (AudienceRow & { leaves: string })[] = [];
	const not: (AudienceRow & { reason: NotMailedReason })[] = [];
	let first: { job: StoredJob; check: Extract<DueCheck, { kind: "allowed" }> } | null = null;
	for (const one of checked) {
		if (one.check.kind === "gone") continue;
		const { lead } = one.check;
		const row = {
			...rowOf(lead, reader, locale),
			key: one.job.id,
			on: one.dueOn,
			what: workOf(one.job, lead, reader, locale),
		};
		const decision = decideOn(one, mailedOn, now);
		if ("reason" in decision) not.push({ ...row, ...decision });
		else gets.push({ ...row, ...decision });
		if (!first && "leaves" in decision && one.check.kind === "allowed") first = { job: one.job, check: one.check };
	}
	gets.sort((one, other) => (one.leaves < other.leaves ? -1 : 1));
	const leaving = gets.filter(({ leaves }) => leaves <= today).length;
	return { gets, not, now: leaving, outside: 0, isCut: page.cursor !== null, first };
}

/** `mailedOn`: the days on which addresses get the mails before this one in the list. */
function decideOn({ dueOn, check }: Checked, mailedOn: Map<string, string>, now: Date): Decision {
	const today = dayInMontreal(now);
	if (check.kind !== "allowed") return { reason: check.kind === "not" ? check.reason : "late" };
	if (isLate(dueOn, today)) return { reason: "late" };
	const { id, data } = check.address;
	const before = mailedOn.get(id);
	const free = before ? addDays(before, seasonDays) : (seasonEnd(data.mailedAt, now) ?? today);
	const leaves = [today, dueOn, free].toSorted().at(-1) ?? today;
	if (leaves > addDays(dueOn, lateAfterDays)) return { reason: "season" };
	mailedOn.set(id, leaves);
	return { leaves };
}

/** What the lists say of a lead. */
export function rowOf(
	{ id, data }: StoredDocument<Lead>,
	reader: ContentReader,
	locale: Locale,
): Omit<AudienceRow, "key" | "on"> {
	return { leadId: id, name: data.name, email: data.email, what: servicesOf(data, locale, reader).join(", ") };
}

function workOf({ data }: StoredJob, lead: StoredDocument<Lead>, reader: ContentReader, locale: Locale): string {
	const done = data.lines.flatMap(({ isDone, text }) => (isDone ? text[locale] : []));
	return done.join(", ") || servicesOf(lead.data, locale, reader).join(", ");
}
