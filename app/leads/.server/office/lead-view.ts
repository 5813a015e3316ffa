import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords, estimateWordsIn, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { marketingOf } from "#app/.server/marketing/consents.ts";
import { summaryOf } from "#app/leads/.server/inbox/lead-summary.ts";
import { type Likeness, similarLeads } from "#app/leads/.server/inbox/similar-leads.ts";
import { messagesOf } from "#app/leads/.server/messages.ts";
import { formatPhone, formatPostalCode } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isToDo } from "#app/model/leads/lead-folders.ts";
import type { HistoryEntry, LeadWorkState } from "#app/model/leads/lead-history.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import { responseClock } from "#app/model/leads/response-clock.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { formatDate } from "#app/time/format.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { closingText, closingView } from "./closing-view.ts";
import { sayClock, sayMoment, saySlot } from "./say-time.ts";
import { leadWordsIn } from "./staff-words.ts";

/** An entry of the timeline, which is sorted oldest first. */
export interface TimelineEntry {
	key: string;
	at: string;
	icon: "mail" | "note" | "flag" | "user" | "calendar" | "check" | "inbox" | "message";
	who: string;
	what: string;
	when: string;
	text: string;
}

export async function leadView(
	found: StoredDocument<Lead>,
	{ store, secret, reader }: { store: DocumentStore; secret: string; reader: ContentReader },
	locale: Locale,
	now: Date,
) {
	const words = leadWordsIn(locale);
	const company = reader.read("company");
	const { id, data: lead } = found;
	const desk = lead.desk;
	const summary = summaryOf(found);
	const clock = isToDo(summary) && lead.kind !== "waiting-list" ? responseClock(summary, company, now) : null;
	const moment = (at: string) => sayMoment(at, now, words, locale);
	const { agreed, withdrawnAt } = await marketingOf(lead, { store, secret });
	return {
		id,
		revision: desk.revision,
		messageCount: lead.messageCount,
		reference: lead.reference,
		locale: lead.locale,
		kind: lead.kind,
		status: lead.status,
		spam: lead.spam,
		linked: lead.linkedTo !== null,
		name: lead.name || lead.email || words.list.nameless,
		head: words.request.received(lead.reference, moment(lead.receivedAt), words.request.languages[lead.locale]),
		services: servicesOf(lead, locale, reader),
		email: lead.email,
		phone: lead.phone,
		phoneText: lead.phone && formatPhone(lead.phone, locale),
		reachBy: lead.reachBy,
		place: placeText(lead, locale, words, reader),
		outOfArea: lead.outOfArea,
		promotions: words.request.promotions(formatDate(agreed?.agreedAt, locale), formatDate(withdrawnAt, locale)),
		lastContact: formatDate(lead.lastContactAt, locale),
		keptUntil: formatDate(lead.purgeAfter, locale),
		message: lead.message,
		clock: clock && sayClock(clock, now, words, locale),
		closing: closingView(lead, words, reader, locale),
		assignee: desk.assignee,
		visit: desk.visit && saySlot(desk.visit, words, locale),
		slot: desk.visit,
		estimate: lead.estimate && estimateView(lead, locale, reader),
		photos: await photoViews(id, lead, store),
		timeline: await timelineOf(found, store, words, locale, moment),
		similar: await similarOf(found, store, locale),
	};
}

export type LeadView = Awaited<ReturnType<typeof leadView>>;

function placeText({ postalCode }: Lead, locale: Locale, { request }: LeadWords, reader: ContentReader): string | null {
	if (!postalCode) return null;
	const answer = areaOf(postalCode, reader.read("service-area"));
	const area = answer.kind === "served" ? reader.read("company").areas[answer.area]?.name[locale] : null;
	return `${formatPostalCode(postalCode)}, ${area ? request.served(area) : request.outside}`;
}

function estimateView({ estimate, receivedAt }: Lead, locale: Locale, reader: ContentReader) {
	if (!estimate) return null;
	const { text, answers } = estimateInWords(estimate, locale, reader);
	const flow = estimateWordsIn(locale, reader);
	const { wishes } = estimate;
	return {
		text,
		unknown: flow.unknown,
		answers: answers.map(({ service, answers: given }) => ({ service, answers: given })),
		pricedOn: formatDate(receivedAt, locale),
		wishes: { ...wishes, partText: flow.visit.part.options[wishes.part], dateText: formatDate(wishes.date, locale) },
	};
}

/** In the order in which they were sent. The photos of a second lead with the same key are owned by the first one. */
async function photoViews(leadId: string, { photos, linkedTo }: Lead, store: DocumentStore) {
	if (photos.length === 0) return [];
	const owned = (owner: string) => store.query("photos", { where: [{ field: "owner", is: "=", value: owner }] });
	const found = await Promise.all([leadId, ...(linkedTo ? [linkedTo] : [])].map(owned));
	const documents = found.flatMap((page) => page.documents);
	return photos.flatMap((id) => {
		const photo = documents.find((candidate) => candidate.id === id);
		if (!photo) return [];
		const { width, height } = photo.data;
		return { id, width, height, path: `/admin/demandes/${leadId}/photos/${id}` };
	});
}

