import type { MarkedText } from "#app/model/site/search.ts";

export function Marked({ text }: { text: MarkedText }) {
	return text.map(({ text: part, mark }, index) => (mark ? <mark key={index}>{part}</mark> : part));
}
