import { sayAppointment } from "#app/.server/say-appointment.ts";
import { leadPath } from "#app/admin/paths.ts";
import { appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import { mayHandle } from "#app/leads/.server/office/handlers.ts";
import { jobViews } from "#app/leads/.server/office/jobs/job-view.ts";
import { quoteCardWordsIn } from "#app/leads/.server/office/quotes/say-quote.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { statusAt } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { quotesOf } from "#app/quotes/.server/quotes.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { customerWordsIn } from "./customer-words.ts";

type Leads = readonly StoredDocument<Lead>[];

/** The next one first, then the last one first. */
export async function customerAppointments(leads: Leads, store: DocumentStore, locale: Locale, now: Date) {
	const today = dayInMontreal(now);
	const all = (await Promise.all(leads.map(({ id }) => appointmentsOf(store, id)))).flat();
	const sorted = all
		.filter(({ data }) => !data.neverBooked)
		.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
	const isAhead = ({ data }: (typeof all)[number]) => isOpenAppointment(data) && data.day >= today;
	const item = ({ id, data }: (typeof all)[number]) => {
		return { id, status: data.status, text: capitalized(sayAppointment(data, locale)) };
	};
	return {
		ahead: sorted.filter(isAhead).map(item),
		past: sorted
			.filter((one) => !isAhead(one))
			.toReversed()
			.map(item),
	};
}

function timeOf({ data: { day, window } }: { data: { day: string; window: { from: string } } }): string {
	return `${day}T${window.from}`;
}

/** The finished jobs, the last one first. */
export async function customerJobs(
	leads: Leads,
	parts: { store: DocumentStore; secret: string },
	member: Pick<Member, "role" | "locale">,
	now: Date,
) {
	const views = await Promise.all(leads.toReversed().map((lead) => jobViews(lead, parts, member, now)));
	return views.flat();
}

/** Every version, the last one first. Only administrators open contracts, and only those who handle leads open drafts. */
export async function customerQuotes(
	leads: Leads,
	store: DocumentStore,
	{ role, locale }: Pick<Member, "role" | "locale">,
	now: Date,
) {
	const { quotes: words } = customerWordsIn(locale);
	const { versionStates } = quoteCardWordsIn(locale);
	const rows = await Promise.all(
		leads.map(async ({ id, data: lead }) =>
			(await quotesOf(store, id)).map(({ id: quote, data }) => {
				const status = statusAt(data, now);
				const isDraft = status === "draft";
				const editor = mayHandle(role) ? `${leadPath(id)}/soumission` : leadPath(id);
				return {
					id: quote,
					at: data.sentAt ?? data.updatedAt,
					name: words.item(lead.reference, data.version),
					total: formatWithCents(quoteAmounts(data.content).total, locale),
					state: isDraft
						? words.drafted(formatDate(data.createdAt, locale))
						: `${versionStates[status]}, ${formatDate(data.sentAt, locale)}`,
					path: isDraft ? editor : leadPath(id, "voir-soumission", { version: String(data.version) }),
					contract: role === "administrator" && data.status === "accepted" ? `/admin/contrats/${quote}` : null,
				};
			}),
		),
	);
	return rows.flat().toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
