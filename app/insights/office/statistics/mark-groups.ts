import type { TimelineMark } from "#app/model/insights/statistics.ts";

/** The marks of one day share a number on the time line. */
export interface MarkGroup {
	number: number;
	day: string;
	marks: readonly TimelineMark[];
}

export function groupMarks(marks: readonly TimelineMark[]): MarkGroup[] {
	const days = Map.groupBy(marks, ({ day }) => day);
	return [...days]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([day, ofDay], index) => ({ number: index + 1, day, marks: ofDay }));
}

export function markNumber(marks: readonly TimelineMark[], mark: TimelineMark): number {
	return groupMarks(marks).find(({ day }) => day === mark.day)?.number ?? 0;
}

/**
 * Moves circles apart that would cover each other in a chart of this width. Returns pixels to add to each; null when one
 * would be moved so far that it seems to mark another day.
 */
export function spreadMarks(
	places: readonly number[],
	{ width, distance }: { width: number; distance: number },
): number[] | null {
	const wanted = places.map((place) => place * width);
	const found = [...wanted];
	// Neighbours push each other by the same amount. Bounded: what is left then overlaps a little.
	for (let round = 0; round < 200; round++) {
		let isMoved = false;
		for (let index = 1; index < found.length; index++) {
			const [left = 0, right = 0] = [found[index - 1], found[index]];
			const missing = distance - (right - left);
			if (missing < 0.1) continue;
			found[index - 1] = left - missing / 2;
			found[index] = right + missing / 2;
			isMoved = true;
		}
		for (const [index, place] of found.entries())
			found[index] = Math.min(width - distance / 2, Math.max(distance / 2, place));
		if (!isMoved) break;
	}
	const moved = found.map((place, index) => Math.round(place - (wanted[index] ?? 0)));
	return moved.some((pixels) => Math.abs(pixels) > distance) ? null : moved;
}
