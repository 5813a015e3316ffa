import { useEffect, useRef, useState } from "react";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { GalleryContent } from "#app/model/jobs/gallery-content.ts";
import { useContent } from "#app/runtime/page.ts";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { GalleryPair } from "#app/ui/gallery-pair.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { phoneWide } from "#app/ui/picture.tsx";
import { ServicePicture } from "#app/ui/service-picture.tsx";
import { Consent } from "./gallery/consent.tsx";
import { Viewer } from "./gallery/viewer.tsx";
import "./gallery/gallery.css";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** Finished work that customers allow to show: one entry large, the others in pairs. */
export default function Gallery() {
	const { heading, lead, filter, filters, summary, example, empty, consent, ...list } = useContent<GalleryContent>();
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width pt-3 pb-8 lg:pt-8 lg:pb-12">
				<h1 className="gallery-title">{heading}</h1>
				<p className="lead mt-4 max-w-[36em] lg:mt-5">{lead}</p>
			</section>
			{filters.length > 0 && (
				<div className="page-width">
					<Filters label={filter} filters={filters} />
					<p className="mt-4 text-ink-600 text-note">{summary}</p>
					{example && (
						<Notice title={example.title} className="mt-5">
							{example.text}
						</Notice>
					)}
				</div>
			)}
			{empty ? <Empty {...empty} /> : <Entries key={list.entries[0]?.id} {...list} />}
			<Consent words={consent} />
			<FinalCall />
		</>
	);
}

function Filters({ label, filters }: { label: string; filters: GalleryContent["filters"] }) {
	return (
		<nav aria-label={label}>
			<ul className="gallery-filters relative flex gap-2.5 py-1.5">
				{filters.map(({ label, path, count, counted, current }) => (
					<li key={path} className="shrink-0">
						<Link
							to={path}
							aria-current={current ? "page" : undefined}
							className={`inline-flex min-h-12 items-center gap-2 rounded-pill px-5 font-semibold text-note ${current ? "bg-spruce text-cream" : "bg-white text-spruce shadow-[inset_0_0_0_1.5px_var(--color-edge)] hover:bg-mint-100"}`}
						>
							{label}
							<span aria-hidden="true" className={`tabular font-medium ${current ? "text-mint" : "text-ink-600"}`}>
								{count}
							</span>
							<span className="sr-only">, {counted}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Entries({ entries, words, pages }: Pick<GalleryContent, "entries" | "words" | "pages">) {
	const [opened, setOpened] = useState<string | null>(null);
	const frame = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = entries.find(({ id }) => id === opened) ?? entries[0];
	// The address says which entry is open: pages and people link to it.
	useEffect(() => {
		const openAnchor = () => {
			const anchor = location.hash.slice(1);
			if (anchor === "") setOpened(null);
			if (entries.some(({ id }) => id === anchor)) setOpened(anchor);
		};
		openAnchor();
		window.addEventListener("hashchange", openAnchor);
		return () => window.removeEventListener("hashchange", openAnchor);
	}, [entries]);
	useEffect(() => {
		if (opened === null) return;
		frame.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [opened]);
	if (!shown) return null;
	const others = entries.filter((card) => card !== shown);
	return (
		<div ref={frame} id={shown.id} className="page-width scroll-mt-4 pt-9 pb-section">
			<Viewer card={shown} words={words} heading={heading} first={opened === null} />
			{others.length > 0 && (
				<ul className="gallery-pairs mt-9 grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-12">
					{others.map((card, index) => (
						<GalleryPair
							key={card.id}
							card={card}
							words={words}
							to={`#${card.id}`}
							isWide={index < 2}
							className={index < 2 ? "lg:col-span-6" : "lg:col-span-4"}
						/>
					))}
				</ul>
			)}
			{pages && <Pagination {...pages} />}
		</div>
	);
}

function Empty({ heading, text, links, picture }: NonNullable<GalleryContent["empty"]>) {
	return (
		<section aria-labelledby="empty-heading" className="page-width pt-8 pb-section">
			<div className="grid items-center gap-5 rounded-xl bg-white p-6 lg:grid-cols-[7fr_5fr] lg:p-10">
				<div>
					<h2 id="empty-heading" className="text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)]">
						{heading}
					</h2>
					<p className="lead mt-3.5 max-w-[30em]">{text}</p>
					<div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
						{links.map(({ to, label }) => (
							<TextLink key={to} to={to}>
								{label}
							</TextLink>
						))}
					</div>
				</div>
				<ServicePicture name={picture} sizes={`(min-width: 64rem) 480px, ${phoneWide}`} className="h-auto w-full" />
			</div>
		</section>
	);
}
