import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readUpload } from "#app/.server/photos/read-upload.ts";
import { servicesContext } from "#app/.server/services.ts";
import { visitContext } from "#app/.server/visit.ts";
import { addToLead, findFollowed, provesOwnership } from "#app/leads/follow-lead.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Lead, Photo } from "#app/model/lead.ts";
import { photoLimits } from "#app/model/photo-limits.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";
import { failed, keeping, refuseOtherSites, refuseStrangers, wrong } from "./step-door.ts";
import { hasPassed, rememberFollowed } from "./visitor-cookies.ts";

const longestMessage = 2000;

/** On the page of a request: the second check, then a message or photos that were forgotten. */
export async function receiveFollow({ request, context, params }: ActionFunctionArgs) {
	const [visit, services] = [context.get(visitContext), context.get(servicesContext)];
	const token = params.token ?? "";
	const lead = await findFollowed(services.store, token);
	if (!lead) throw data(null, { status: 404 });
	const now = services.clock.now();
	const passed = hasPassed(lead.id, visit.visitor, services.secret, now);
	const most = passed ? Math.max(0, photoLimits.most - lead.data.photos.length) : 0;
	refuseOtherSites(request);
	const { form, photos, refused } = await readUpload(request, { ...photoLimits, most });
	refuseStrangers(request, form, services);
	const here = (headers: Record<string, string> = {}) =>
		redirect(pathTo("estimate-follow", visit.locale, { token }), { status: 303, headers });

	if (!passed) {
		const at = now.getTime();
		const [often, oftenFromHere] = [
			services.limits.proofs.isOver(token, at),
			services.limits.proofs.isOver(visit.address, at),
		];
		if (often || oftenFromHere) return wrong({ proof: { code: "too-many" } }, {});
		if (!provesOwnership(lead.data, String(form.get("proof") ?? ""))) return wrong({ proof: { code: "wrong" } }, {});
		return here({ "Set-Cookie": rememberFollowed(lead.id, { origin: visit.origin, secret: services.secret, now }) });
	}

	// A photo that leaves as soon as it is chosen does not take the half-written message along.
	const onlyPhotos = /^(?:more-)?photos$/.test(String(form.get("intent") ?? ""));
	const text = onlyPhotos
		? ""
		: String(form.get("message") ?? "")
				.trim()
				.slice(0, longestMessage);
	const values = { message: text };
	const [first] = refused;
	const refusal = first && { photos: { code: first.reason, name: first.name } };
	if (!text && photos.length === 0) return wrong(refusal ?? { message: { code: "missing" } }, values);
	return keeping(visit, form, async () => {
		const writes = photos.map(({ bytes, width, height }) => photoWrite(lead, { bytes, width, height }, now));
		const kept = await addToLead(services, lead.id, { text, photos: writes.map(({ id }) => id), along: writes });
		if (!kept) return failed("busy", form, 429);
		return refusal ? wrong(refusal, {}) : here();
	});
}

function photoWrite(
	{ id: owner, data: { purgeAfter } }: StoredDocument<Lead>,
	photo: Pick<Photo, "bytes" | "width" | "height">,
	now: Date,
): Extract<Write, { kind: "create" }> {
	const data: Photo = { ...photo, owner, addedAt: now.toISOString(), purgeAfter } as Photo;
	return { kind: "create", collection: "photos", id: randomUUID(), data };
}
