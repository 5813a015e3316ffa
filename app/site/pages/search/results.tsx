import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { SearchContent } from "#app/model/site/page-contents.ts";
import type { SearchHit } from "#app/model/site/search.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Marked } from "./marked.tsx";

type Words = SearchContent["words"];

/** A status region announces the number of results each time, and their page after the first one. */
export function Results({ words, query, answer, pages }: SearchContent) {
	const start = useStartOfResults(`${query} ${pages?.current}`);
	return (
		<div className={answer ? "page-width pb-10 lg:pb-14" : "page-width"}>
			<p
				ref={start}
				role="status"
				tabIndex={-1}
				className="scroll-mt-6 font-bold font-display text-h3 text-spruce leading-tight tracking-tight break-words"
			>
				{answer && summary(words, query, answer)}
				{pages?.newer && (
					<span className="mt-1.5 block font-normal text-ink-600 text-note tracking-normal"> {pages.current}</span>
				)}
			</p>
			{answer?.didYouMean && <DidYouMean label={words.didYouMean} query={answer.didYouMean} />}
			{answer && answer.hits.length > 0 && (
				<ol className="mt-6 lg:mt-8">
					{answer.hits.map((hit) => (
						<Hit key={hit.path} hit={hit} kind={words.kinds[hit.kind]} />
					))}
				</ol>
			)}
			{pages && <Pagination {...pages} />}
		</div>
	);
}

/**
 * Moves the focus to the start of other results: the link to them may be below them, or gone. A visitor who searches
 * stays in the form. Back and Forward keep the position of the page.
 */
function useStartOfResults(results: string): RefObject<HTMLParagraphElement | null> {
	const start = useRef<HTMLParagraphElement>(null);
	const shown = useRef(results);
	const isHistoryMove = useNavigationType() === "POP";
	useEffect(() => {
		if (shown.current === results) return;
		shown.current = results;
		if (document.activeElement?.closest("search")) return;
		start.current?.focus({ preventScroll: true });
		if (!isHistoryMove) start.current?.scrollIntoView();
	}, [results, isHistoryMove]);
	return start;
}

function Hit({ hit: { path, title, section, excerpt }, kind }: { hit: SearchHit; kind: string }) {
	return (
		<li className="grid gap-x-8 gap-y-1 border-line border-t py-6 lg:grid-cols-[7rem_minmax(0,46rem)] lg:py-7">
			<p className="font-semibold text-small text-teal-700 lg:pt-0.5">{kind}</p>
			<div className="min-w-0">
				<h2 className="text-h4">
					<Link to={path} className="underline-offset-4 hover:text-teal-700 hover:underline">
						<Marked text={title} />
					</Link>
				</h2>
				{section && (
					<p className="mt-1.5 font-semibold text-note text-spruce">
						<Marked text={section} />
					</p>
				)}
				<p className="mt-1.5 text-ink-600 text-note">
					<Marked text={excerpt} />
				</p>
			</div>
		</li>
	);
}

function DidYouMean({ label, query }: { label: string; query: string }) {
	const { locale } = useLanguage();
	return (
		<p className="mt-3">
			{label}{" "}
			<Link
				to={`${pathTo("search", locale)}?${new URLSearchParams({ q: query })}`}
				className="inline-link inline-flex min-h-11 items-center font-semibold"
			>
				{query}
			</Link>
		</p>
	);
}

function summary(
	{ found, nearest }: Words,
	query: string,
	{ match, total }: NonNullable<SearchContent["answer"]>,
): string {
	const words = total === 0 ? found.none : match === "any" ? nearest : total === 1 ? found.one : found.many;
	return fillIn(words, { count: total, query });
}
