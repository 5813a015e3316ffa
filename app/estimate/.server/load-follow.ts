import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import { expand } from "#app/.server/content/expand.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import { marketingOf } from "#app/.server/marketing/consents.ts";
import { promotionsView } from "#app/.server/marketing/promotions-view.ts";
import { serviceTile } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { findFollowed } from "#app/leads/.server/follow-lead.ts";
import { messagesOf } from "#app/leads/.server/messages.ts";
import { formatPostalCode } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { isPastAppointment } from "#app/model/appointments/appointment-dates.ts";
import type { FollowedAppointment, FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import { offeredPromotions } from "#app/model/estimate/promotion.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import type {
	FollowContent,
	FollowedEstimate,
	FollowedLead,
	FollowedPlace,
	PhotoView,
} from "#app/model/estimate/step-content.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import type { AskedWindow, EstimateLead, Lead, Photo } from "#app/model/leads/lead.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { addressWords } from "#content/estimate/address.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";
import { appointmentNotice, appointmentOutcomes } from "./appointment-notice.ts";
import { choiceNotice, choiceOutcomes, type TimeNow } from "./choice-notice.ts";
import { asksAddress, followedAppointment, isEndedProposal, isPriceToCome } from "./followed-appointment.ts";
import { followedChoice } from "./followed-choice.ts";
import { followedJobs, jobStanding, jobTodo } from "./followed-job.ts";
import { followedQuote } from "./followed-quote.ts";
import { doneOn, followedSteps, type StepFacts } from "./followed-steps.ts";
import { followedWish, followedWishes } from "./followed-wishes.ts";
import { type JustDone, readResult, resultShownFor } from "./form-result.ts";
import { isGuaranteeOver } from "./guarantee.ts";
import { photoPath, textWords } from "./load-steps.ts";
import { quoteNotice, quoteOutcomes } from "./quote-notice.ts";
import { standingOf } from "./standing.ts";
import { hasPassed } from "./visitor-cookies.ts";

/** The page of a sent lead. Knowing the URL is not enough: it shows nothing before the second check is passed. */
export async function loadFollow(context: LoadContext): Promise<LoadedPage | PageFailure> {
	const { locale, params, reader, services, visitor, now, path } = context;
	const lead = await findFollowed(services.store, params.token ?? "");
	if (!lead) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const flow = estimateWordsIn(locale, reader);
	const passed = hasPassed(lead.id, visitor, services.secret, now);
	const isCall = lead.data.channel === "phone";
	const { check } = requestPageWords[locale];
	const { receivedOn } = isCall && passed ? requestPageWords[locale].call : flow.follow;
	const content: FollowContent = {
		words: { ...flow.follow, receivedOn },
		formKey: issueFormKey(services.secret, now),
		errors: {
			failures: { expired: passed ? check.expired : check.held, unsent: check.unsent },
			confirm: passed ? { path, text: check.confirm } : null,
		},
		lead: passed ? await leadOf(lead, flow, context) : null,
	};
	return { title: flow.follow.title, description: flow.follow.description, content };
}

