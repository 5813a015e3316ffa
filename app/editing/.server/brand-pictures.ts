import { randomUUID } from "node:crypto";
import { encoder } from "#app/.server/encoder/encoder.ts";
import type { BrandPictureProblem } from "#app/.server/photos/encode-brand-picture.ts";
import type { BrandPicture } from "#app/model/brand/brand-picture-fields.ts";
import type { UploadedPicture } from "#app/model/editing/uploaded-picture.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, Creation, DocumentStore } from "#app/model/ports.ts";

/** Stores an uploaded mark or logo. The brand shows it once its draft names it and is published. */
export async function saveBrandPicture(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	kind: BrandPicture,
	bytes: Uint8Array,
	author: NamedMember | null,
): Promise<{ picture: UploadedPicture } | { problem: BrandPictureProblem }> {
	const encoded = await encoder.encodeBrandPicture(kind, bytes);
	if ("problem" in encoded) return encoded;
	const id = randomUUID();
	const { ok } = await store.commit([brandPictureWrite(id, encoded.master, clock.now().toISOString(), author)]);
	if (!ok) throw new Error("A new picture has the id of another one");
	return { picture: `upload:${id}` };
}

export function brandPictureWrite(
	id: string,
	master: Uint8Array,
	now: string,
	author: NamedMember | null,
): Creation<"pictures"> {
	return { kind: "create", collection: "pictures", id, data: { createdAt: now, by: author, master } };
}
