import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import { pageDirectory } from "#app/.server/content/page-directory.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { marketingOf } from "#app/.server/marketing/consents.ts";
import { everything } from "#app/.server/store/everything.ts";
import { leadPath } from "#app/admin/paths.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { attemptsOf } from "#app/model/leads/call-log.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isToDo } from "#app/model/leads/lead-folders.ts";
import { responseClock } from "#app/model/leads/response-clock.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { reminderId } from "../appointments/remind-customers.ts";
import { customerLeads } from "../customers/customer-leads.ts";
import { summarizeCustomer } from "../customers/customer-summary.ts";
import { openAppointment } from "../inbox/appointment-change.ts";
import { householdLeads } from "../inbox/household-leads.ts";
import { summaryOf } from "../inbox/lead-summary.ts";
import { heardAt } from "../inbox/seen-lead.ts";
import { sourceInWords, sourceTitle } from "../source-in-words.ts";
import { appointmentCard, mailsAbout, undelivered } from "./booking/appointment-card.ts";
import { bookingWordsIn, sayPlaceInside } from "./booking/say-booking.ts";
import { closingForm } from "./closing-form.ts";
import { conversationOf } from "./conversation.ts";
import { placeView } from "./details-view.ts";
import { mayHandle } from "./handlers.ts";
import { isUnconfirmed, originView } from "./origin-view.ts";
import { sayConsent } from "./say-consent.ts";
import { sayClock, sayMoment, saySlot } from "./say-time.ts";
import { leadWordsIn } from "./staff-words.ts";

export async function leadView(
	found: StoredDocument<Lead>,
	{ store, secret, reader }: { store: DocumentStore; secret: string; reader: ContentReader },
	{ locale, role }: Pick<Member, "locale" | "role">,
	now: Date,
) {
	const words = leadWordsIn(locale);
	const company = reader.read("company");
	const { id, data: lead } = found;
	const desk = lead.desk;
	const summary = summaryOf(found);
	const clock = isToDo(summary) && lead.kind !== "waiting-list" ? responseClock(summary, company, now) : null;
	const moment = (at: string) => sayMoment(at, now, locale);
	const consent = await marketingOf(lead, { store, secret });
	const isOpen = isUnconfirmed(lead, consent);
	const attempts = attemptsOf(lead);
	const mails = await mailsAbout(store, id);
	const appointment = await openAppointment(store, lead);
	const crews = appointment ? await readCrews(store, company) : [];
	const reminderTask = appointment && reminderId(appointment.id, appointment.data.sequence);
	const callsToRemind = reminderTask !== null && (await store.get("tasks", reminderTask)) !== null;
	return {
		id,
		revision: desk.revision,
		heardAt: heardAt(lead),
		messageCount: lead.messageCount,
		reference: lead.reference,
		locale: lead.locale,
		kind: lead.kind,
		status: lead.status,
		spam: lead.spam,
		linked: lead.linkedTo !== null,
		name: lead.name || lead.email || words.list.nameless,
		head: headOf(lead, moment(lead.receivedAt), words),
		origin: originView(lead, consent.agreed !== null && !isOpen, locale, now),
		source: sourceInWords(lead.source, (page) => pageDirectory(reader, locale).describe(page).title, locale),
		sourceTitle: sourceTitle(locale),
		/** Calls that did not reach the customer since the last exchange. */
		attempts: attempts && words.callLog.attemptsAt(attempts.count, moment(attempts.last)),
		services: servicesOf(lead, locale, reader),
		email: lead.email,
		phone: lead.phone,
		phoneText: lead.phone && formatPhone(lead.phone, locale),
		reachBy: lead.reachBy,
		place: placeView(lead, locale, words, reader),
		outOfArea: lead.outOfArea,
		promotions: isOpen ? words.origin.unconfirmedPromotions : sayConsent(consent, locale),
		lastContact: formatDate(lead.lastContactAt, locale),
		keptUntil: formatDate(lead.purgeAfter, locale),
		message: lead.message,
		clock: clock && sayClock(clock, now, words, locale),
		waitsSince: desk.waitingSince && moment(desk.waitingSince),
		isNewBooking: summary.isNewBooking,
		closing: await closingForm(lead, { store, reader }, words, locale, now),
		assignee: desk.assignee,
		visit: desk.visit && saySlot(desk.visit, words, locale),
		appointment:
			appointment &&
			appointmentCard(appointment, lead, crews, mails, { locale, seesNote: mayHandle(role), callsToRemind }),
		undelivered: undelivered(mails, locale),
		estimate: lead.estimate && estimateView(lead, locale, reader),
		photos: await photoViews(id, lead, store),
		conversation: await conversationOf(found, store, mails, words, locale),
		customer: await customerCard(found, store, locale),
	};
}

export type LeadView = Awaited<ReturnType<typeof leadView>>;

function headOf({ reference, locale, channel }: Lead, when: string, { page, origin }: LeadWords): string {
	const head = page.received(reference, when, page.languages[locale]);
	return channel ? `${head}, ${origin.said[channel]}` : head;
}

function estimateView({ estimate, receivedAt, asked }: Lead, locale: Locale, reader: ContentReader) {
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
		/** Stays when it is confirmed or past: it is what the customer chose. */
		asked: asked ? bookingWordsIn(locale).askedFor(sayPlaceInside(asked, locale)) : null,
	};
}

/** In the order in which they were sent. The photos of a second lead with the same key are owned by the first one. */
export async function photoViews(leadId: string, { photos, linkedTo }: Lead, store: DocumentStore) {
	if (photos.length === 0) return [];
	const owned = (owner: string) => everything(store, "photos", { where: [{ field: "owner", is: "=", value: owner }] });
	const documents = (await Promise.all([leadId, ...(linkedTo ? [linkedTo] : [])].map(owned))).flat();
	return photos.flatMap((id, index) => {
		const photo = documents.find((candidate) => candidate.id === id);
		if (!photo) return [];
		const { width, height } = photo.data;
		return { id, number: index + 1, width, height, path: `${leadPath(leadId)}/photos/${id}` };
	});
}

/** Whose lead it is, their other leads, and leads of the same household that are not theirs. */
async function customerCard(found: StoredDocument<Lead>, store: DocumentStore, locale: Locale) {
	const words = leadWordsIn(locale);
	const own = await customerLeads(store, found);
	const listed = (leads: readonly StoredDocument<Lead>[]) =>
		leads.slice(0, mostListed).map(({ id, data: { reference, receivedAt, status } }) => {
			const state = words.statuses[status].toLocaleLowerCase();
			return { id, text: `${reference}, ${formatDate(receivedAt, locale)}, ${state}` };
		});
	const others = own.filter(({ id, data }) => id !== found.id && data.spam.length === 0);
	const household = await householdLeads(found, store);
	return {
		summary: summarizeCustomer(own, locale),
		others: listed(others.toReversed()),
		household: listed(household.filter(({ id }) => !own.some((lead) => lead.id === id))),
	};
}

const mostListed = 3;
