/** Longer texts are rare, and would fill the memory. */
const longest = 300;

/** Remembers the answers to short texts, such as headers: browsers send few different ones. Forgets all when there are too many. */
export function remembered<Answer>(answer: (text: string) => Answer, most = 1_000): (text: string) => Answer {
	const known = new Map<string, { answer: Answer }>();
	return (text) => {
		const found = known.get(text);
		if (found) return found.answer;
		const made = { answer: answer(text) };
		if (known.size >= most) known.clear();
		if (text.length <= longest) known.set(text, made);
		return made.answer;
	};
}
