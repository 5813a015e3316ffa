const dash = 45;

/**
 * Truncates the parts of a multipart body to a maximum number of bytes, including headers, without buffering the rest.
 * The limit may shrink while a part arrives. The parser buffers each part and fails the whole form when one is too
 * long; this way it sees a short part instead. Text before the first boundary and after the last one is dropped.
 */
export async function* shortParts(
	body: AsyncIterable<Uint8Array>,
	boundary: string,
	mostBytesNow: () => number,
): AsyncGenerator<Uint8Array> {
	const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
	// The first boundary may start the body; with a line break before it, all boundaries look alike.
	let rest: Uint8Array = Buffer.from("\r\n");
	let place: "before" | "within" | "after" = "before";
	let passed = 0;
	for await (const chunk of body) {
		// Data after the last boundary is read and dropped, so that the sender finishes and can receive the response.
		if (place === "after") continue;
		// Chunks are hardly ever copied: see `child-encoder.ts`.
		const bytes = rest.length === 0 ? viewOf(chunk) : Buffer.concat([rest, chunk]);
		let from = 0;
		const mostBytes = mostBytesNow();
		while (place !== "after") {
			const at = bytes.indexOf(delimiter, from);
			// No boundary can begin before this position.
			const sure = at < 0 ? partialEnd(bytes, from, delimiter) : at;
			if (place === "within" && sure > from && passed < mostBytes) {
				yield bytes.subarray(from, Math.min(sure, from + mostBytes - passed));
				passed += sure - from;
			}
			const after = at + delimiter.length + 2;
			if (at < 0 || after > bytes.length) {
				rest = bytes.subarray(sure);
				break;
			}
			yield bytes.subarray(place === "before" ? at + 2 : at, after);
			place = bytes[after - 2] === dash && bytes[after - 1] === dash ? "after" : "within";
			passed = 0;
			from = after;
		}
	}
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
	return Buffer.from(buffer, byteOffset, byteLength);
}

/** Where a delimiter begins that the next chunk may complete; the length of `bytes` when none does. */
function partialEnd(bytes: Buffer, from: number, delimiter: Buffer): number {
	for (let start = Math.max(from, bytes.length - delimiter.length + 1); start < bytes.length; start++) {
		if (delimiter.indexOf(bytes.subarray(start)) === 0) return start;
	}
	return bytes.length;
}
