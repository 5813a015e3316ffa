import { randomUUID } from "node:crypto";
import type { RefusedFile, UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import type { Services } from "#app/.server/services.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { codeOf } from "#app/model/estimate/step-intent.ts";
import type { Draft, Photo } from "#app/model/leads/lead.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { changeDraft } from "./drafts.ts";
import { momentOf, seenRange } from "./seen-range.ts";
import { isChangedElsewhere, revisionOf, savedBy } from "./step-conflict.ts";

/** The form of the step about the appointment. */
export interface SentAppointmentStep {
	form: FormData;
	/** Its fields, without the photos. */
	values: Draft["visit"];
	/** The button that was pressed. */
	intent: string;
	photos: readonly UploadedPhoto[];
	/** Rejected files, with their reasons. */
	refused: readonly RefusedFile[];
}

/** With JavaScript, the first photo is sent as `photos`, the others as `more-photos`. */
export function addsPhotos(intent: string): boolean {
	return intent === "photos" || intent === "more-photos";
}

/** Null, and nothing saved, when the draft was sent, is gone, or has other answers of another page. Photos are always added. */
export async function saveAppointmentStep(
	services: Services,
	draft: StoredDocument<Draft>,
	{ values, photos, refused, intent, form }: SentAppointmentStep,
	counted: (current: Draft) => Partial<Draft>,
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
			const isUpload = addsPhotos(intent);
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
