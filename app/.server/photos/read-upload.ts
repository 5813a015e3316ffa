import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { data } from "react-router";
import type { PhotoLimits } from "#app/model/estimate/photo-limits.ts";
import { encoder } from "../encoder/encoder.ts";
import { largestForm } from "../http/request-checks.ts";
import { readForm } from "../read-form.ts";
import type { EncodedPhoto } from "./encode-photo.ts";
import type { RefusedPhoto } from "./photo-problem.ts";
import { shownName } from "./shown-name.ts";
import { type UploadBudget, type UploadPlace, uploadBudget, withoutBudget } from "./upload-budget.ts";
import { isMultipart, type UploadPart, uploadParts } from "./upload-parts.ts";

export interface Upload {
	/** The fields without files. */
	form: FormData;
	photos: UploadedPhoto[];
	refused: RefusedFile[];
	/** The number of files skipped because the same bytes are stored already, such as when a form is sent again. */
	repeated: number;
}

export interface UploadedPhoto extends EncodedPhoto {
	/** The hash of the file as it was sent. */
	hash: string;
	/** Only for display to the visitor. */
	name: string;
	/** The field of the form that it was chosen in. */
	field: string;
}

export interface RefusedFile {
	/** Only for display to the visitor. */
	name: string;
	/**
	 * The server accepts only text fields: for a moment, because the upload budget is exhausted (`busy`), or until somebody
	 * frees space, because the disk is almost full (`no-space`).
	 */
	reason: RefusedPhoto["reason"] | "too-many" | ClosedReason;
}

type ClosedReason = "busy" | "no-space";

const photosField = "photos";

export interface Uploader {
	/** As returned by `networkOf`. */
	network: string;
	/** Hashes of the photos that are stored already, as in `Photo.hash`. */
	known?: readonly (string | undefined)[];
	/** The fields that have photos. */
	fields?: readonly string[];
	/** Whether the disk has space for photos. */
	hasSpace?: () => Promise<boolean>;
}

/** Streams the form: encodes or drops each file before the next. A rejected one costs neither text nor other photos. */
export async function readUpload(
	request: Request,
	limits: PhotoLimits,
	{ network, known = [], fields = [photosField], hasSpace = async () => true }: Uploader,
	budget: UploadBudget = uploadBudget,
): Promise<Upload> {
	if (!isMultipart(request)) return { form: await readForm(request), photos: [], refused: [], repeated: 0 };
	const place = budget.enter(network);
	try {
		const whenClosed = (await hasSpace()) ? "busy" : "no-space";
		if (whenClosed === "no-space") place.close();
		const mostBytes = () => (place.isOpen ? Math.max(largestForm, limits.bytes) : largestForm);
		const parts = uploadParts(request, mostBytes, place);
		return await readParts(parts, limits, { place, whenClosed, network }, new Set(known), fields);
	} finally {
		place.leave();
	}
}

/**
 * The text fields of a form that is refused whatever its photos are. Reads as much as the largest form without files has:
 * the text comes before the photos, which are dropped unread.
 */
export async function readStart(request: Request): Promise<FormData> {
	if (!isMultipart(request) || !request.body) return readForm(request);
	const chunks: Uint8Array[] = [];
	let read = 0;
	for await (const chunk of request.body) {
		chunks.push(chunk);
		read += chunk.length;
		if (read >= largestForm) break;
	}
	const { url, headers } = request;
	const start = new Request(url, { method: "POST", headers, body: Buffer.concat(chunks) });
	const form = new FormData();
	try {
		for await (const part of uploadParts(start, () => largestForm, withoutBudget)) {
			if (part.kind === "text") form.append(part.name, part.value);
		}
	} catch {
		// The last part is cut off.
	}
	return form;
}

async function readParts(
	parts: AsyncIterable<UploadPart>,
	limits: PhotoLimits,
	{ place, whenClosed, network }: { place: UploadPlace; whenClosed: ClosedReason; network: string },
	known: Set<string | undefined>,
	fields: readonly string[],
): Promise<Upload> {
	const upload: Upload = { form: new FormData(), photos: [], refused: [], repeated: 0 };
	let textBytes = 0;
	let files = 0;
	for await (const part of parts) {
		if (part.kind === "text") {
			textBytes += part.bytes;
			if (textBytes > largestForm) throw data(null, { status: 413 });
			upload.form.append(part.name, part.value);
			continue;
		}
		// Browsers send an empty file when none was chosen; files in other fields belong to no form of ours.
		if (!fields.includes(part.name) || (part.filename === "" && part.size === 0)) continue;
		const chunks = part.size > limits.bytes || !place.isOpen ? null : part.takeChunks();
		const hash = chunks && (await hashOf(chunks));
		if (hash !== null && known.has(hash)) {
			upload.repeated++;
			continue;
		}
		const answer = place.isOpen ? (++files > limits.most ? "too-many" : await encodeFile(chunks, network)) : whenClosed;
		if (typeof answer === "string") upload.refused.push({ name: shownName(part.filename), reason: answer });
		else if (hash !== null) {
			known.add(hash);
			upload.photos.push({ ...answer, hash, name: shownName(part.filename), field: part.name });
		}
	}
	return upload;
}

/** In small steps: hashing a photo of 4 MB at once would stop the server for 20 ms. */
async function hashOf(chunks: readonly Uint8Array[]): Promise<string> {
	const hash = createHash("sha256");
	for (const chunk of chunks) {
		hash.update(chunk);
		await nextTurn();
	}
	return hash.digest("base64url");
}

async function encodeFile(
	chunks: readonly Uint8Array[] | null,
	network: string,
): Promise<EncodedPhoto | RefusedPhoto["reason"]> {
	if (!chunks) return "too-large";
	const answer = await encoder.encodePhoto(chunks, network);
	return answer.kind === "photo" ? answer : answer.reason;
}
