/**
 * The text of a CSV file: UTF-8, or Windows-1252 as Excel writes it in Québec, or UTF-16 with its mark. Null when it is no
 * text, such as a spreadsheet (a ZIP file) that was renamed.
 */
export function decodeFile(bytes: Uint8Array): string | null {
	const text = decode(bytes);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: no text file has them, and every ZIP file and picture does.
	return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
