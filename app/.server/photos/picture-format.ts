type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "heif";

/** AVIF and HEIC share a container format; our decoder reads only AVIF and fails for HEIC. */
const heifBrands = new Set(["avif", "avis", "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** The bytes that tell the format. */
export const headLength = 12;

/** Detects the format from the first bytes: the sender controls the file name and the declared type. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
	// One character per byte, so that signatures can be written as strings.
	const head = Buffer.from(bytes.subarray(0, headLength)).toString("latin1");
	if (head.startsWith("\xff\xd8\xff")) return "jpeg";
	if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
	if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return "webp";
	if (head.slice(4, 8) === "ftyp" && heifBrands.has(head.slice(8))) return "heif";
	return null;
}
