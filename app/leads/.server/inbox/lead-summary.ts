import type { BookedWindow } from "#app/model/appointments/appointment-dates.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import { unconfirmedWindow } from "#app/model/leads/asked-window.ts";
import { attemptsOf } from "#app/model/leads/call-log.ts";
import type { AskedWindow, Lead } from "#app/model/leads/lead.ts";
import { channelOf, type LeadChannel } from "#app/model/leads/lead-channel.ts";
import { isUnseen, isUrgentLead } from "#app/model/leads/lead-listing.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { heardAt } from "./seen-lead.ts";

/** The fields of a lead that lists show. */
export interface LeadSummary {
	id: string;
	revision: number;
	/** As in `SeenLead`. */
	heardAt: string;
	reference: string;
	kind: Lead["kind"];
	channel: LeadChannel;
	receivedAt: string;
	status: LeadStatus;
	isSpam: boolean;
	name: string;
	email: string | null;
	phone: string | null;
	postalCode: string | null;
	outOfArea: boolean;
	services: readonly ServiceName[];
	/** Post-disaster service: sorted before others. */
	urgent: boolean;
	range: PriceRange | null;
	assignee: NamedMember | null;
	answeredAt: string | null;
	waitingSince: string | null;
	triedAt: string | null;
	/** Calls that did not reach the customer since the last exchange. */
	attempts: number;
	/** What the customer wrote last, and when they last sent words or photos. */
	latestText: string;
	wroteAt: string;
	/** Messages of the conversation, notes included. */
	messageCount: number;
	visit: BookedWindow | null;
	/** The window that the customer asked for, until it is confirmed. It may be past. */
	asked: AskedWindow | null;
	/** Booked online, and nobody of the team has answered since: the customer wrote nothing else. */
	isNewBooking: boolean;
	quote: LeadQuote | null;
	isUnread: boolean;
}

export function summaryOf({ id, data }: StoredDocument<Lead>): LeadSummary {
	const { reference, kind, receivedAt, status, spam, name, email, phone, postalCode, outOfArea, estimate } = data;
	const { revision, assignee, answeredAt, waitingSince, triedAt = null, visit, quote = null } = data.desk;
	const result = estimate?.result;
	// Without it, in leads of earlier builds, anybody's last message.
	const { wroteAt = data.lastMessageAt } = data;
	return {
		id,
		revision,
		heardAt: heardAt(data),
		reference,
		kind,
		channel: channelOf(data),
		receivedAt,
		status,
		isSpam: spam.length > 0,
		name,
		email,
		phone,
		postalCode,
		outOfArea,
		services: servicesAsked(data),
		urgent: isUrgentLead(data),
		range: result?.priced ? { low: result.low, high: result.high } : null,
		assignee,
		answeredAt,
		waitingSince,
		triedAt,
		attempts: attemptsOf(data)?.count ?? 0,
		latestText: data.latestText,
		wroteAt,
		messageCount: data.messageCount,
		visit,
		asked: unconfirmedWindow(data),
		isNewBooking: visit?.isInstant === true && waitingSince !== null && wroteAt <= waitingSince,
		quote,
		isUnread: isUnseen(data),
	};
}
