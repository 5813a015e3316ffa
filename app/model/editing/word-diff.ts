import { diffArrays } from "diff";

/** What two texts share and where they part, in reading order. */
export interface DiffPiece {
	kind: "same" | "removed" | "added";
	text: string;
}

/** Texts with more edits than this have little in common: one replaces the other. Also bounds time and memory. */
const maxEditLength = 600;

/** The smallest set of removed and added words between two texts. */
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

/** Words, the spaces between them, and each sign by itself: all of the text, in order. */
function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Shared ends are set apart, so that they stay even where the middle has too many edits. */
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

/** Neighbours of one kind as one piece; between two signs that stay, what went stands before what came. */
function joined(all: readonly DiffPiece[]): DiffPiece[] {
	const result: DiffPiece[] = [];
	let change: Record<"removed" | "added", string> = { removed: "", added: "" };
	const close = () => {
		for (const kind of ["removed", "added"] as const) if (change[kind]) result.push({ kind, text: change[kind] });
		change = { removed: "", added: "" };
	};
	for (const [index, { kind, text }] of all.entries()) {
		// A space alone between two changes would only cut a sentence into crumbs.
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
