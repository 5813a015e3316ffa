import { randomUUID } from "node:crypto";
import type { UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import type { Lead, Photo } from "#app/model/leads/lead.ts";
import type { Creation, StoredDocument } from "#app/model/ports.ts";

/** A photo that a visitor adds to a lead. */
export function leadPhoto(
	{ id: owner, data: { purgeAfter } }: StoredDocument<Lead>,
	{ bytes, width, height, hash }: UploadedPhoto,
	now: Date,
): Creation<"photos"> {
	const data: Photo = { bytes, width, height, hash, owner, addedAt: now.toISOString(), purgeAfter };
	return { kind: "create", collection: "photos", id: randomUUID(), data };
}
