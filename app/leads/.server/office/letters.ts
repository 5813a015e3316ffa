import { followPath } from "#app/.server/mail/follow-path.ts";
import { formatRange } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import { fillIn } from "#app/model/fill-in.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { ReplyName } from "#app/model/leads/reply.ts";
import { isOpenDay } from "#app/model/site/opening-state.ts";
import { addDays } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { replies, replyParts } from "#content/mail/replies.ts";

export interface Letter {
	subject: string;
	text: string;
}

/** Fills a reply template with the lead's data, in the visitor's language, for the member to edit. */
export function writeLetter(
	name: ReplyName,
	lead: Lead,
	{ member, origin, company, now }: { member: string; origin: string; company: Company; now: Date },
): Letter {
	const { locale, reference, followToken, estimate } = lead;
	const [words, parts] = [replies[locale][name], replyParts[locale]];
	const result = estimate?.result;
	const values = {
		greeting: lead.name ? parts.greeting(lead.name) : parts.nameless,
		reference,
		range: result?.priced ? formatRange({ low: result.low, high: result.high }, locale) : parts.noRange,
		date: proposedTime(lead, company, now),
		follow: followToken ? parts.follow(origin + followPath(locale, followToken)) : parts.noFollow,
		member: `${member}\n${company.name}`,
	};
	return { subject: fillIn(words.subject, values), text: fillIn(words.text, values) };
}

/** The planned day and hours; before an appointment is planned, a day without hours. */
function proposedTime(lead: Lead, company: Company, now: Date): string {
	const { locale, desk } = lead;
	if (!desk.visit) return formatWeekday(proposedDay(lead, company, now), locale);
	const [[day = "", from = ""], [, to = ""]] = [desk.visit.start.split("T"), desk.visit.end.split("T")];
	return replyParts[locale].hours(formatWeekday(day, locale), formatHour(from, locale), formatHour(to, locale));
}

/** The visitor's preferred day when it is open and in the future; otherwise the first open day after tomorrow. */
export function proposedDay({ estimate }: Pick<Lead, "estimate">, company: Company, now: Date): string {
	const wished = estimate?.wishes.date;
	if (wished && wished > dayInMontreal(now) && isOpenDay(wished, company)) return wished;
	let day = addDays(dayInMontreal(now), 2);
	for (let tries = 0; tries < 14 && !isOpenDay(day, company); tries++) day = addDays(day, 1);
	return day;
}