async function similarOf(found: StoredDocument<Lead>, store: DocumentStore, locale: Locale) {
	const words = leadWordsIn(locale);
	const likes: { id: string; text: string; likeness: Likeness }[] = (await similarLeads(found, store)).map(
		({ lead: { id, data: lead }, likeness }) => ({
			id,
			text: `${lead.reference}, ${formatDate(lead.receivedAt, locale)}, ${words.statuses[lead.status].toLocaleLowerCase()}`,
			likeness,
		}),
	);
	return likes.slice(0, 5);
}

const icons: Readonly<Record<HistoryEntry["kind"], TimelineEntry["icon"]>> = {
	status: "check",
	assignee: "user",
	visit: "calendar",
	note: "note",
	reply: "mail",
	call: "message",
	answered: "check",
	spam: "flag",
	rescue: "inbox",
};

/** Merges the lead itself, its mails, the visitor's additions and the members' changes. */
async function timelineOf(
	{ id, data: lead }: StoredDocument<Lead>,
	store: DocumentStore,
	words: LeadWords,
	locale: Locale,
	moment: (at: string) => string,
): Promise<TimelineEntry[]> {
	const { documents: mails } = await store.query("outbox", {
		where: [{ field: "leadId", is: "=", value: id }],
	});
	const { request } = words;
	const said = await messagesOf(store, { id, version: 0, data: lead });
	const textOf = (entry: string) => {
		const message = said.find((one) => one.id === messageId(id, entry))?.data;
		return [message?.subject, message?.text].filter(Boolean).join("\n\n");
	};
	const history = lead.desk.history.filter(({ undone }) => !undone);
	const replyState = (entry: HistoryEntry) => {
		const mail = mails.find(({ id: mailId }) => entry.mails.includes(mailId));
		return entry.kind === "reply" && mail ? `, ${request.mailStates[mail.data.status]}` : "";
	};
	const entries: TimelineEntry[] = [
		{
			key: "received",
			at: lead.receivedAt,
			icon: "inbox",
			who: "",
			what: request.arrived,
			when: moment(lead.receivedAt),
			text: "",
		},
		...(lead.confirmationWithheld
			? [
					{
						key: "withheld",
						at: lead.receivedAt,
						icon: "mail" as const,
						who: "",
						what: request.confirmationWithheld,
						when: moment(lead.receivedAt),
						text: "",
					},
				]
			: []),
		...mails
			.filter(({ data: { template } }) => template === "lead-confirmation")
			.map(({ id: key, data: { createdAt, template, status } }) => ({
				key,
				at: createdAt,
				icon: "mail" as const,
				who: "",
				what: request.mails[template] ?? template,
				when: `${moment(createdAt)}, ${request.mailStates[status]}`,
				text: "",
			})),
		...said
			.filter(({ data: { channel } }) => channel === "page")
			.map(({ id: key, data: { at, text } }) => ({
				key,
				at,
				icon: "message" as const,
				who: "",
				what: request.visitorAdded,
				when: moment(at),
				text,
			})),
		...history.map((entry) => ({
			key: entry.id,
			at: entry.at,
			icon: icons[entry.kind],
			who: entry.by.name,
			what: changeText(entry, words, locale),
			when: moment(entry.at) + replyState(entry),
			text: textOf(entry.id),
		})),
	];
	return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

export function changeText(
	{ kind, before, after, undone }: Pick<HistoryEntry, "kind" | "before" | "after" | "undone">,
	words: LeadWords,
	locale: Locale,
): string {
	if (undone) return words.live.undid;
	const detail = changeDetail(kind, before, after, words, locale);
	return detail ? `${words.live.did[kind]}${locale === "fr" ? "\u00a0" : ""}: ${detail}` : words.live.did[kind];
}

function changeDetail(
	kind: HistoryEntry["kind"],
	before: LeadWorkState,
	after: LeadWorkState,
	words: LeadWords,
	locale: Locale,
): string {
	const { statuses, request } = words;
	switch (kind) {
		case "status":
			return [
				before.status === after.status
					? statuses[after.status]
					: request.fromTo(statuses[before.status], statuses[after.status]),
				// With the reason's name of that day: a history does not change with the settings.
				closingText(after, words, [], locale),
			]
				.filter(Boolean)
				.join(", ");
		case "assignee":
			return request.fromTo(before.assignee?.name ?? request.nobody, after.assignee?.name ?? request.nobody);
		case "visit":
			return after.visit ? saySlot(after.visit, words, locale) : "";
		default:
			return "";
	}
}
