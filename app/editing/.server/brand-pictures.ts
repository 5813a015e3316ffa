import { randomUUID } from "node:crypto";
import { loadSharp } from "../../.server/photos/load-sharp.ts";
import type { Author } from "../../model/editing/content-entry.ts";
import type { UploadedPicture } from "../../model/editing/uploaded-picture.ts";
import type { Clock, DocumentStore } from "../../model/ports.ts";

export type BrandPictureProblem = "not-png" | "too-small" | "not-square" | "too-large" | "broken";

const least = 1024;
const most = { bytes: 8 * 1024 * 1024, pixels: 8192 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes the picture anew, which drops everything but its pixels, and stores it. */
export async function saveBrandPicture(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	kind: "mark" | "logo",
	bytes: Uint8Array,
	author: Author | null,
): Promise<{ picture: UploadedPicture } | { problem: BrandPictureProblem }> {
	if (bytes.length > most.bytes) return { problem: "too-large" };
	if (!signature.equals(bytes.subarray(0, signature.length))) return { problem: "not-png" };
	const sharp = await loadSharp();
	const { width = 0, height = 0 } = await sharp(bytes)
		.metadata()
		.catch(() => ({ width: 0, height: 0 }));
	if (width === 0 || height === 0) return { problem: "broken" };
	if (width > most.pixels || height > most.pixels) return { problem: "too-large" };
	if (width < least || (kind === "mark" && height < least)) return { problem: "too-small" };
	if (kind === "mark" && Math.abs(width - height) > 1) return { problem: "not-square" };
	const master = await sharp(bytes)
		.resize({ width: least })
		.png({ compressionLevel: 9, palette: true })
		.toBuffer()
		.catch(() => null);
	if (!master) return { problem: "broken" };
	const id = randomUUID();
	const data = { createdAt: clock.now().toISOString(), by: author, master: new Uint8Array(master) };
	await store.commit([{ kind: "create", collection: "pictures", id, data }]);
	return { picture: `upload:${id}` };
}