async function leadOf(
	lead: StoredDocument<Lead>,
	flow: EstimateFlowWords,
	context: LoadContext,
): Promise<FollowedLead> {
	const { locale, reader, services, now, params, origin, visitor } = context;
	const { data } = lead;
	const { reference, receivedAt, name, outOfArea, status } = data;
	const isCall = data.channel === "phone";
	const messages = (await messagesOf(services.store, lead))
		.filter(({ data: { channel, mail, text } }) => text !== "" && (channel === "page" || mail !== null))
		.map(({ data: { at, text, direction } }) => ({ at, text, isOurs: direction === "out" }));
	const latest = await shownAppointment(services.store, lead.id);
	const stored = latest && !isEndedProposal(latest, now) ? latest : null;
	const quote = await followedQuote(lead, stored, context);
	const appointment = stored && (await followedAppointment(data, stored, quote, context));
	const result = readResult(visitor.query.get("appointment" satisfies JustDone), appointmentOutcomes, now);
	const quoteResult = readResult(visitor.query.get("quote" satisfies JustDone), quoteOutcomes, now);
	const hasDay = stored !== null && isOpenAppointment(stored.data);
	const wish = askedAhead(data, now);
	const choice = await followedChoice(data, wish, context);
	const time: TimeNow = { appointment: stored?.data ?? null, wish, choice };
	const choiceResult = readResult(visitor.query.get("choice" satisfies JustDone), choiceOutcomes, now);
	const jobs = await followedJobs(lead, context);
	const token = params.token ?? "";
	const photos = await photosOf(services.store, data.photos);
	const isRecent = (what: JustDone, ...moments: string[]) =>
		visitor.query.has(what) && moments.some((at) => now.getTime() - Date.parse(at) < resultShownFor);
	const additions = [
		...messages.flatMap(({ at, isOurs }) => (isOurs ? [] : at)),
		...photos.map((photo) => photo.data.addedAt),
	];
	const isAdded = isRecent("added", ...additions);
	const notice = stored && appointmentNotice(result, data, stored, choice !== null, locale);
	const saidOfQuote = quoteNotice(quoteResult, data, quote, time.appointment, choice, locale);
	// A form that came too late, or from an outdated page: its words were added to the conversation.
	const withWords = (said: FollowNotice | null) =>
		said && isAdded ? { ...said, text: `${said.text} ${requestPageWords[locale].notices.said}` } : said;
	const finished = status === "done" ? await appointmentsOf(services.store, lead.id) : [];
	const doneDay = finished.findLast((one) => one.data.status === "done")?.data.day ?? null;
	const facts = factsOf(data, stored, doneDay, wish, now);
	const isNew = (status === "new" || facts.isPriceToCome) && isRecent("sent", receivedAt);
	const { asked, instant } = requestTimeWords[locale];
	const hasTime = stored || wish || choice;
	const isClosed = status === "done" || status === "lost";
	const isPast = stored !== null && isPastAppointment(stored.data, now);
	const standing = standingOf(
		data,
		{
			hasDay,
			isPast,
			isPriceToCome: facts.isPriceToCome,
			todo: choice?.todo ?? (wish ? asked.todo : ""),
			isGuaranteeOver: isGuaranteeOver(doneOn(data, facts.day), reader, now),
			isUnwritten: isCall && !messages.some(({ isOurs }) => isOurs),
			isCancelled: stored?.data.status === "cancelled" && data.desk.waitingSince !== null,
		},
		quote.offer,
		flow,
		locale,
	);
	return {
		heading: isNew ? (hasDay ? instant.heading : flow.follow.sent.heading) : flow.follow.heading,
		reference,
		receivedAt,
		name,
		noted: isCall && data.message ? { heading: requestPageWords[locale].call.noted, text: data.message } : null,
		messages,
		place: placeOf(data, stored?.data ?? null, context),
		outOfArea,
		status,
		isNew,
		isAdded: isAdded && !notice && !saidOfQuote,
		services: servicesAsked(data).map((service) => serviceTile(service, locale, reader)),
		estimate: data.estimate && estimateOf(data.estimate, flow, context),
		steps: {
			heading: requestPageWords[locale].steps.heading,
			list: followedSteps(data, { ...facts, hasJob: jobs.length > 0 }, locale),
		},
		standing:
			isNew && !hasDay
				? { ...standing, text: flow.follow.sent.lead }
				: { ...standing, ...jobStanding(jobs, data, locale, reader) },
		missing: { ...missingOf(messages, appointment, locale), ...jobTodo(jobs, data, locale) },
		jobs,
		// The job says the same and more.
		appointment: jobs.some(({ id }) => id === stored?.id) ? null : appointment,
		notice: withWords(notice),
		wish: wish && followedWish(wish, token, locale),
		choice,
		choiceNotice: choiceNotice(choiceResult, data, time, locale),
		quote,
		quoteNotice: withWords(saidOfQuote),
		wishes: hasTime || isClosed ? null : followedWishes(data, token, flow, context),
		photos: photos.map(photoView),
		refused: [],
		photoWords: flow.visit.photos,
		// A caller did call.
		urgent: !isCall && (data.estimate?.result.urgent ?? false),
		copyWords: { copied: flow.save.later.copied, link: flow.save.later.link },
		followLink: origin + pathTo("estimate-follow", locale, { token }),
		marketing: await marketingView(data, services, locale),
	};
}

