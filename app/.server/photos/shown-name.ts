const longest = 80;

/** A file's name as it may be shown back: no folders, no control or direction characters, not too long. */
export function shownName(filename: string): string {
	const name = (filename.split(/[/\\]/).at(-1) ?? "").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim();
	const letters = [...name];
	return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : name || "photo";
}
