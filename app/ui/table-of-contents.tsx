import type { TocEntry } from "#app/model/site/article.ts";
import { Icon } from "./icon.tsx";

/** Shown beside the text on wide screens, and collapsed above it on phones. */
export function TableOfContents({ title, entries }: { title: string; entries: readonly TocEntry[] }) {
	if (entries.length < 2) return null;
	const list = (
		<ol className="border-line border-l-2">
			{entries.map(({ id, text }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="-ml-0.5 flex min-h-11 items-center border-transparent border-l-2 py-1.5 pl-4 text-small leading-snug hover:border-berry hover:text-spruce lg:min-h-10"
					>
						{text}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<nav aria-label={title}>
			<details className="rounded-md bg-white px-5 py-1 lg:hidden">
				<summary className="flex min-h-11 items-center justify-between font-semibold text-spruce">
					{title}
					<Icon name="chevron-down" />
				</summary>
				<div className="pb-4">{list}</div>
			</details>
			<div className="max-lg:hidden">
				<p className="mb-3 font-semibold text-small text-spruce">{title}</p>
				{list}
			</div>
		</nav>
	);
}
