import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { earlierConsent, withdrawConsent } from "#app/.server/marketing/consents.ts";
import { householdOf, networkOf } from "#app/.server/network.ts";
import { readStart, readUpload } from "#app/.server/photos/read-upload.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { checkOwnership } from "#app/leads/.server/follow-check.ts";
import { addToLead, findFollowed, hashesOf } from "#app/leads/.server/follow-lead.ts";
import { pathTo } from "#app/locale/paths.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import {
	failed,
	keeping,
	type OpenStep,
	refuseOtherSites,
	refuseStrangers,
	type StepParts,
	wrong,
} from "./check-step.ts";
import type { JustDone } from "./form-result.ts";
import { leadPhoto } from "./lead-photo.ts";
import { receiveAddress } from "./receive-address.ts";
import { isAppointmentIntent, receiveAppointment } from "./receive-appointment.ts";
import { isJobIntent, receiveJob } from "./receive-job.ts";
import { isQuoteIntent, receiveQuote } from "./receive-quote.ts";
import { hasPassed, rememberFollowed } from "./visitor-cookies.ts";

const longestMessage = 2000;

/** Receives the forms of a lead's page: the second check, then messages, photos, the address, the appointment, the quote, the job. */
export async function receiveFollow({ request, context, params }: ActionFunctionArgs) {
	const parts = { requestContext: context.get(requestContextKey), services: context.get(servicesContext) };
	refuseOtherSites(request);
	return keeping(
		parts,
		() => readStart(request),
		() => receiveFor(params.token ?? "", request, parts),
	);
}

async function receiveFor(token: string, request: Request, { requestContext, services }: StepParts) {
	const lead = await findFollowed(services.store, token);
	if (!lead) throw data(null, { status: 404 });
	const now = services.clock.now();
	const passed = hasPassed(lead.id, requestContext.visitor, services.secret, now);
	const path = pathTo("estimate-follow", requestContext.locale, { token });
	const here = (headers: Record<string, string> = {}, hash = "") => redirect(path + hash, { status: 303, headers });
	// Photos are read only after the second check is passed.
	if (!passed) return receiveCheck({ requestContext, services, form: await readStart(request) }, request, lead, path);
	const most = Math.max(0, photoLimits.most - lead.data.photos.length);
	const uploader = {
		network: networkOf(requestContext.address),
		known: await hashesOf(services.store, lead.id),
		hasSpace: services.hasSpaceForPhotos,
	};
	const { form, photos, refused, repeated } = await readUpload(request, { ...photoLimits, most }, uploader);
	refuseStrangers(request, form, services);

	if (form.get("intent") === "withdraw" && lead.data.email !== null) {
		const id = addressId(lead.data.email, services.secret);
		return keeping({ requestContext, services }, form, async () => {
			await withdrawConsent(services, id, "follow-page", earlierConsent(lead.data));
			return here({}, "#promotions");
		});
	}

	const step = { requestContext, services, form };
	const intent = String(form.get("intent") ?? "");
	if (intent === "address") return receiveAddress(step, lead.id, path);
	if (isAppointmentIntent(intent)) return receiveAppointment(step, lead, path);
	if (isJobIntent(intent)) return receiveJob(step, lead, path);
	if (isQuoteIntent(intent)) return receiveQuote(step, lead, path);

	// A photo is uploaded as soon as it is chosen; a half-written message is not sent with it.
	const onlyPhotos = /^(?:more-)?photos$/.test(intent);
	const typed = withLineFeeds(String(form.get("message") ?? ""));
	const values = { message: typed };
	const text = onlyPhotos ? "" : typed.trim();
	if (text.length > longestMessage) return wrong({ message: { code: "too-long" } }, values);
	const [first] = refused;
	const refusal = first && { photos: { code: first.reason, name: first.name } };
	if (!text && photos.length === 0 && repeated > 0 && !refusal) return here();
	if (!text && photos.length === 0) return wrong(refusal ?? { message: { code: "missing" } }, values);
	return keeping({ requestContext, services }, form, async () => {
		const kept = await addToLead(services, lead.id, {
			text,
			key: readFormKey(textOf(form, "key"), services.secret)?.id,
			photos: photos.map((photo) => leadPhoto(lead, photo, now)),
		});
		if (!kept) return failed("busy", form, 429);
		const said = text !== "" && ({ isAdded: true, isOutdated: true } as const);
		const over = photos.find(({ hash }) => kept.tooMany.includes(hash));
		const errors = refusal ?? (over && { photos: { code: "too-many", name: over.name } });
		if (errors) return data<StepAnswer>({ errors, failure: null, values: {}, ...said }, { status: 422 });
		return onlyPhotos ? here() : redirect(`${path}?${"added" satisfies JustDone}#added`, { status: 303 });
	});
}

/**
 * Receives the second check. A form of the page itself, sent after the check expired, is no attempt at it: the page stays
 * with what was typed. Without JavaScript the check carries these fields, and the page then has them in their form again.
 */
function receiveCheck(step: OpenStep, request: Request, lead: StoredDocument<Lead>, path: string) {
	const { requestContext, services, form } = step;
	refuseStrangers(request, form, services);
	if (!form.has("proof")) return failed("expired", form, 401);
	const { proof = "", key, ...held } = typedValues(form);
	const now = services.clock.now();
	const isOften = services.limits.proofs.isOver(householdOf(requestContext.address), now.getTime());
	if (isOften) return wrong({ proof: { code: "too-many" } }, held);
	return keeping(step, form, async () => {
		const outcome = await checkOwnership(services, lead, proof);
		if (outcome !== "passed") return wrong({ proof: { code: outcome } }, held);
		const { origin, visitor } = requestContext;
		const cookie = rememberFollowed(lead.id, { origin, secret: services.secret, now, visitor });
		if (Object.keys(held).length === 0) return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
		requestContext.setCookies.push(cookie);
		// The loader of this response is past the check too.
		requestContext.visitor = { ...visitor, cookies: `${cookie.split(";")[0]}; ${visitor.cookies ?? ""}` };
		const { intent } = held;
		return data<StepAnswer>({ errors: {}, failure: "unsent", values: held, pressed: intent, isOutdated: true });
	});
}
