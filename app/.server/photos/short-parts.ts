const dash = 45;

/**
 * A multipart body whose parts have at most so many bytes, headers included: what is longer loses its end, unread
 * by anyone. The limit may shrink while a part arrives. The parser keeps each part whole and gives up on one that is too long, and with it on the whole form;
 * this way it sees such a part as a short one. What stands before the first boundary and after the last is left out.
 */
export async function* shortParts(
	body: AsyncIterable<Uint8Array>,
	boundary: string,
	mostBytesNow: () => number,
): AsyncGenerator<Uint8Array> {
	const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
	// The first boundary may open the body; as if a line had ended before it, all boundaries are alike.
	let rest: Uint8Array = Buffer.from("\r\n");
	let place: "before" | "within" | "after" = "before";
	let passed = 0;
	for await (const chunk of body) {
		// The sender may go on after the end: it is read, so that the answer finds them listening, and forgotten.
		if (place === "after") continue;
		const bytes = Buffer.concat([rest, chunk]);
		let from = 0;
		const mostBytes = mostBytesNow();
		while (place !== "after") {
			const at = bytes.indexOf(delimiter, from);
			// Up to here nothing can be the beginning of a boundary.
			const sure = at < 0 ? Math.max(from, bytes.length - delimiter.length + 1) : at;
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
