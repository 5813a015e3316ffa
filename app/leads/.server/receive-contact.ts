import { type ActionFunctionArgs, data, redirect } from "react-router";
import { announceEvents, leadEvents } from "#app/.server/announce-events.ts";
import { formWordsIn } from "#app/.server/content/form-words.ts";
import { issueFormKey, readFormKey } from "#app/.server/form-key.ts";
import { networkOf } from "#app/.server/network.ts";
import { readUpload } from "#app/.server/photos/read-upload.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { sourceOfForm } from "#app/.server/traffic/source-of-form.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { ContactAnswer } from "#app/model/leads/contact-answer.ts";
import { contactValues } from "#app/model/leads/contact-fields.ts";
import { type ContactLead, parseContactForm } from "#app/model/leads/contact-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import { type StoredDocument, StoreUnavailableError } from "#app/model/ports.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { type FormPhoto, formPhotoView, keepWithLead, photosOfForm } from "./form-photos.ts";
import { isFlood } from "./is-flood.ts";
import { mayMail } from "./may-mail.ts";
import { type ReceivedLead, receiveLead } from "./receive-lead.ts";
import { spamFlags } from "./spam-flags.ts";
import { changesPhotos, storePhotos } from "./store-photos.ts";
import { thanksPath } from "./thanks-address.ts";

/** Receives the contact form. The redirect is sent only after the lead is durable. */
export async function action({ request, context }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	if (!isSameOrigin(request, { hasSignedToken: true })) throw data(null, { status: 403 });
	const uploader = { network: networkOf(requestContext.address), hasSpace: services.hasSpaceForPhotos };
	const upload = await readUpload(request, photoLimits, uploader);
	const { form } = upload;
	const given = String(form.get("key") ?? "");
	const signed = readFormKey(given, services.secret);
	if (!isSameOrigin(request, { hasSignedToken: signed !== null })) throw data(null, { status: 403 });
	const now = services.clock.now();
	// Photos need an owner, also when the form's own key is missing.
	const formKey = signed ? given : issueFormKey(services.secret, now);
	const formId = signed?.id ?? readFormKey(formKey, services.secret)?.id ?? "";
	const values = contactValues(form);
	const intent = String(form.get("intent") ?? "");
	/** Undefined until they are read: the browser then keeps the list that it has. */
	let photos: readonly FormPhoto[] | undefined;
	let sent: StoredDocument<Lead> | null = null;
	let { refused } = upload;
	const answer = (fields: Pick<ContactAnswer, "errors" | "failure">, status: number) => {
		// The photos of a sent message belong to the lead, whose page asks for the second check.
		const views = sent ? [] : photos?.map((photo) => formPhotoView(photo, formKey));
		const own = { values, key: formKey, photos: views, refused, pressed: intent };
		return data<ContactAnswer>({ ...fields, ...own }, { status });
	};
	const thank = ({ reference }: Lead) =>
		redirect(thanksPath(reference, requestContext.locale, services.secret), { status: 303 });

	try {
		sent = await services.store.get("leads", formId);
		if (changesPhotos(intent) && sent) return thank(sent.data);
		const stored = await photosOfForm(services.store, formId);
		photos = stored;
		({ photos, refused } = await storePhotos({ formId, intent, photos: stored, upload }, requestContext, services));
		if (changesPhotos(intent)) return answer({ errors: {}, failure: null }, refused.length > 0 ? 422 : 200);
		const parsed = parseContactForm(values);
		if (parsed.kind === "wrong") return answer({ errors: parsed.errors, failure: null }, 422);
		if (refused.length > 0) return answer({ errors: {}, failure: null }, 422);
		if (isFlood(requestContext, services)) return answer({ errors: {}, failure: "busy" }, 429);
		const source = sourceOfForm(form, request, services.content);
		const received = await receive(parsed.value, { formId, form, source }, requestContext, services);
		announceEvents(requestContext, ...leadEvents(received));
		return thank(received.lead);
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		services.refusedLeads.count("store");
		requestContext.log.error("lead not saved", error, { id: requestContext.id });
		return answer({ errors: {}, failure: "unavailable" }, 503);
	}
}

async function receive(
	fields: ContactLead,
	{ formId, form, source }: { formId: string; form: FormData; source: LeadSource | null },
	requestContext: RequestContext,
	services: Services,
): Promise<ReceivedLead> {
	const { locale } = requestContext;
	const reader = services.content.reader();
	const flags = await spamFlags(form, "contact", requestContext, services);
	// Read after the captcha, which takes seconds: another request may have added a photo meanwhile.
	const photos = await photosOfForm(services.store, formId);
	const received = await receiveLead(
		{
			kind: "contact",
			fields,
			place: placeOf(fields.postalCode, reader.read("service-area"), reader.read("company")),
			photos: photos.map(({ id }) => id),
			along: await keepWithLead(services.store, photos, services.clock.now()),
			locale,
			source,
			key: formId,
			flags,
			mayConfirm: (email) => mayMail(email, requestContext, services),
			marketingText: formWordsIn(locale, reader).marketing,
		},
		services,
	);
	const { lead, created } = received;
	if (created) {
		requestContext.log.info("lead saved", { id: requestContext.id, kind: lead.kind, reference: lead.reference });
		if (requestContext.mayCount) services.traffic.count({ kind: "sent", page: "contact", locale });
	}
	if (lead.confirmationWithheld) requestContext.log.info("confirmation withheld", { id: requestContext.id });
	return received;
}
