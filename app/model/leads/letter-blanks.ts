/** The blanks of a letter: `{greeting}` is replaced with the greeting of the lead that the letter is inserted for. */
export const letterBlanks = ["greeting", "reference", "range", "date", "follow", "member", "phone"] as const;

export type LetterBlank = (typeof letterBlanks)[number];

/** Returns the first text in braces that is not a blank, or the first stray brace. */
export function unknownBlankIn(text: string): string | undefined {
	const known: readonly string[] = letterBlanks.map((name) => `{${name}}`);
	// Only from the first of several braces: from each of them, many that do not close would take minutes.
	return text.match(/(?<!\{)\{+[^{}]*\}+|[{}]/g)?.find((found) => !known.includes(found));
}
