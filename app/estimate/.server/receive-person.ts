import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { announceEvents, leadEvents } from "#app/.server/announce-events.ts";
import { formWordsIn } from "#app/.server/content/form-words.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { deletions } from "#app/.server/store/deletions.ts";
import { sourceOfForm } from "#app/.server/traffic/source-of-form.ts";
import { addToLead, followTokenFor } from "#app/leads/.server/follow-lead.ts";
import { isFlood } from "#app/leads/.server/is-flood.ts";
import { mayMail } from "#app/leads/.server/may-mail.ts";
import { type ReceivedLead, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import { spamFlags } from "#app/leads/.server/spam-flags.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import { readAppointmentForm } from "#app/model/estimate/appointment-form.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { appliesCode, asksForLink, codeOf } from "#app/model/estimate/step-intent.ts";
import { fieldValues, personFields } from "#app/model/leads/contact-fields.ts";
import { type Person, parsePersonForm } from "#app/model/leads/contact-form.ts";
import type { Draft, Photo } from "#app/model/leads/lead.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import type { Creation, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { areaOf, mayContinue, plainPostalCode } from "#app/model/site/service-area.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { backToCode, errorsOf, failed, keeping, next, openStep, wrong } from "./check-step.ts";
import { chosenBooking } from "./chosen-booking.ts";
import { changeDraft } from "./drafts.ts";
import type { JustDone } from "./form-result.ts";
import { mailLink } from "./mail-link.ts";
import { openDraft } from "./open-draft.ts";
import { momentOf, seenRange, showsOldPrices } from "./seen-range.ts";
import { changedElsewhere, isChangedElsewhere, savedBy } from "./step-conflict.ts";
import { chooseAgain, timeChangeOf } from "./step-windows.ts";
import { hasVisitErrors } from "./visit-errors.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

/** Receives the contact details and sends the lead. The redirect is sent only after the lead is durable. */
export async function receivePerson(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const values = fieldValues(form, personFields);
	const parsed = parsePersonForm(values);
	return keeping({ requestContext, services }, form, async () => {
		const draft = await openDraft(requestContext, services);
		if (!draft) return failed("expired", form, 410);
		if (draft.data.kinds.length === 0) return next("estimate", requestContext);
		const { email = null, phone = null } = parsed.kind === "right" ? parsed.value : {};
		const saved = await changeDraft(services, draft.id, (current) =>
			isChangedElsewhere(current, "person", values, form)
				? null
				: {
						person: values,
						email,
						phone,
						promotionCode: codeOf(form),
						savedBy: savedBy(current, "person", form),
						...seenRange(form, current, { promotionCode: codeOf(form) }, momentOf(services)),
					},
		);
		if (!saved) return changedElsewhere(form);
		if (appliesCode(form)) return backToCode("estimate-person", requestContext);
		if (asksForLink(form)) return mailLink({ requestContext, services, form }, draft, "estimate-person");
		if (form.get("intent") === "keep") return next("estimate-person", requestContext);
		if (parsed.kind === "wrong") {
			return wrong(errorsOf(parsed.errors), values);
		}
		const hasOldPrices = showsOldPrices(form, saved, momentOf(services));
		const timeChange = await timeChangeOf(form, saved, services);
		// A lead that is there already was sent before the connection was lost: it has its price range and its time.
		if ((hasOldPrices || timeChange) && !(await services.store.get("leads", saved.leadId))) {
			const answer = { errors: {}, failure: null, isOutdated: true, hasOldPrices, timeChange, values } as const;
			return data<StepAnswer>(answer, { status: 409 });
		}
		if (isFlood(requestContext, services)) return failed("busy", form, 429);
		const source = sourceOfForm(form, args.request, services.content, saved.source);
		const received = await send({ ...draft, data: saved }, parsed.value, { form, source }, requestContext, services);
		if (received === "wrong-visit") return next("estimate-appointment", requestContext);
		if ("gone" in received) return chooseAgain(received.gone, requestContext);
		announceEvents(requestContext, ...leadEvents(received));
		return thank(received, requestContext, services);
	});
}

/**
 * Returns `wrong-visit` when the appointment step must first explain that the postal code is outside the service area, or
 * that the preferred day has passed or is closed, and `gone` when the chosen window is no longer offered: nothing was sent.
 */
async function send(
	draft: StoredDocument<Draft>,
	person: Person,
	{ form, source }: { form: FormData; source: LeadSource | null },
	requestContext: RequestContext,
	services: Services,
): Promise<ReceivedLead | "wrong-visit" | { gone: ChosenWindow | null }> {
	const reader = services.content.reader();
	const company = reader.read("company");
	const now = services.clock.now();
	const { kinds, details, visit: visitForm, photos, leadId } = draft.data;
	const { postalCode, wishes, comment, chosen } = readAppointmentForm(visitForm, company, now);
	const place = areaOf(postalCode, reader.read("service-area"));
	if (!mayContinue(place, visitForm.outside)) return "wrong-visit";
	if (await hasVisitErrors(draft.data, { store: services.store, reader, now })) return "wrong-visit";
	const book = await chosenBooking(draft.data, { postalCode, chosen }, requestContext, services);
	if (book === "gone") return { gone: chosen };
	const { answers } = readAnswers(kinds, details, codeOf(form));
	const { language, ...fields } = person;
	const received = await receiveBooking(
		{
			kind: "estimate",
			fields: {
				...fields,
				service: kinds[0] ?? null,
				message: comment,
				postalCode: plainPostalCode(postalCode),
			},
			place: placeOf(postalCode, reader.read("service-area"), company),
			estimate: { answers, wishes, result: estimate(answers, reader.read("prices"), reader.read("promotions"), now) },
			followTokenOf: (id) => followTokenFor(id, services.secret),
			asked: chosen,
			photos: photos.map(({ id }) => id),
			along: await handOver(services.store, photos, leadId, now),
			locale: language || requestContext.locale,
			source,
			key: leadId,
			flags: await spamFlags(form, "estimate", requestContext, services),
			mayConfirm: (email) => mayMail(email, requestContext, services),
			marketingText: formWordsIn(requestContext.locale, reader).marketing,
			marketingLocale: requestContext.locale,
		},
		book,
		services,
	);
	if (received === "taken") return { gone: chosen };
	const { created, lead } = received;
	if (created) {
		requestContext.log.info("lead saved", { id: requestContext.id, kind: lead.kind, reference: lead.reference });
		if (requestContext.mayCount)
			services.traffic.count({ kind: "sent", page: "estimate-person", locale: requestContext.locale });
	}
	if (received.lead.confirmationWithheld) requestContext.log.info("confirmation withheld", { id: requestContext.id });
	// The lead is durable: if marking the draft as sent fails, sending it again only finds the same lead.
	await closeDraft(draft, received, services).catch((error: unknown) =>
		requestContext.log.error("draft not closed", error, { id: requestContext.id }),
	);
	return received;
}

/**
 * Marks the draft as sent. Photos that arrived while it was being sent go to the lead, and leave the draft: sent again, it is
 * the same lead.
 */
async function closeDraft(
	{ id, data: { photos } }: StoredDocument<Draft>,
	{ id: leadId, lead: { followToken, purgeAfter } }: ReceivedLead,
	services: Services,
): Promise<void> {
	const sent = new Set(photos.map((photo) => photo.id));
	let late: Draft["photos"] = [];
	await changeDraft(services, id, (current) => {
		late = current.photos.filter((photo) => !sent.has(photo.id));
		return { followToken, photos: current.photos.filter((photo) => sent.has(photo.id)) };
	});
	const found = await Promise.all(late.map((photo) => services.store.get("photos", photo.id)));
	// Another request that sends the same draft may have taken them along.
	const own = found.flatMap((photo) => (photo?.data.owner === id ? photo : []));
	if (own.length === 0) return;
	const moved = own.map(({ data }): Creation<"photos"> => {
		return { kind: "create", collection: "photos", id: randomUUID(), data: { ...data, owner: leadId, purgeAfter } };
	});
	if (await addToLead(services, leadId, { photos: moved })) await services.store.commit(deletions("photos", own));
}

/** Reassigns the draft's photos to the lead, with the lead's retention period. */
async function handOver(store: DocumentStore, photos: Draft["photos"], leadId: string, now: Date): Promise<Write[]> {
	const writes: Write[] = [];
	for (const { id } of photos) {
		const photo = await store.get("photos", id);
		if (!photo || photo.data.owner === leadId) continue;
		const data: Photo = { ...photo.data, owner: leadId, purgeAfter: retention.leads(now) };
		writes.push({ kind: "replace", collection: "photos", id, version: photo.version, data });
	}
	return writes;
}

/** Redirects to the lead's page, which this browser may open without the second check. */
function thank({ id, lead }: ReceivedLead, requestContext: RequestContext, { secret, clock }: Services) {
	const { origin, visitor } = requestContext;
	const cookie = rememberFollowed(id, { origin, secret, now: clock.now(), visitor });
	const path = pathTo("estimate-follow", requestContext.locale, { token: lead.followToken ?? "" });
	return redirect(`${path}?${"sent" satisfies JustDone}`, { status: 303, headers: { "Set-Cookie": cookie } });
}
