import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ArrivalWindow } from "#app/model/appointments/appointment.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { type ClosingReason, nameOfReason } from "#app/model/leads/closing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { channelOf } from "#app/model/leads/lead-channel.ts";
import { paidInAll } from "#app/model/leads/return-visit.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import { leadQuoteState } from "#app/model/quotes/lead-quote-state.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { csvOf, separators } from "#app/model/text/csv.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import { weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { exportWords as english } from "#content/staff/export.en.ts";
import { type ExportColumn, exportWords as french } from "#content/staff/export.fr.ts";
import { leadWords as englishLeads } from "#content/staff/leads.en.ts";
import { leadWords as frenchLeads } from "#content/staff/leads.fr.ts";
import { sourceWords as englishSource } from "#content/staff/source.en.ts";
import { sourceWords as frenchSource } from "#content/staff/source.fr.ts";
import type { StoredLead } from "./export-leads.ts";

const sourceWords = { fr: frenchSource, en: englishSource };

/** What the file needs beside the leads: the member's language and the current names. */
export interface ExportNames {
	locale: Locale;
	serviceName(service: ServiceName): string;
	reasons: readonly ClosingReason[];
	/** Without it, which needs the published content, the file has keys such as `contact`. */
	pageTitle?(page: PageKey): string | null;
	/** Decides which quotes have expired. */
	now: Date;
}

type Columns = Readonly<Record<ExportColumn, (lead: StoredLead) => unknown>>;

/** In the member's language and Montréal's time. French spreadsheets split at semicolons, English ones at commas. */
export function leadsAsCsv(leads: readonly StoredLead[], names: ExportNames): string {
	const words = names.locale === "fr" ? french : english;
	const columns = columnsIn(names);
	const keys = Object.keys(columns) as ExportColumn[];
	const rows = leads.map((lead) => keys.map((key) => columns[key](lead)));
	return csvOf([keys.map((key) => words.columns[key]), ...rows], separators[names.locale]);
}

