import { createHash } from "node:crypto";
import { getMultipartBoundary, MultipartParser } from "@remix-run/multipart-parser";
import { data } from "react-router";
import type { PhotoLimits } from "#app/model/estimate/photo-limits.ts";
import { largestForm } from "../http/request-checks.ts";
import { readForm } from "../read-form.ts";
import { type EncodedPhoto, encodePhoto, type RefusedPhoto } from "./encode-photo.ts";
import { shortParts } from "./short-parts.ts";
import { shownName } from "./shown-name.ts";
import { type UploadBudget, type UploadPlace, uploadBudget } from "./upload-budget.ts";

export interface Upload {
	/** The fields without files. */
	form: FormData;
	photos: UploadedPhoto[];
	refused: RefusedFile[];
	/** Files that were left out because the same bytes are there already: a form that was sent again. */
	repeated: number;
}

export interface UploadedPhoto extends EncodedPhoto {
	/** Of the file as it was sent. */
	hash: string;
}

export interface RefusedFile {
	/** For showing back to the visitor only. */
	name: string;
	/** `busy`: so many others send photos right now that the server keeps words only. */
	reason: RefusedPhoto["reason"] | "too-many" | "busy";
}

/** The name of the form's file field. */
export const photosField = "photos";

const mostParts = 200;
const longestPartHeader = 8 * 1024;

export interface Uploader {
	/** As `networkOf` tells it. */
	network: string;
	/** Hashes of the photos that are kept already, as in `Photo.hash`. */
	known?: readonly (string | undefined)[];
}

/**
 * A form that may carry photos, read as it comes: a file is encoded, or dropped, before the next one is read.
 * A file that cannot be taken never costs the visitor their words or their other photos.
 */
export async function readUpload(
	request: Request,
	limits: PhotoLimits,
	{ network, known = [] }: Uploader,
	room: UploadBudget = uploadBudget,
): Promise<Upload> {
	if (!isMultipart(request)) return { form: await readForm(request), photos: [], refused: [], repeated: 0 };
	const place = room.enter(network);
	try {
		const mostBytes = () => (place.isOpen ? Math.max(largestForm, limits.bytes) : largestForm);
		return await readParts(partsOf(request, mostBytes, place), limits, place, new Set(known));
	} finally {
		place.leave();
	}
}

export function isMultipart({ headers }: Request): boolean {
	return /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");
}

async function readParts(
	parts: AsyncIterable<Part>,
	limits: PhotoLimits,
	place: UploadPlace,
	known: Set<string | undefined>,
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
		// What browsers send when no file was chosen; and files that no form of ours asks for.
		if (part.name !== photosField || (part.filename === "" && part.size === 0)) continue;
		const bytes = part.size > limits.bytes || !place.isOpen ? null : part.takeBytes();
		const hash = bytes && createHash("sha256").update(bytes).digest("base64url");
		if (hash !== null && known.has(hash)) {
			upload.repeated++;
			continue;
		}
		const answer = place.isOpen ? (++files > limits.most ? "too-many" : await encodeFile(bytes)) : "busy";
		if (typeof answer === "string") upload.refused.push({ name: shownName(part.filename), reason: answer });
		else if (hash !== null) {
			known.add(hash);
			upload.photos.push({ ...answer, hash });
		}
	}
	return upload;
}

async function encodeFile(bytes: Uint8Array | null): Promise<EncodedPhoto | RefusedPhoto["reason"]> {
	if (!bytes) return "too-large";
	const answer = await encodePhoto(bytes);
	return answer.kind === "photo" ? answer : answer.reason;
}

type Part = TextPart | FilePart;

interface TextPart {
	kind: "text";
	name: string;
	value: string;
	bytes: number;
}

interface FilePart {
	kind: "file";
	name: string;
	filename: string;
	size: number;
	/** Gives the content away: the parser would keep its own copy of it until the next part begins. */
	takeBytes(): Uint8Array;
}

/** A body that cannot be read is the sender's mistake, not ours. */
async function* partsOf(request: Request, mostBytes: () => number, place: UploadPlace): AsyncGenerator<Part> {
	try {
		const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "")?.trim() ?? "";
		if (!request.body || !/^[ -~]{1,70}$/.test(boundary)) throw new Error("no body or no boundary");
		const parser = new MultipartParser(boundary, {
			maxHeaderSize: longestPartHeader,
			maxParts: mostParts,
			maxFileSize: Number.POSITIVE_INFINITY,
			maxTotalSize: Number.POSITIVE_INFINITY,
		});
		// One byte more than a part may have, so that one that was cut is still seen to be too large.
		const longestPart = () => longestPartHeader + "\r\n\r\n".length + mostBytes() + 1;
		for await (const chunk of shortParts(request.body, boundary, longestPart)) {
			place.hold(chunk.length);
			for (const part of parser.write(chunk)) {
				const { name = "", size, content } = part;
				if (part.isText) yield { kind: "text", name, value: part.text, bytes: size + Buffer.byteLength(name) };
				else {
					const takeBytes = () => Buffer.concat(content.splice(0));
					yield { kind: "file", name, filename: part.filename ?? "", size, takeBytes };
				}
				// What came after this part in the same chunk is counted as released: a few kilobytes.
				place.release();
			}
		}
		parser.finish();
	} catch {
		throw data(null, { status: 400 });
	}
}
