import type { MarkedText } from "#app/model/site/search.ts";

/** Text with the search terms highlighted. */
export function Marked({ text }: { text: MarkedText }) {
	return text.map(({ text: part, mark }, index) => (mark ? <mark key={index}>{part}</mark> : part));
}