/** The columns, in order. Add new ones at the end: members' spreadsheets address columns by position. */
function columnsIn({ locale, serviceName, reasons, pageTitle, now }: ExportNames): Columns {
	const words = locale === "fr" ? french : english;
	const { statuses, kinds, flags, origin } = locale === "fr" ? frenchLeads : englishLeads;
	const dollars = (cents: number | null | undefined) => (typeof cents === "number" ? writeMoney(cents, locale) : null);
	const price = ({ estimate }: Lead, end: "low" | "high") =>
		estimate?.result.priced ? dollars(estimate.result[end]) : null;
	return {
		reference: ({ data }) => data.reference,
		receivedAt: ({ data }) => moment(data.receivedAt),
		status: ({ data }) => statuses[data.status],
		spam: ({ data }) => data.spam.map((flag) => flags[flag]).join(" "),
		locale: ({ data }) => words.languages[data.locale],
		name: ({ data }) => data.name,
		email: ({ data }) => data.email,
		phone: ({ data }) => data.phone && formatPhone(data.phone, locale),
		service: ({ data }) => data.service && serviceName(data.service),
		postalCode: ({ data }) => data.postalCode,
		reachBy: ({ data }) => words.reachBy[data.reachBy],
		marketing: ({ data }) => moment(data.marketing?.agreedAt),
		message: ({ data }) => data.message,
		linkedTo: ({ data }) => data.linkedTo,
		id: ({ id }) => id,
		kind: ({ data }) => kinds[data.kind],
		services: ({ data }) => servicesAsked(data).map(serviceName).join(", "),
		low: ({ data }) => price(data, "low"),
		high: ({ data }) => price(data, "high"),
		promotionCode: ({ data }) => data.estimate?.answers.promotionCode,
		wishedDate: ({ data }) => data.estimate?.wishes.date,
		wishedPart: ({ data }) => data.estimate && words.parts[data.estimate.wishes.part],
		wishedDays: ({ data }) => data.estimate?.wishes.days.map((day) => weekdayName(day, locale)).join(", "),
		photos: ({ data }) => data.photos.length,
		lastContactAt: ({ data }) => moment(data.lastContactAt),
		purgeAfter: ({ data }) => dayInMontreal(new Date(data.purgeAfter)),
		marketingWithdrawnAt: ({ data }) => moment(data.marketingWithdrawnAt),
		outOfArea: ({ data }) => (data.outOfArea ? words.yes : words.no),
		assignee: ({ data }) => data.desk.assignee?.name,
		answeredAt: ({ data }) => moment(data.desk.answeredAt),
		// A proposed time is not booked yet: the columns of the appointment say that it is proposed.
		visitStart: ({ data }) => bookedWindow(data)?.start.replace("T", " "),
		visitEnd: ({ data }) => bookedWindow(data)?.end.replace("T", " "),
		notes: ({ data }) =>
			(data.notes ?? []).map(({ at, by, text }) => words.note(moment(at) ?? "", by, text)).join("\n"),
		lostReason: ({ data }) => data.desk.lostReason && nameOfReason(data.desk.lostReason, reasons, locale),
		// Of all its work: each lead has one row, and people add the rows up.
		finalAmount: ({ data }) => dollars(paidInAll(data)),
		appointmentDay: ({ data }) => data.appointment?.day,
		appointmentWindow: ({ data }) => data.appointment && windowText(data.appointment.window),
		appointmentCrew: ({ data }) => data.appointment?.crew,
		appointmentStatus: ({ data }) => data.appointment && words.appointmentStatuses[data.appointment.status],
		quoteVersion: ({ data }) => data.desk.quote?.version,
		quoteStatus: ({ data }) => data.desk.quote && words.quoteStatuses[leadQuoteState(data.desk.quote, now)],
		quoteTotal: ({ data }) => dollars(data.desk.quote?.total),
		quoteValidUntil: ({ data }) => data.desk.quote?.validUntil,
		quoteSentAt: ({ data }) => moment(data.desk.quote?.sentAt),
		quoteAcceptedAt: ({ data }) => moment(data.desk.quote?.accepted?.at),
		quoteAcceptedTotal: ({ data }) => dollars(data.desk.quote?.accepted?.total),
		askedDay: ({ data }) => data.asked?.day,
		askedWindow: ({ data }) => data.asked && windowText(data.asked.window),
		bookedOnline: ({ data }) => data.appointment && (data.appointment.isInstant ? words.yes : words.no),
		channel: ({ data }) => origin.channels[channelOf(data)],
		heardFrom: ({ data }) => data.heardFrom && origin.heardFrom[data.heardFrom],
		remindersSince: ({ data }) => moment(data.remindersSince),
		sourceChannel: ({ data }) => data.source && sourceWords[locale].channels[data.source.channel],
		sourceHost: ({ data }) => data.source?.host,
		sourceCampaign: ({ data }) => data.source?.campaign,
		sourceLanding: ({ data: { source } }) => source?.landing && (pageTitle?.(source.landing) ?? source.landing),
		sourcePromotion: ({ data }) => data.source?.promotion,
		street: ({ data }) => data.address?.street,
		unit: ({ data }) => data.address?.unit,
		city: ({ data }) => data.address?.city,
		mailChoices: ({ data }) => data.mailChoices,
	};
}

function bookedWindow({ desk: { visit } }: Lead): Lead["desk"]["visit"] {
	return visit?.isProposed ? null : visit;
}

/** `08:00-10:00`; `11:00` for an exact time. */
function windowText({ from, to }: ArrivalWindow): string {
	return from === to ? from : `${from}-${to}`;
}

/** `2026-11-15 10:00`: spreadsheets in both languages read it as a date, and it sorts as text. */
function moment(at: string | null | undefined): string | null {
	return at ? `${dayInMontreal(new Date(at))} ${timeInMontreal(new Date(at))}` : null;
}
