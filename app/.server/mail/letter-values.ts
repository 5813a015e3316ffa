import { formatPhone, formatRange } from "#app/locale/format.ts";
import { placeOfWindow } from "#app/model/appointments/appointment-dates.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LetterBlank } from "#app/model/leads/letter-blanks.ts";
import { visitAhead } from "#app/model/leads/visit-ahead.ts";
import { isOpenDay } from "#app/model/site/opening-state.ts";
import { addDays } from "#app/time/days.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { replyParts } from "#content/mail/replies.ts";
import { sayAppointment } from "../say-appointment.ts";
import { followPath } from "./link-paths.ts";

/** The fields of a lead that the blanks of letters show. */
export interface LetterLead extends Pick<Lead, "locale" | "name" | "reference" | "followToken" | "status"> {
	estimate: EstimateInLetter | null;
	desk: Pick<Lead["desk"], "visit">;
}

type Estimate = NonNullable<Lead["estimate"]>;
type EstimateInLetter = Pick<Estimate, "result"> & { wishes: Pick<Estimate["wishes"], "date"> };

export interface LetterContext {
	/** The name of the member who replies. */
	member: string;
	origin: string;
	company: Company;
	now: Date;
}

/** The values of the blanks of a letter for one lead, in the lead's language. */
export function letterValues(lead: LetterLead, context: LetterContext): Readonly<Record<LetterBlank, string>> {
	const { locale, reference, followToken, estimate } = lead;
	const { member, origin, company, now } = context;
	const parts = replyParts[locale];
	const result = estimate?.result;
	return {
		greeting: lead.name ? parts.greeting(lead.name) : parts.nameless,
		reference,
		range: result?.priced ? formatRange({ low: result.low, high: result.high }, locale) : parts.noRange,
		date: proposedTime(lead, company, now),
		follow: followToken ? parts.follow(origin + followPath(locale, followToken)) : parts.noFollow,
		member: `${member}\n${company.name}`,
		phone: formatPhone(company.phone, locale),
	};
}

/** The day and the arrival window; before an appointment is planned, a day without hours. */
function proposedTime(lead: LetterLead, company: Company, now: Date): string {
	const { locale, desk, status } = lead;
	const visit = visitAhead({ status, visit: desk.visit }, now);
	if (!visit) return formatWeekday(proposedDay(lead, company, now), locale);
	return sayAppointment(placeOfWindow(visit), locale);
}

/** The visitor's preferred day when it is open and in the future; otherwise the first open day after tomorrow. */
export function proposedDay({ estimate }: Pick<LetterLead, "estimate">, company: Company, now: Date): string {
	const wished = estimate?.wishes.date;
	if (wished && wished > dayInMontreal(now) && isOpenDay(wished, company)) return wished;
	let day = addDays(dayInMontreal(now), 2);
	for (let tries = 0; tries < 14 && !isOpenDay(day, company); tries++) day = addDays(day, 1);
	return day;
}