/** Without the link to the preference page, which is for the owner of the mailbox: a form may have named a stranger's. */
async function marketingView(lead: Lead, services: LoadContext["services"], locale: LoadContext["locale"]) {
	return lead.email === null ? null : promotionsView(await marketingOf(lead, services), locale);
}

function placeOf(
	lead: Lead,
	appointment: Appointment | null,
	{ locale, reader, visitor, now }: LoadContext,
): FollowedPlace {
	const { street = "", unit = "", city = "" } = lead.address ?? {};
	const at = Number(visitor.query.get("address" satisfies JustDone));
	const age = now.getTime() - at;
	const savedAt = age >= 0 && age < resultShownFor ? at : null;
	return {
		// An outdated page may still have sent the form: the confirmation stands above it.
		isAsked: savedAt !== null || asksAddress(lead, appointment, now),
		words: expand(addressWords[locale], locale, reader),
		fields: [
			{ name: "street", value: street, maxLength: longest.street, autoComplete: "address-line1" },
			{ name: "unit", value: unit, maxLength: longest.unit, autoComplete: "address-line2" },
			{ name: "city", value: city, maxLength: longest.city, autoComplete: "address-level2" },
			{
				name: "postalCode",
				value: lead.postalCode ? formatPostalCode(lead.postalCode).replace("\u00a0", " ") : "",
				maxLength: longest.postalCode,
				autoComplete: "postal-code",
			},
		],
		lines: addressLines(lead, locale),
		hasStreet: street !== "",
		savedAt,
	};
}

async function photosOf(store: DocumentStore, ids: readonly string[]): Promise<StoredDocument<Photo>[]> {
	const photos = await Promise.all(ids.map((id) => store.get("photos", id)));
	return photos.filter((photo) => photo !== null);
}

function photoView({ id, data: { width, height } }: StoredDocument<Photo>): PhotoView {
	return { id, path: photoPath(id), width, height };
}

function estimateOf(
	{ result, answers }: EstimateLead,
	flow: EstimateFlowWords,
	{ locale, reader, now }: LoadContext,
): FollowedEstimate {
	const chosen = kinds.filter((kind: Kind) => answers.services[kind]);
	const discount = result.discount?.promotion ?? null;
	const promotions = offeredPromotions(expand(reader.read("promotions"), locale, reader), discount, now);
	return { result, text: textWords(chosen, flow), promotions };
}

function missingOf(
	messages: FollowedLead["messages"],
	appointment: FollowedAppointment | null,
	locale: Locale,
): Pick<FollowedLead["missing"], "answer" | "note"> {
	const { todo } = requestPageWords[locale];
	return {
		answer: messages.at(-1)?.isOurs ? todo.answer : "",
		note: appointment?.note && !appointment.note.stored ? todo.note : "",
	};
}

/** The day of the appointment that is ahead or done; a cancelled one has none. */
function factsOf(
	lead: Lead,
	stored: StoredDocument<Appointment> | null,
	doneDay: string | null,
	wish: AskedWindow | null,
	now: Date,
): Omit<StepFacts, "hasJob"> {
	const isAhead = stored !== null && isOpenAppointment(stored.data);
	return {
		day: isAhead ? stored.data.day : doneDay,
		isProposed: stored?.data.status === "proposed",
		isToRebook: stored !== null && !isAhead,
		askedDay: wish?.day ?? null,
		isPriceToCome: stored !== null && isPriceToCome(lead, stored.data),
		now,
	};
}
