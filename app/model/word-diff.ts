/** What two texts share and where they part, in reading order. */
export interface DiffPiece {
	kind: "same" | "removed" | "added";
	text: string;
}

/** Two texts that differ in more places have little in common: then one replaces the other. Also bounds time and memory. */
const mostEdits = 600;

/** Word by word: the fewest words taken out and put in that make one text of the other (E. W. Myers, 1986). */
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

function sharedStart(one: readonly string[], other: readonly string[]): number {
	const end = one.findIndex((word, index) => word !== other[index]);
	return end === -1 ? one.length : end;
}

/**
 * `reach[k]` is how far into `from` a way with so many edits comes on the diagonal k (words of `from` minus words of
 * `to`). Every round is kept, so that the way can be followed back.
 */
function editsBetween(from: readonly string[], to: readonly string[]): DiffPiece[] {
	const rounds: Map<number, number>[] = [];
	let reach = new Map([[1, 0]]);
	for (let edits = 0; edits <= Math.min(from.length + to.length, mostEdits); edits++) {
		rounds.push(reach);
		const next = new Map(reach);
		for (let k = -edits; k <= edits; k += 2) {
			let x = stepsDown(reach, k, edits) ? at(reach, k + 1) : at(reach, k - 1) + 1;
			while (x < from.length && x - k < to.length && from[x] === to[x - k]) x++;
			next.set(k, x);
			if (x >= from.length && x - k >= to.length) return followBack(from, to, rounds);
		}
		reach = next;
	}
	return [...pieces("removed", from), ...pieces("added", to)];
}

/** Whether the best way onto a diagonal puts a word in, rather than taking one out. */
function stepsDown(reach: ReadonlyMap<number, number>, k: number, edits: number): boolean {
	return k === -edits || (k !== edits && at(reach, k - 1) < at(reach, k + 1));
}

function followBack(
	from: readonly string[],
	to: readonly string[],
	rounds: readonly ReadonlyMap<number, number>[],
): DiffPiece[] {
	const backwards: DiffPiece[] = [];
	let [x, y] = [from.length, to.length];
	for (let edits = rounds.length - 1; edits >= 0; edits--) {
		const reach = rounds[edits] ?? new Map();
		const k = x - y;
		const down = stepsDown(reach, k, edits);
		const startX = edits === 0 ? 0 : down ? at(reach, k + 1) : at(reach, k - 1);
		const startY = edits === 0 ? 0 : startX - (down ? k + 1 : k - 1);
		while (x > startX && y > startY) {
			x--;
			y--;
			backwards.push({ kind: "same", text: from[x] ?? "" });
		}
		if (edits === 0) break;
		backwards.push(down ? { kind: "added", text: to[startY] ?? "" } : { kind: "removed", text: from[startX] ?? "" });
		[x, y] = [startX, startY];
	}
	return backwards.reverse();
}

function at(reach: ReadonlyMap<number, number>, k: number): number {
	return reach.get(k) ?? -1;
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
