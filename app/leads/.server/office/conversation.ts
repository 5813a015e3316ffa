import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { attemptNumbers } from "#app/model/leads/call-log.ts";
import { isAppointmentMail, isQuoteMail, type Lead, type OutboxEntry } from "#app/model/leads/lead.ts";
import type { HistoryEntry, HistoryKind } from "#app/model/leads/lead-history.ts";
import type { LeadMessage } from "#app/model/leads/lead-message.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { dayAndHour, formatWeekdayWithoutYear } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { messagesOf } from "../messages.ts";
import { taskEvents } from "../tasks/task-events.ts";
import { callText, changeText } from "./change-text.ts";

/** A message, or a change that is told in one line. */
export interface ConversationItem {
	key: string;
	kind: "message" | "event";
	/** The side that wrote it; of an event, `team`. */
	from: "customer" | "team" | "note";
	icon: ConversationIcon;
	who: string;
	what: string;
	time: string;
	subject: string;
	text: string;
	photos: readonly string[];
	/** Written by the customer and not answered yet. */
	waits: boolean;
}

interface ConversationDay {
	/** `Lundi 16 novembre`. */
	name: string;
	items: readonly ConversationItem[];
}

type ConversationIcon =
	| "mail"
	| "note"
	| "quote"
	| "flag"
	| "user"
	| "calendar"
	| "check"
	| "inbox"
	| "message"
	| "phone"
	| "pin";

const channelIcons: Readonly<Record<LeadMessage["channel"], ConversationIcon>> = {
	form: "inbox",
	page: "message",
	mail: "mail",
	call: "phone",
	note: "note",
};

const eventIcons: Partial<Record<HistoryKind, ConversationIcon>> = {
	assignee: "user",
	visit: "calendar",
	appointment: "calendar",
	quote: "quote",
	spam: "flag",
	rescue: "inbox",
	details: "pin",
	customer: "user",
	call: "phone",
};

/** The messages of a lead with the members' changes between them, oldest first, by day. */
export async function conversationOf(
	found: StoredDocument<Lead>,
	store: DocumentStore,
	mails: readonly StoredDocument<OutboxEntry>[],
	words: LeadWords,
	locale: Locale,
): Promise<ConversationDay[]> {
	const { id, data: lead } = found;
	const messages = (await messagesOf(store, found)).map((message) => messageItem(message, lead, mails, words));
	const spoken = new Set(messages.map(({ key }) => key));
	const attempts = attemptNumbers(lead.desk.history);
	const items = [
		...messages,
		...lead.desk.history
			.filter((entry) => !entry.undone && isEvent(entry, spoken))
			.map((entry) => eventItem(entry, spoken, words, locale, attempts.get(entry.id))),
		// After the changes, which send them at the same moment.
		...automaticMails(lead, mails, words),
		...(await taskEvents(id, store, locale)).map((event): TimedItem => ({ ...event, ...oneLine, icon: "check" })),
	].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
	const days = Map.groupBy(items, ({ at }) => dayInMontreal(new Date(at)));
	return [...days].map(([day, members]) => ({
		name: dayName(day, locale),
		items: members.map(({ at, ...item }) => ({ ...item, time: dayAndHour(at, locale)[1] })),
	}));
}

type TimedItem = Omit<ConversationItem, "time"> & { at: string };

export function messageItem(
	{ id, data }: StoredDocument<LeadMessage>,
	lead: Lead,
	mails: readonly StoredDocument<OutboxEntry>[],
	words: LeadWords,
): TimedItem {
	const { at, direction, channel, by, subject, text, photos, mail } = data;
	const { via } = words.conversation;
	const state = mails.find((one) => one.id === mail)?.data.status;
	const key = id.slice(data.lead.length + 1);
	const isCaller = direction === "in" && channel === "call";
	const customer = lead.name || lead.email || words.list.nameless;
	return {
		key,
		at,
		kind: "message",
		from: direction === "in" ? "customer" : direction === "out" ? "team" : "note",
		icon: channelIcons[channel],
		who: isCaller ? customer : (by?.name ?? customer),
		what: [
			channel === "call" ? callWords(key, data, lead, words) : via[channel],
			state && words.conversation.mailStates[state],
		]
			.filter(Boolean)
			.join(", "),
		subject,
		text,
		photos,
		waits: direction === "in" && lead.desk.waitingSince !== null && at >= lead.desk.waitingSince,
	};
}

/** Of a message about a call: a caller's words that a member noted, or a call of the member. */
function callWords(key: string, { direction, by }: LeadMessage, { desk }: Lead, words: LeadWords): string {
	if (direction === "in") return words.origin.notedBy(by?.name ?? "");
	const entry = desk.history.find(({ id }) => id === key);
	return callText(entry ?? {}, words, attemptNumbers(desk.history).get(key));
}

/** The confirmation, and mails about an appointment or a quote without words of a member: those are messages. */
function automaticMails(
	lead: Lead,
	mails: readonly StoredDocument<OutboxEntry>[],
	{ page, conversation }: LeadWords,
): TimedItem[] {
	const rest = { ...oneLine, icon: "mail", who: "" } as const;
	const withheld = { ...rest, key: "withheld", at: lead.receivedAt, what: page.confirmationWithheld };
	const sent = mails
		.filter(({ data: { template, entryId } }) =>
			template === "lead-confirmation"
				? !lead.confirmationWithheld
				: (isAppointmentMail(template) || isQuoteMail(template)) && !entryId,
		)
		.map(({ id, data: { template, createdAt, status } }) => ({
			...rest,
			key: id,
			at: createdAt,
			what: `${page.mails[template]}, ${conversation.mailStates[status]}`,
		}));
	return lead.confirmationWithheld ? [withheld, ...sent] : sent;
}

const oneLine = { kind: "event", from: "team", subject: "", text: "", photos: [], waits: false } as const;

/** A note, a call or a reply is shown as its message; the change of status that came with it is an event. */
function isEvent({ id, kind, before, after }: HistoryEntry, spoken: ReadonlySet<string>): boolean {
	const speaks = kind === "note" || kind === "reply" || (kind === "call" && spoken.has(id));
	return !speaks || (kind !== "note" && before.status !== after.status);
}

function eventItem(
	entry: HistoryEntry,
	/** Keys of the messages: one that came with a change has the id of its entry. */
	spoken: ReadonlySet<string>,
	words: LeadWords,
	locale: Locale,
	attempt: number | undefined,
): TimedItem {
	const speaks = entry.kind === "reply" || (entry.kind === "call" && spoken.has(entry.id));
	return {
		key: spoken.has(entry.id) ? `${entry.id}-event` : entry.id,
		at: entry.at,
		...oneLine,
		icon: eventIcons[entry.kind] ?? "check",
		who: entry.by.name || words.details.customer,
		what: changeText(speaks ? { ...entry, kind: "status" } : entry, words, locale, attempt),
	};
}

function dayName(day: string, locale: Locale): string {
	return capitalized(formatWeekdayWithoutYear(day, locale));
}
