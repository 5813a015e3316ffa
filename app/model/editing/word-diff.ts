import { diffArrays } from "diff";

/** A piece that two texts share, or that only one of them has. Pieces are in reading order. */
export interface DiffPiece {
	kind: "same" | "removed" | "added";
	text: string;
}

/** With more edits than this, the whole text is reported as replaced. Bounds time and memory. */
const maxEditLength = 600;

export function diffWords(before: string, after: string): DiffPiece[] {
	const [from, to] = [wordsOf(before), wordsOf(after)];
	const ahead = sharedStart(from, to);
	const behind = sharedStart(from.slice(ahead).reverse(), to.slice(ahead).reverse());
	return joined([
		...pieces("same", from.slice(0, ahead)),
		...editsBetween(from.slice(ahead, from.length - behind), to.slice(ahead, to.length - behind)),
		...pieces("same", from.slice(from.length - behind)),
	]);
}

/** Splits a text into words, spaces and single signs. Nothing is lost. */
function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Shared ends are split off first, so that they are kept even when the middle has too many edits. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
	const end = one.findIndex((word, index) => word !== other[index]);
	return end === -1 ? one.length : end;
}

function editsBetween(from: string[], to: string[]): DiffPiece[] {
	const changes = diffArrays(from, to, { maxEditLength });
	if (!changes) return [...pieces("removed", from), ...pieces("added", to)];
	return changes.flatMap(({ value, added, removed }) => pieces(added ? "added" : removed ? "removed" : "same", value));
}

function pieces(kind: DiffPiece["kind"], words: readonly string[]): DiffPiece[] {
	return words.map((text) => ({ kind, text }));
}

/** Joins neighbouring pieces of one kind; between two unchanged pieces, removed text comes before added text. */
function joined(all: readonly DiffPiece[]): DiffPiece[] {
	const result: DiffPiece[] = [];
	let change: Record<"removed" | "added", string> = { removed: "", added: "" };
	const close = () => {
		for (const kind of ["removed", "added"] as const) if (change[kind]) result.push({ kind, text: change[kind] });
		change = { removed: "", added: "" };
	};
	for (const [index, { kind, text }] of all.entries()) {
		// A lone space between two changes is merged into them: otherwise a changed sentence falls into single words.
		const bridges = kind === "same" && /^\s+$/.test(text) && (change.removed || change.added);
		if (bridges && all[index + 1] && all[index + 1]?.kind !== "same") {
			change.removed += text;
			change.added += text;
		} else if (kind === "same") {
			close();
			const last = result.at(-1);
			if (last?.kind === "same") last.text += text;
			else result.push({ kind, text });
		} else {
			change[kind] += text;
		}
	}
	close();
	return result;
}
