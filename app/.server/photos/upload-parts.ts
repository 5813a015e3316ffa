import { getMultipartBoundary, MaxPartsExceededError, MultipartParser } from "@remix-run/multipart-parser";
import { data } from "react-router";
import { shortParts } from "./short-parts.ts";
import type { UploadPlace } from "./upload-budget.ts";

/** Enough for a form with photos. */
const mostPartsOfUpload = 200;
const longestPartHeader = 8 * 1024;

export type UploadPart = TextPart | FilePart;

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
	/** Moves the content out of the parser, which would keep its own copy until the next part begins. */
	takeChunks(): Uint8Array[];
}

export function isMultipart({ headers }: Request): boolean {
	return /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");
}

/** A malformed body is the sender's error: responds with 400, or 413 when it has too many parts. */
export async function* uploadParts(
	request: Request,
	mostBytes: () => number,
	place: Pick<UploadPlace, "hold" | "release">,
	mostParts = mostPartsOfUpload,
): AsyncGenerator<UploadPart> {
	try {
		const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "")?.trim() ?? "";
		if (!request.body || !/^[ -~]{1,70}$/.test(boundary)) throw new Error("no body or no boundary");
		const parser = new MultipartParser(boundary, {
			maxHeaderSize: longestPartHeader,
			maxParts: mostParts,
			maxFileSize: Number.POSITIVE_INFINITY,
			maxTotalSize: Number.POSITIVE_INFINITY,
		});
		// One byte more than a part may have, so that a truncated part is still detected as too large.
		const longestPart = () => longestPartHeader + "\r\n\r\n".length + mostBytes() + 1;
		for await (const chunk of shortParts(request.body, boundary, longestPart)) {
			place.hold(chunk.length);
			for (const part of parser.write(chunk)) {
				const { name = "", size, content } = part;
				if (part.isText) yield { kind: "text", name, value: part.text, bytes: size + Buffer.byteLength(name) };
				else {
					const takeChunks = () => content.splice(0);
					yield { kind: "file", name, filename: part.filename ?? "", size, takeChunks };
				}
				// Bytes after this part in the same chunk count as released too: a few kilobytes at most.
				place.release();
			}
		}
		parser.finish();
	} catch (error) {
		throw data(null, { status: error instanceof MaxPartsExceededError ? 413 : 400 });
	}
}
