import { networkOf } from "#app/.server/network.ts";
import type { RefusedFile, Upload } from "#app/.server/photos/read-upload.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { createTurnsByKey } from "#app/.server/store/turns-by-key.ts";
import { type FormPhoto, newPhotos, photosOfForm } from "./form-photos.ts";

/** Whether a form is sent to add or remove photos: it stays on its page. */
export function changesPhotos(intent: string): boolean {
	return /^(?:photos|more-photos|remove-photo:.*)$/.test(intent);
}

interface Change {
	formId: string;
	intent: string;
	/** Those that were stored when the form was read. */
	photos: readonly FormPhoto[];
	upload: Pick<Upload, "photos" | "refused">;
}

/** Stores the uploaded photos of a contact form at once, so that no later error loses them, and removes one if asked. */
export async function storePhotos(
	{ formId, intent, photos: stored, upload }: Change,
	{ address }: RequestContext,
	{ store, clock, limits }: Services,
): Promise<{ photos: readonly FormPhoto[]; refused: RefusedFile[] }> {
	const removed = stored.find(({ id }) => intent === `remove-photo:${id}`);
	if (removed) await store.commit([{ kind: "delete", collection: "photos", id: removed.id }]);
	if (upload.photos.length === 0) {
		return { photos: stored.filter((photo) => photo !== removed), refused: upload.refused };
	}
	// As for estimates: one network cannot fill the store with forms that are never sent.
	if (stored.length === 0 && limits.drafts.isOver(networkOf(address), clock.now().getTime())) {
		return {
			photos: stored,
			refused: [...upload.refused, ...upload.photos.map(({ name }) => ({ name, reason: "busy" as const }))],
		};
	}
	return inTurn([formId], async () => {
		const { writes, refused } = newPhotos(formId, await photosOfForm(store, formId), upload.photos, clock.now());
		// One by one: a photo that another request stored in the meantime must not reject the others.
		for (const write of writes) await store.commit([write]);
		return { photos: await photosOfForm(store, formId), refused: [...upload.refused, ...refused] };
	});
}

/** Uploads of one form that end at the same time would each find room for all of their photos. */
const inTurn = createTurnsByKey();
