interface FittedTitle {
	size: number;
	lines: readonly string[];
}

/** The widths of a title's words and of a space, for letters of one pixel. */
interface TitleWidths {
	word(word: string): number;
	space: number;
}

const most = { lines: 4, size: 84 };
const leastSize = 44;
const step = 2;

/** The largest size at which the title has at most four lines, which are then made as equal as possible. */
export function fitTitle(title: string, width: number, widths: TitleWidths): FittedTitle {
	const words = wordsOf(title);
	for (let size = most.size; size >= leastSize; size -= step) {
		const lines = brokenInto(words, width / size, widths);
		if (lines.length <= most.lines && lines.every((line) => widthOf(line, widths) * size <= width))
			return { size, lines: balanced(words, lines.length, width / size, widths) };
	}
	return { size: leastSize, lines: shortened(brokenInto(words, width / leastSize, widths)) };
}

/** Words that stay together are one: small words with the next one, and words with a non-breaking space between them. */
export function wordsOf(title: string): string[] {
	const kept = title.replace(/(?<= )(à|a|ce|et|de|en|in|le|la|les|the|to|sur) /g, "$1\u00a0");
	return kept.split(/[ \t\n]+/).filter(Boolean);
}

/** Fills each line as far as it goes. A word that is wider than a line has its own. */
function brokenInto(words: readonly string[], width: number, widths: TitleWidths): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		const longer = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && widthOf(longer, widths) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** As `text-wrap: balance`: the narrowest width that needs no more lines. */
function balanced(words: readonly string[], count: number, width: number, widths: TitleWidths): string[] {
	let best = brokenInto(words, width, widths);
	for (let share = 0.98; share > 0.3; share -= 0.02) {
		const lines = brokenInto(words, width * share, widths);
		if (lines.length > count || lines.some((line) => widthOf(line, widths) > width * share)) return best;
		best = lines;
	}
	return best;
}

function shortened(lines: readonly string[]): string[] {
	if (lines.length <= most.lines) return [...lines];
	const kept = lines.slice(0, most.lines);
	return kept.with(-1, `${kept.at(-1)?.replace(/[\s\p{P}]+\S*$/u, "")}…`);
}

function widthOf(line: string, { word, space }: TitleWidths): number {
	const words = line.split(" ");
	return words.reduce((sum, each) => sum + word(each), 0) + space * (words.length - 1);
}
