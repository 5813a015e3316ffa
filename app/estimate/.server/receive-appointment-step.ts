import { type ActionFunctionArgs, data } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { readStart, readUpload, type UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import { isMultipart } from "#app/.server/photos/upload-parts.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { sourceOfForm } from "#app/.server/traffic/source-of-form.ts";
import { crewsFor } from "#app/appointments/.server/offered-windows.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changesPhotos } from "#app/leads/.server/store-photos.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import { appointmentValues, readAppointmentForm } from "#app/model/estimate/appointment-form.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { type StepAnswer, windowsId } from "#app/model/estimate/step-answer.ts";
import { appliesCode, asksForLink, asksToWait, textOf } from "#app/model/estimate/step-intent.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { areaOf, mayContinue } from "#app/model/site/service-area.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import {
	backToCode,
	errorsOf,
	failed,
	keeping,
	next,
	type OpenStep,
	refuseOtherSites,
	refuseStrangers,
	type StepParts,
	wrong,
} from "./check-step.ts";
import { reachStep } from "./count-step.ts";
import { draftWindows } from "./draft-windows.ts";
import { readDraft } from "./drafts.ts";
import { leadPhoto } from "./lead-photo.ts";
import { mailLink } from "./mail-link.ts";
import { openDraft } from "./open-draft.ts";
import { receiveWaiting } from "./receive-waiting.ts";
import { addsPhotos, type SentAppointmentStep, saveAppointmentStep } from "./save-appointment-step.ts";
import { changedElsewhere, isChangedElsewhere } from "./step-conflict.ts";
import { chooseAgain } from "./step-windows.ts";

/** The intent of the button that shows the free times of a postal code. */
const showWindows = "windows";

/** The id of the text above the list of photos, which says what was added and rejected. The field itself may be gone. */
const photosId = "photos-hint";

/** Rejected files are reported on the same page; everything else is saved. */
export async function receiveAppointmentStep({ request, context }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	refuseOtherSites(request);
	const parts = { requestContext, services };
	return keeping(
		parts,
		() => readStart(request),
		() => receiveStep(request, parts),
	);
}

async function receiveStep(request: Request, { requestContext, services }: StepParts) {
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
	const sent = { form, values, intent, photos, refused };
	return keeping({ requestContext, services }, form, async () => {
		const step = { requestContext, services, form };
		const source = sourceOfForm(form, request, services.content, draft.data.source);
		const stays = await reasonToStay(step, draft, sent, source);
		const saved = await reachStep(stays ? null : "person", step, (counted) =>
			saveAppointmentStep(services, draft, sent, counted),
		);
		// A slow upload may end after the estimate was sent: its photos go to the lead.
		const late = saved ? null : await addToSent(services, draft, photos);
		if (late) {
			const [over] = [...refused, ...late.tooMany.map(({ name }) => ({ name, reason: "too-many" }))];
			if (over) return wrong({ photos: { code: over.reason, name: over.name } }, values);
			return next("estimate-appointment", requestContext);
		}
		if (!saved || (addsPhotos(intent) && isChangedElsewhere(saved, "visit", values, form)))
			return changedElsewhere(form);
		if (stays) return stays();
		return saved.refusedPhotos.length > 0
			? next("estimate-appointment", requestContext, {}, photosId)
			: next("estimate-person", requestContext);
	});
}

/** Makes the answer to a step that does not go on, once it is saved. Null: it goes on. */
async function reasonToStay(
	step: OpenStep,
	draft: StoredDocument<Draft>,
	{ values, intent, refused }: SentAppointmentStep,
	source: LeadSource | null,
) {
	const { requestContext, services, form } = step;
	if (appliesCode(form)) return () => backToCode("estimate-appointment", requestContext);
	if (asksForLink(form)) return () => mailLink(step, draft, "estimate-appointment");
	if (intent === "keep") return () => next("estimate-appointment", requestContext);
	if (changesPhotos(intent)) return () => next("estimate-appointment", requestContext, {}, photosId);
	const reader = services.content.reader();
	const { postalCode, chosen, errors } = readAppointmentForm(values, reader.read("company"), services.clock.now());
	const place = areaOf(postalCode, reader.read("service-area"));
	const asked = intent === showWindows ? { postalCode: errors.postalCode } : errors;
	const found = {
		...errorsOf(asked),
		...(!errors.postalCode && place.kind === "unreadable" && { postalCode: { code: "postal-wrong" } }),
	};
	const outside = place.kind === "outside" ? place.code : "";
	const typed = { ...values, waitingEmail: textOf(form, "waitingEmail") };
	if (Object.keys(found).length > 0) return () => wrong(found, { ...typed, outside });
	if (outside && asksToWait(form)) return () => receiveWaiting(step, draft, { postalCode: outside, source });
	if (outside && !mayContinue(place, values.outside))
		return () =>
			data<StepAnswer>({ errors: {}, failure: null, isOutdated: true, values: typed, outside }, { status: 422 });
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
