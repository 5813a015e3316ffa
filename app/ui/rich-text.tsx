import { Fragment, type ReactNode } from "react";
import { Link } from "./link.tsx";

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** The three marks that content may use inside a sentence: **strong**, *emphasis* and [links](/path). */
export function RichText({ text }: { text: string }) {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of text.matchAll(marks)) {
		const [whole, strong, emphasis, words, href] = match;
		parts.push(text.slice(end, match.index));
		if (strong) parts.push(<strong className="font-semibold text-spruce">{strong}</strong>);
		else if (emphasis) parts.push(<em>{emphasis}</em>);
		else if (words && href) parts.push(link(words, href));
		end = match.index + whole.length;
	}
	parts.push(text.slice(end));
	return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function link(words: string, href: string): ReactNode {
	if (!/^\/(?!\/)/.test(href)) return words;
	return (
		<Link to={href} className="inline-link">
			{words}
		</Link>
	);
}
