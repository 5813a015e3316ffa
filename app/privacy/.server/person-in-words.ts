import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords, serviceNamesIn, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { Services } from "#app/.server/services.ts";
import { closingView } from "#app/leads/.server/office/closing-view.ts";
import { detailsText } from "#app/leads/.server/office/details-view.ts";
import { originView } from "#app/leads/.server/office/origin-view.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { PersonRecord } from "#app/leads/.server/person.ts";
import { sourceInWords, sourceTitle } from "#app/leads/.server/source-in-words.ts";
import { formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import type { AnsweredQuestion } from "#app/model/estimate/answers-text.ts";
import { weekdays } from "#app/model/estimate/appointment-form.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { describeTyped, isOfQuestion } from "#app/model/estimate/typed-answers-text.ts";
import { describeWishes, hasWishes } from "#app/model/estimate/wishes-text.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { type AppointmentWishes, type Draft, type Lead, partsOfDay } from "#app/model/leads/lead.ts";
import { channelOf } from "#app/model/leads/lead-channel.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { pathOfKey } from "#app/model/traffic/page-key.ts";
import { isDay } from "#app/time/days.ts";
import { formatDate } from "#app/time/format.ts";
import { jobsInWords } from "./jobs-in-words.ts";
import { linesInWords } from "./lines-in-words.ts";
import { quotesInWords } from "./quotes-in-words.ts";

/** All that the office knows of a person, in the words of a member. */
export async function personInWords(record: PersonRecord, member: Pick<Member, "role" | "locale">, parts: Services) {
	const { leads, messages, drafts, photos, tasks, appointments, jobs, quotes, mails, importLines, addresses } = record;
	const { locale } = member;
	const now = parts.clock.now();
	const reader = parts.content.reader();
	const leadInWords = async ({ id, version, data: lead }: StoredDocument<Lead>) => {
		const estimate = lead.estimate && estimateInWords(lead.estimate, locale, reader);
		const { reference, kind, status, receivedAt, name, email, phone, message } = lead;
		const said = messages.filter(({ data }) => data.lead === id).map(({ data }) => data);
		return {
			id,
			reference,
			kind,
			status,
			receivedAt,
			name,
			email,
			phone,
			message,
			added: said.filter(({ channel }) => channel === "page").map(({ text }) => text),
			address: addressLines(lead, locale).join("\n"),
			corrections: correctionsIn(lead, locale),
			origin: originRows(lead, locale, now),
			locale: lead.locale,
			spam: lead.spam.length > 0,
			notes: said.filter(({ direction }) => direction !== "in").map(({ text }) => text),
			tasks: tasks.flatMap(({ data }) => (data.leadId === id ? `${formatDate(data.dueAt, locale)}: ${data.text}` : [])),
			appointments: appointments.flatMap(({ data }) =>
				data.lead === id ? [sayAppointment(data, locale), data.accessNote].filter(Boolean).join("\n") : [],
			),
			quotes: quotesInWords(
				quotes.flatMap(({ data }) => (data.lead === id ? data : [])),
				locale,
				now,
			),
			closing: closingView(lead, leadWordsIn(locale), reader, locale).text,
			lastContactAt: lead.lastContactAt,
			purgeAfter: lead.purgeAfter,
			services: servicesOf(lead, locale, reader).join(", "),
			range: lead.estimate?.result.priced ? formatRange(lead.estimate.result, locale) : null,
			answers: (estimate?.answers ?? []).map(({ service, answers }) => ({ service, given: givenIn(answers) })),
			wishes: [
				lead.asked && sayAppointment(lead.asked, locale),
				...(estimate?.wishes ? [estimate.wishes.date, estimate.wishes.part, estimate.wishes.days] : []),
			]
				.filter(Boolean)
				.join("\n"),
			jobs: await jobsInWords(
				jobs.filter(({ data }) => data.lead === id),
				{ id, version, data: lead },
				parts,
				member,
				now,
			),
		};
	};
	return {
		leads: await Promise.all(leads.map(leadInWords)),
		importLines: linesInWords(importLines, locale, reader),
		drafts: drafts.map(({ data }, index) => ({ key: index, ...draftInWords(data, locale, reader) })),
		addresses,
		photos: photos.map(({ id, data: { addedAt } }) => ({ id, addedAt })),
		mails: mails.map(({ id, data: { template, status, createdAt } }) => ({ id, template, status, createdAt })),
	};
}

/** A started estimate: what was typed, under the words of its steps. */
export function draftInWords(draft: Draft, locale: Locale, reader: ContentReader) {
	const { updatedAt, purgeAfter, email, phone, person, kinds: chosen, details, visit, promotionCode } = draft;
	const words = estimateWordsIn(locale, reader);
	const answered = kinds.flatMap((kind) => {
		const given = givenIn(describeTyped(kind, details, words, locale));
		return given.length > 0 ? { service: serviceNamesIn([kind], locale, reader).join(), given } : [];
	});
	return {
		updatedAt,
		purgeAfter,
		source: [sourceTitle(locale), sourceOf(draft, locale)] as [string, string],
		name: person.name ?? "",
		email: email ?? person.email ?? "",
		phone: phone ?? person.phone ?? "",
		services: serviceNamesIn(chosen, locale, reader).join(", "),
		facts: [
			[words.panel.code.label, promotionCode ?? ""],
			[words.visit.postalCode.label, visit.postalCode ?? draft.broughtPostalCode ?? ""],
			[words.visit.comment.label, visit.comment ?? ""],
		] as [string, string][],
		wishes: wishesIn(visit, words, locale),
		answers: answered,
		// Questions that an earlier build asked have no words.
		others: Object.entries(details)
			.flatMap(([field, value]) => (kinds.some((kind) => isOfQuestion(field, kind)) ? [] : `${field}: ${value}`))
			.join("\n"),
	};
}

function wishesIn(visit: Draft["visit"], words: EstimateFlowWords, locale: Locale): string {
	const { window = "", date = "" } = visit;
	const chosen = readWindowValue(window);
	const wishes: AppointmentWishes = {
		date: isDay(date) ? date : null,
		part: partsOfDay.find((part) => part === visit.part) ?? "any",
		days: weekdays.filter((day) => visit[`day.${day}`]),
	};
	const said = hasWishes(wishes) && describeWishes(wishes, words, locale);
	return [chosen && sayAppointment(chosen, locale), ...(said ? [said.date, said.part, said.days] : [])]
		.filter(Boolean)
		.join("\n");
}

function givenIn(answers: readonly AnsweredQuestion[]): (readonly [question: string, answer: string])[] {
	return answers.map(({ question, answers: given }) => [question, given.join("\n")]);
}

/** One line for each correction of the contact details, with the values that it replaced. */
function correctionsIn({ desk }: Lead, locale: Locale): string {
	const words = leadWordsIn(locale);
	return desk.history
		.flatMap(({ at, by, details }) =>
			details ? `${formatDate(at, locale)}, ${by.name} ${detailsText(details, words, locale)}` : [],
		)
		.join("\n");
}

/** How a visit began, with the address of its first page. */
function sourceOf({ source, locale: visitedIn }: Pick<Lead | Draft, "source" | "locale">, locale: Locale): string {
	return sourceInWords(source, (page) => pathOfKey(page, visitedIn), locale);
}

/** Channel, how the caller knew of us, how a visit began, and what they answered to sentences read aloud. */
function originRows(lead: Lead, locale: Locale, now: Date): [name: string, value: string][] {
	const { origin } = leadWordsIn(locale);
	const view = originView(lead, true, locale, now);
	const spoken = view?.spoken ?? [];
	return [
		[origin.channel, origin.channels[channelOf(lead)]],
		[origin.heardFromLabel, view?.heardFrom ?? ""],
		[sourceTitle(locale), sourceOf(lead, locale)],
		...spoken.map(({ title, answer, sentence, heard }): [string, string] => [
			`${title} (${origin.channels.phone.toLocaleLowerCase()})`,
			[answer, sentence?.text, heard].filter(Boolean).join("\n"),
		]),
	];
}
