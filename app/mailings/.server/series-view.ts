import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { unsubscribePath } from "#app/.server/mail/link-paths.ts";
import { shownText } from "#app/.server/mail/shown-mail.ts";
import type { AreaParts } from "#app/.server/mailings/area-open.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type SeriesName, seriesNames } from "#app/model/mailings/mail-series.ts";
import type { Clock } from "#app/model/ports.ts";
import { addMonths } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { areaAudience } from "./area-audience.ts";
import type { Audience } from "./audience.ts";
import { dueAudience } from "./due-audience.ts";
import { type Reminder, renderAreaOpen, renderDueAgain } from "./mails/series-mails.ts";

export interface SeriesView {
	name: SeriesName;
	isOn: boolean;
	/** Who turned it on or off last, and when; null when nobody ever did. */
	changed: { at: string; by: string } | null;
	made: number;
	audience: Audience;
	/** The mail as it will be: for the first of the list, or with the values of an example. */
	previews: readonly { locale: Locale; subject: string; text: string }[];
	/** Whose mail the previews show; null for an example. */
	previewOf: string | null;
}

interface ViewParts extends AreaParts {
	clock: Clock;
	origin: string;
}

/** Both series as the screen shows them, in the member's language. */
export function seriesViews(parts: ViewParts, locale: Locale): Promise<SeriesView[]> {
	return Promise.all(seriesNames.map((name) => seriesView(parts, name, locale)));
}

/** How many mails leave at once when the series is turned on now. */
export async function countNow(parts: ViewParts, name: SeriesName, locale: Locale): Promise<number> {
	const when = { reader: parts.content.reader(), locale, now: parts.clock.now() };
	return (await (name === "due-again" ? dueAudience(parts, when) : areaAudience(parts, when))).now;
}

async function seriesView(parts: ViewParts, name: SeriesName, locale: Locale): Promise<SeriesView> {
	const { store, clock, content } = parts;
	const now = clock.now();
	const reader = content.reader();
	const series = (await store.get("mailSeries", name))?.data;
	const { audience, lead, render } =
		name === "due-again" ? await dueMail(parts, reader, locale, now) : await areaMail(parts, locale, now);
	const { gets, not, now: count, outside, isCut } = audience;
	return {
		name,
		isOn: series?.isOn ?? false,
		made: series?.made ?? 0,
		changed: series ? { at: series.changedAt, by: series.by.name } : null,
		audience: { gets, not, now: count, outside, isCut },
		previews: await Promise.all(
			locales.map(async (each) => {
				const mail = await render(each);
				return { locale: each, subject: mail.subject, text: shownText(mail) };
			}),
		),
		previewOf: lead && (lead.name || lead.email),
	};
}

async function dueMail(parts: ViewParts, reader: ContentReader, locale: Locale, now: Date) {
	const audience = await dueAudience(parts, { reader, locale, now });
	const { first } = audience;
	const lead = first?.check.lead.data ?? null;
	const months = first?.job.data.dueMonths;
	const reminder: Reminder = months
		? { job: first.job.data, months, day: first.check.day, agreedAt: first.check.consent.agreedAt }
		: exampleReminder(reader, now);
	const render = (each: Locale) =>
		renderDueAgain({ ...(lead ?? exampleLead(now)), locale: each }, reminder, links(parts, reader, each));
	return { audience, lead, render };
}

async function areaMail(parts: ViewParts, locale: Locale, now: Date) {
	const audience = await areaAudience(parts, { locale, now });
	const lead = audience.first?.data ?? null;
	const reader = parts.content.reader();
	const render = (each: Locale) =>
		renderAreaOpen({ ...(lead ?? exampleLead(now)), locale: each }, links(parts, reader, each));
	return { audience, lead, render };
}

/** The link that stops mails belongs to the customer: the preview shows where it is, without its secret part. */
function links({ origin }: ViewParts, reader: ContentReader, locale: Locale) {
	return { reader, origin, unsubscribeLink: origin + unsubscribePath(locale, "xxxxxxxx") };
}

function exampleLead(now: Date): Pick<Lead, "name" | "postalCode" | "receivedAt" | "service" | "estimate"> {
	return { name: "", postalCode: null, receivedAt: now.toISOString(), service: "dryer-ducts", estimate: null };
}

function exampleReminder(reader: ContentReader, now: Date): Reminder {
	const day = addMonths(dayInMontreal(now), -12);
	const [fr, en] = [serviceNameIn("dryer-ducts", "fr", reader), serviceNameIn("dryer-ducts", "en", reader)];
	const job = { lines: [{ text: { fr, en }, cents: null, isDone: true }] };
	return { job, months: 12, day, agreedAt: `${day}T12:00:00.000Z` };
}
