import type { ContentReader } from "#app/.server/content/reader.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { formatPhone, formatPostalCode, phoneLink } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { AgendaStatus } from "#app/model/appointments/agenda-query.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { AgendaWords } from "#content/staff/agenda.fr.ts";
import { sayLength, sayMinute, sayWindow } from "../say-times.ts";
import type { AgendaScope } from "./agenda-access.ts";
import { isMovable } from "./crew-day-times.ts";
import type { AgendaEntry } from "./read-shown.ts";

/** `now`: booked, and the time of the appointment has begun and is not over. */
export type ShownStatus = AgendaStatus | "now";

/** What all entries of a view share. */
export interface ViewContext {
	locale: Locale;
	words: AgendaWords;
	reader: ContentReader;
	scope: AgendaScope;
	/** In Montréal: the day, and the minutes since midnight. */
	today: string;
	minute: number;
	/** Ids of appointments that overlap another one. */
	conflicting: ReadonlySet<string>;
}

/** An appointment as a block of the week. */
export interface EntryBlock {
	id: string;
	status: ShownStatus;
	window: string;
	name: string;
	/** The first half of the postal code, or the city. */
	place: string;
	services: string;
	/** Booked online, and the customer has not accepted a price yet. */
	priceWaits: string | null;
	road: string | null;
}

/** An appointment as the day and the sheet show it. */
export interface EntryView extends EntryBlock {
	/** Null for members who may not open leads. */
	leadId: string | null;
	longWindow: string;
	/** Empty when nothing is known. */
	address: readonly string[];
	/** Null when the street is known, otherwise the part of the address that is. */
	streetless: { known: string } | null;
	phone: { text: string; href: string } | null;
	/** Null without a street. */
	map: string | null;
	/** Empty without one, and for members who may not read it. */
	accessNote: string;
	length: string;
	/** When the work ends: arriving first thing, and at the last moment. */
	end: string;
	/** Its time has begun, and nobody has said how it went. */
	mayFinish: boolean;
}

/** The week shows no more. With whole views, a week of ten crews (140 appointments) would take 1 ms more. */
export function entryBlock(entry: AgendaEntry, context: ViewContext): EntryBlock {
	const { locale, words, reader } = context;
	const { appointment, lead } = entry;
	const { window, travel } = appointment;
	return {
		id: entry.id,
		status: statusOf(entry, context),
		window: sayWindow(window, locale),
		name: nameOf(entry, context),
		place: lead?.postalCode?.slice(0, 3) || lead?.address?.city || "",
		services: (lead && servicesOf(lead, locale, reader).join(", ")) || words.noService,
		priceWaits:
			appointment.isInstant && appointment.status === "booked" && !lead?.desk.quote?.accepted ? words.priceWaits : null,
		road: travel > 0 ? words.road(sayLength(travel, locale)) : null,
	};
}

export function entryView(entry: AgendaEntry, context: ViewContext): EntryView {
	const { locale, words, scope } = context;
	const { appointment, lead } = entry;
	const { window, minutes } = appointment;
	const address = lead ? addressLines(lead, locale) : [];
	const hasStreet = Boolean(lead?.address?.street);
	return {
		...entryBlock(entry, context),
		leadId: scope.seesLeads ? appointment.lead : null,
		longWindow: sayWindow(window, locale, words.between),
		address,
		streetless: hasStreet ? null : { known: address.join(", ") },
		phone: lead?.phone ? { text: formatPhone(lead.phone, locale), href: phoneLink(lead.phone) } : null,
		map: lead && hasStreet ? mapOf(lead) : null,
		accessNote: scope.seesNotes ? appointment.accessNote : "",
		length: words.list.length(sayLength(minutes, locale), minutes),
		end: words.list.end(
			sayMinute(minutesOf(window.from) + minutes, locale),
			sayMinute(minutesOf(window.to) + minutes, locale),
		),
		mayFinish: mayFinish(scope) && appointment.status === "booked" && hasBegun(entry, context),
	};
}

/** Editors read only. */
function mayFinish({ mayBook, seesLeads }: ViewContext["scope"]): boolean {
	return mayBook || !seesLeads;
}

export function nameOf({ lead }: AgendaEntry, { words, scope }: Pick<ViewContext, "words" | "scope">): string {
	return lead?.name || (scope.seesLeads && lead?.email) || words.nameless;
}

export function statusOf(entry: AgendaEntry, context: ViewContext): ShownStatus {
	const { status, day, window, minutes } = entry.appointment;
	if (context.conflicting.has(entry.id) && isMovable(entry)) return "conflict";
	const isOver = day < context.today || context.minute >= minutesOf(window.to) + minutes;
	if (status === "booked" && hasBegun(entry, context) && !isOver) return "now";
	// Cancelled ones are never read.
	return status === "cancelled" ? "missed" : status;
}

function hasBegun({ appointment: { day, window } }: AgendaEntry, { today, minute }: ViewContext): boolean {
	return day < today || (day === today && minute >= minutesOf(window.from));
}

/** A search on a map site, which gets the address only when the link is pressed. */
function mapOf({ address, postalCode }: NonNullable<AgendaEntry["lead"]>): string {
	const { street = "", city = "" } = address ?? {};
	const query = [street, city, postalCode && formatPostalCode(postalCode), "Québec"].filter(Boolean).join(", ");
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
