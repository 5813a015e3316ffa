import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "react-router";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { type RefusedFile, readStart, readUpload, type UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import { isMultipart } from "#app/.server/photos/upload-parts.ts";
import { networkOf } from "#app/.server/rate-limit.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { sourceOfForm } from "#app/.server/traffic/source-of-form.ts";
import { crewsFor } from "#app/appointments/.server/offered-windows.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changesPhotos } from "#app/leads/.server/store-photos.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import { appointmentValues, readAppointmentForm } from "#app/model/estimate/appointment-form.ts";
import { newlyBrought, receivedSoFar, withBrought } from "#app/model/estimate/brought-answers.ts";
import { detailValues, kindOfService, readAnswers } from "#app/model/estimate/form.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { editPieces } from "#app/model/estimate/pieces-form.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import { type StepAnswer, windowsId } from "#app/model/estimate/step-answer.ts";
import { appliesCode, asksForLink, asksToWait, codeOf, goesOn, textOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/form-refusal.ts";
import type { Draft, Photo } from "#app/model/leads/lead.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { areaOf, mayContinue } from "#app/model/site/service-area.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { readPostalCode } from "./brought-by.ts";
import {
	backToCode,
	failed,
	keeping,
	next,
	type OpenStep,
	openStep,
	refuseOtherSites,
	refuseStrangers,
	wrong,
} from "./check-step.ts";
import { reachStep } from "./count-step.ts";
import { draftWindows } from "./draft-windows.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { leadPhoto } from "./lead-photo.ts";
import { mailLink } from "./mail-link.ts";
import { openDraft } from "./open-draft.ts";
import { receiveWaiting } from "./receive-waiting.ts";
import { momentOf, seenRange } from "./seen-range.ts";
import { changedElsewhere, isChangedElsewhere, revisionOf, savedBy } from "./step-conflict.ts";
import { chooseAgain } from "./step-windows.ts";
import { rememberDraft } from "./visitor-cookies.ts";

/** Creates a draft with the chosen services. A draft that was already sent is kept, and a new one is created. */
export async function receiveServices(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const named = form.getAll("service").flatMap((service) => kindOfService(String(service)) ?? []);
	return keeping({ requestContext, services }, form, async () => {
		const current = await openDraft(requestContext, services);
		const shown = shownIn(services.content.reader());
		// A draft keeps work that is no longer offered; a new one cannot ask for it.
		const mayChoose = (kind: Kind) => isWorkOffered(kind, shown) || current?.data.kinds.includes(kind);
		const chosen = kinds.filter((kind) => named.includes(kind) && mayChoose(kind));
		if (chosen.length === 0) return wrong({ service: { code: "missing" } }, typedValues(form));
		const open = current?.data.followToken === null ? current : null;
		if (!open && services.limits.drafts.isOver(networkOf(requestContext.address), services.clock.now().getTime()))
			return failed("busy", form, 429);
		const source = sourceOfForm(form, args.request, services.content);
		const draft = open ?? (await startDraft(services, requestContext.locale, source));
		await reachStep(appliesCode(form) ? null : "details", { requestContext, services }, (counted) =>
			changeDraft(services, draft.id, (saved) => {
				const sent = detailValues(form, chosen);
				const details = withBrought(saved.details, newlyBrought(sent, saved.brought));
				const answered = { kinds: chosen, details, promotionCode: codeOf(form) };
				return {
					...answered,
					brought: receivedSoFar(sent, chosen, saved.brought),
					...seenRange(form, saved, answered, momentOf(services)),
					...postalCodeIn(form, saved, services),
					locale: requestContext.locale,
					...counted(saved),
				};
			}),
		);
		const headers = { "Set-Cookie": rememberDraft(draft.id, requestContext.origin) };
		if (appliesCode(form)) return backToCode("estimate", requestContext, headers);
		return next("estimate-details", requestContext, headers);
	});
}

/**
 * A new postal code wins, unless it is only the beginning of the one in the draft. The same code is taken once: every
 * return to the first step sends it again, and the visitor may have typed another one since.
 */
function postalCodeIn(form: FormData, { visit, broughtPostalCode }: Draft, { content }: Services): Partial<Draft> {
	const brought = readPostalCode(form.get("postalCode"), content.reader());
	if (!brought || brought === broughtPostalCode) return {};
	const current = (visit.postalCode ?? brought).toUpperCase().replace(/[\s-]/g, "");
	const isSame = current.startsWith(brought.replace(/[\s-]/g, ""));
	return { broughtPostalCode: brought, ...(!isSame && { visit: { ...visit, postalCode: brought } }) };
}

/** Receives the answers. They are saved even when invalid; only "continue" requires valid ones. */
export async function receiveDetails(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const draft = await openDraft(requestContext, services);
	// The details page of a sent draft redirects to the lead's page.
	if (!draft) return failed("expired", form, 410);
	if (draft.data.followToken) return next("estimate-details", requestContext);
	const intent = String(form.get("intent") ?? "continue");
	const { values: details, row } = editPieces(detailValues(form, draft.data.kinds), intent, draft.data.kinds);
	return keeping({ requestContext, services }, form, async () => {
		const { errors } = readAnswers(draft.data.kinds, details, null);
		const found = Object.entries(errors).map(([name, limits]) => [name, { code: "number", ...limits }] as const);
		const isRight = goesOn(form) && found.length === 0;
		const answered = { details, promotionCode: codeOf(form) };
		const saved = await reachStep(isRight ? "appointment" : null, { requestContext, services }, (counted) =>
			changeDraft(services, draft.id, (current) =>
				isChangedElsewhere(current, "details", details, form)
					? null
					: {
							...answered,
							...seenRange(form, current, answered, momentOf(services)),
							locale: requestContext.locale,
							savedBy: savedBy(current, "details", form),
							...counted(current),
						},
			),
		);
		if (!saved) return changedElsewhere(form);
		if (appliesCode(form)) return backToCode("estimate-details", requestContext);
		if (asksForLink(form)) return mailLink({ requestContext, services, form }, draft, "estimate-details");
		// Without JavaScript the browser scrolls to the edited piece, and Tab continues from there.
		if (!goesOn(form)) return next("estimate-details", requestContext, {}, row);
		return found.length > 0 ? wrong(Object.fromEntries(found), details) : next("estimate-appointment", requestContext);
	});
}

/** The intent of the button that shows the free times of a postal code. */
const showWindows = "windows";

/** Intents that add photos. With JavaScript, the first photo is sent as `photos`, the others as `more-photos`. */
const uploads = /^(?:more-)?photos$/;
/** The id of the text above the list of photos, which says what was added and rejected. The field itself may be gone. */
const photosId = "photos-hint";

/** Rejected files are reported on the same page; everything else is saved. */
export async function receiveAppointment({ request, context }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	refuseOtherSites(request);
	const draft = await openDraft(requestContext, services);
	// Photos without a draft are not read, so that they cannot occupy the server.
	if (!draft) return failed("expired", await readStart(request), 410);
	if (draft.data.followToken && !isMultipart(request)) return next("estimate-appointment", requestContext);
	const limits = { ...photoLimits, most: photoLimits.most - draft.data.photos.length };
	const uploader = {
		network: networkOf(requestContext.address),
		known: draft.data.photos.map(({ hash }) => hash),
		hasSpace: services.hasSpaceForPhotos,
	};
	const { form, photos, refused } = await readUpload(request, limits, uploader);
	refuseStrangers(request, form, services);
	const values = appointmentValues(form);
	const intent = String(form.get("intent") ?? "continue");
	return keeping({ requestContext, services }, form, async () => {
		const step = { requestContext, services, form };
		const source = sourceOfForm(form, request, services.content, draft.data.source);
		const stays = await reasonToStay(step, draft, { values, intent, source, refused });
		const saved = await reachStep(stays ? null : "person", step, (counted) =>
			keepAppointment(services, draft, { values, photos, refused, intent, form, counted }),
		);
		// A slow upload may end after the estimate was sent: its photos go to the lead.
		const late = saved ? null : await addToSent(services, draft, photos);
		if (late) {
			const [over] = [...refused, ...late.tooMany.map(({ name }) => ({ name, reason: "too-many" }))];
			if (over) return wrong({ photos: { code: over.reason, name: over.name } }, values);
			return next("estimate-appointment", requestContext);
		}
		if (!saved || (uploads.test(intent) && isChangedElsewhere(saved, "visit", values, form)))
			return changedElsewhere(form);
		if (stays) return stays();
		return saved.refusedPhotos.length > 0
			? next("estimate-appointment", requestContext, {}, photosId)
			: next("estimate-person", requestContext);
	});
}

/** Makes the answer to a step that does not go on, once it is saved. Null: it goes on. */
async function reasonToStay(
	{ requestContext, services, form }: OpenStep,
	draft: StoredDocument<Draft>,
	{
		values,
		intent,
		source,
		refused,
	}: { values: Draft["visit"]; intent: string; source: LeadSource | null; refused: readonly RefusedFile[] },
) {
	if (appliesCode(form)) return () => backToCode("estimate-appointment", requestContext);
	if (asksForLink(form)) return () => mailLink({ requestContext, services, form }, draft, "estimate-appointment");
	if (intent === "keep") return () => next("estimate-appointment", requestContext);
	if (changesPhotos(intent)) return () => next("estimate-appointment", requestContext, {}, photosId);
	const reader = services.content.reader();
	const { postalCode, chosen, errors } = readAppointmentForm(values, reader.read("company"), services.clock.now());
	const place = areaOf(postalCode, reader.read("service-area"));
	const asked = intent === showWindows ? { postalCode: errors.postalCode } : errors;
	const found = {
		...Object.fromEntries(Object.entries(asked).flatMap(([field, code]) => (code ? [[field, { code }]] : []))),
		...(!errors.postalCode && place.kind === "unreadable" && { postalCode: { code: "postal-wrong" } }),
	};
	const outside = place.kind === "outside" ? place.code : "";
	const typed = { ...values, waitingEmail: textOf(form, "waitingEmail") };
	if (Object.keys(found).length > 0) return () => wrong(found, { ...typed, outside });
	if (outside && asksToWait(form))
		return () => receiveWaiting({ requestContext, services, form }, draft, { postalCode: outside, source });
	if (outside && !mayContinue(place, values.outside))
		return () => data<StepAnswer>({ errors: {}, failure: null, values: typed, outside }, { status: 422 });
	if (intent === showWindows) return () => next("estimate-appointment", requestContext, {}, windowsId);
	if (chosen && !(await isOffered(chosen, draft.data, postalCode, services)))
		return () => chooseAgain(chosen, requestContext);
	return refused.length > 0 ? () => next("estimate-appointment", requestContext, {}, photosId) : null;
}

/** Asked of the draft as it was opened: the step changes neither the services nor the details. */
async function isOffered(chosen: ChosenWindow, draft: Draft, postalCode: string, services: Services): Promise<boolean> {
	const parts = { store: services.store, reader: services.content.reader() };
	const offer = await draftWindows(parts, draft, postalCode, services.clock.now());
	return offer !== null && crewsFor(offer, chosen).length > 0;
}

/** Null for an estimate that was not sent. `tooMany`: the photos that the lead has no room for. */
async function addToSent(
	services: Services,
	{ id }: StoredDocument<Draft>,
	photos: readonly UploadedPhoto[],
): Promise<{ tooMany: readonly UploadedPhoto[] } | null> {
	const draft = await readDraft(services.store, id);
	if (!draft || draft.data.followToken === null) return null;
	const lead = await services.store.get("leads", draft.data.leadId);
	if (!lead || photos.length === 0) return { tooMany: [] };
	const now = services.clock.now();
	const added = await addToLead(services, lead.id, { photos: photos.map((photo) => leadPhoto(lead, photo, now)) });
	return { tooMany: photos.filter(({ hash }) => added?.tooMany.includes(hash)) };
}

/** Null, and nothing saved, when the draft was sent, is gone, or has other answers of another page. Photos are always added. */
async function keepAppointment(
	services: Services,
	draft: StoredDocument<Draft>,
	{
		values,
		photos,
		refused,
		intent,
		form,
		counted,
	}: {
		values: Draft["visit"];
		photos: UploadedPhoto[];
		refused: RefusedFile[];
		intent: string;
		form: FormData;
		counted: (current: Draft) => Partial<Draft>;
	},
): Promise<Draft | null> {
	const now = services.clock.now();
	const sent = photos.map((photo) => ({ id: randomUUID(), ...photo }));
	const removed = intent.startsWith("remove-photo:") ? intent.slice("remove-photo:".length) : null;
	const changeOf = (current: Draft) => {
		const kept = current.photos.filter(({ id }) => id !== removed);
		// Checked again at each attempt: another request may have added the same photo in the meantime.
		const fresh = sent.filter(({ hash }) => !kept.some((photo) => photo.hash === hash));
		const room = Math.max(0, photoLimits.most - kept.length);
		const over = fresh.slice(room).map(({ name }) => ({ name, reason: "too-many" }));
		return { kept, added: fresh.slice(0, room), refusedNow: [...refused, ...over] };
	};
	return changeDraft(
		services,
		draft.id,
		(current) => {
			const isUpload = uploads.test(intent);
			if (current.followToken !== null || (!isUpload && isChangedElsewhere(current, "visit", values, form)))
				return null;
			const { kept, added, refusedNow } = changeOf(current);
			// An upload has the answers of the moment when it began, or none: those saved meanwhile are newer.
			const isOlder = isUpload && form.get("base") !== revisionOf(current, "visit");
			return {
				...(!isOlder && {
					visit: values,
					savedBy: savedBy(current, "visit", form),
					promotionCode: codeOf(form),
					...seenRange(form, current, { promotionCode: codeOf(form) }, momentOf(services)),
				}),
				photos: [...kept, ...added.map(({ id, width, height, hash }) => ({ id, width, height, hash }))],
				refusedPhotos: intent === "more-photos" ? [...current.refusedPhotos, ...refusedNow].slice(-12) : refusedNow,
				...counted(current),
			};
		},
		(current) => {
			const writes: Write[] = changeOf(current).added.map(({ id, width, height, bytes, hash }) => {
				const times = { addedAt: now.toISOString(), purgeAfter: retention.drafts(now) };
				const data: Photo = { owner: draft.id, width, height, bytes, hash, ...times };
				return { kind: "create", collection: "photos", id, data };
			});
			const isOwned = current.photos.some(({ id }) => id === removed);
			return removed !== null && isOwned ? [...writes, { kind: "delete", collection: "photos", id: removed }] : writes;
		},
	);
}
