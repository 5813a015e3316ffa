import { getMultipartBoundary, MultipartParser } from "@remix-run/multipart-parser";
import { data } from "react-router";
import type { PhotoLimits } from "#app/model/photo-limits.ts";
import { readForm } from "../read-form.ts";
import { largestForm } from "../shell/request-checks.ts";
import { type EncodedPhoto, encodePhoto, type RefusedPhoto } from "./encode-photo.ts";
import { shortParts } from "./short-parts.ts";
import { shownName } from "./shown-name.ts";

export interface Upload {
	/** The fields without files. */
	form: FormData;
	photos: EncodedPhoto[];
	refused: RefusedFile[];
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
/** Each may hold one original in memory. Words are taken from any number of visitors. */
const mostUploadsAtOnce = 24;
let uploads = 0;

/**
 * A form that may carry photos, read as it comes: a file is encoded, or dropped, before the next one is read.
 * A file that cannot be taken never costs the visitor their words or their other photos.
 */
export async function readUpload(request: Request, limits: PhotoLimits): Promise<Upload> {
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^multipart\/form-data\b/i.test(type)) return { form: await readForm(request), photos: [], refused: [] };
	const busy = uploads >= mostUploadsAtOnce;
	uploads++;
	try {
		const mostBytes = busy ? largestForm : Math.max(largestForm, limits.bytes);
		return await readParts(partsOf(request, type, mostBytes), limits, busy);
	} finally {
		uploads--;
	}
}

async function readParts(parts: AsyncIterable<Part>, limits: PhotoLimits, busy: boolean): Promise<Upload> {
	const upload: Upload = { form: new FormData(), photos: [], refused: [] };
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
		const answer = busy ? "busy" : ++files > limits.most ? "too-many" : await encodePart(part, limits);
		if (typeof answer === "object" && answer.kind === "photo") upload.photos.push(answer);
		else {
			const reason = typeof answer === "object" ? answer.reason : answer;
			upload.refused.push({ name: shownName(part.filename), reason });
		}
	}
	return upload;
}

async function encodePart(part: FilePart, limits: PhotoLimits): Promise<EncodedPhoto | RefusedPhoto> {
	if (part.size > limits.bytes) return { kind: "refused", reason: "too-large" };
	return encodePhoto(part.takeBytes());
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
async function* partsOf(request: Request, type: string, mostBytes: number): AsyncGenerator<Part> {
	try {
		const boundary = getMultipartBoundary(type)?.trim() ?? "";
		if (!request.body || !/^[ -~]{1,70}$/.test(boundary)) throw new Error("no body or no boundary");
		const parser = new MultipartParser(boundary, {
			maxHeaderSize: longestPartHeader,
			maxParts: mostParts,
			maxFileSize: Number.POSITIVE_INFINITY,
			maxTotalSize: Number.POSITIVE_INFINITY,
		});
		// One byte more than a part may have, so that one that was cut is still seen to be too large.
		const chunks = shortParts(request.body, boundary, longestPartHeader + "\r\n\r\n".length + mostBytes + 1);
		for await (const chunk of chunks) {
			for (const part of parser.write(chunk)) {
				const { name = "", size, content } = part;
				if (part.isText) yield { kind: "text", name, value: part.text, bytes: size + Buffer.byteLength(name) };
				else {
					const takeBytes = () => Buffer.concat(content.splice(0));
					yield { kind: "file", name, filename: part.filename ?? "", size, takeBytes };
				}
			}
		}
		parser.finish();
	} catch {
		throw data(null, { status: 400 });
	}
}
