import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import type { ContentPageContent, TrustBox } from "#app/model/site/page-contents.ts";
import { useContent } from "#app/runtime/page.ts";
import { ArticleCard, ArticleMeta } from "#app/ui/article-card.tsx";
import { ArticleTools } from "#app/ui/article-tools.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Picture, phoneWide } from "#app/ui/picture.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** A page written in Markdown: an article, which selects the blog layout, or a plain page in the default one. */
export default function ContentPage() {
	const content = useContent<ContentPageContent>();
	return content.article ? <Article {...content} article={content.article} /> : <PlainPage {...content} />;
}

function PlainPage({ title, lead, since = "", html, contents, trust }: ContentPageContent) {
	const { messages } = useLanguage();
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width pt-4 pb-10 lg:pt-8 lg:pb-14">
				<h1 className="max-w-[16em]">{title}</h1>
				<p className="lead mt-5 max-w-[34em]">{lead}</p>
				<p className="mt-4 text-ink-600 text-small">{messages.updated(since)}</p>
			</section>
			<div className="page-width grid items-start gap-x-16 gap-y-8 pb-section max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,44rem)]">
				<TableOfContents title={messages.contents} entries={contents} />
				<div className="min-w-0">
					{trust && <TrustFacts {...trust} />}
					<Prose html={html} />
				</div>
			</div>
		</>
	);
}

/** What the owner filled in about the company: legal name, insurance, payment and the like. */
function TrustFacts({ title, rows }: TrustBox) {
	return (
		<section aria-labelledby="trust-heading" className="mb-10 rounded-lg bg-white p-6 md:p-8">
			<h2 id="trust-heading" className="text-h4">
				{title}
			</h2>
			<dl className="mt-4">
				{rows.map(({ label, value }) => (
					<div key={label} className="gap-x-6 border-line border-t py-3 md:grid md:grid-cols-[14rem_1fr]">
						<dt className="font-semibold text-spruce">{label}</dt>
						<dd className="break-words">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Article({
	title,
	lead,
	html,
	contents,
	article,
}: ContentPageContent & Required<Pick<ContentPageContent, "article">>) {
	const { locale, messages } = useLanguage();
	const { card, updated, services, next } = article;
	const { blog } = messages;
	return (
		<>
			<PageBreadcrumb />
			<header className="page-width mt-2">
				<div className="grid items-center overflow-hidden rounded-xl bg-mint-100 lg:min-h-[32.5rem] lg:grid-cols-2">
					<div className="p-6 pt-9 md:p-16 md:pr-8">
						<h1 className="text-[clamp(2.25rem,1.7rem+2.4vw,3.75rem)] leading-[1.02]">{title}</h1>
						<p className="lead mt-5">{lead}</p>
						<p className="mt-6 font-semibold text-small text-spruce">{blog.team}</p>
						<ArticleMeta card={card} className="mt-1" />
						{updated && (
							<p className="mt-1 text-ink-600 text-small">
								<time dateTime={updated.day}>{updated.words}</time>
							</p>
						)}
					</div>
					<Picture
						first
						name={card.cover}
						alt={card.alt}
						sizes={`(min-width: 64rem) 640px, ${phoneWide}`}
						className="h-auto w-full max-lg:-mt-4"
					/>
				</div>
			</header>
			<div className="page-width grid items-start gap-x-[clamp(2rem,4vw,3.75rem)] pt-10 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-18 xl:grid-cols-[17.5rem_minmax(0,40rem)_minmax(16rem,1fr)]">
				<div className="lg:sticky lg:top-8">
					<TableOfContents title={blog.contents} entries={contents} />
				</div>
				<div className="min-w-0 max-lg:mt-9">
					<Prose html={html} />
					<p className="mt-14 grid grid-cols-[64px_1fr] items-center gap-5 border-line border-y py-6 text-note">
						<span className="grid size-16 place-items-center rounded-pill bg-mint text-spruce">
							<Icon name="leaf" size={28} />
						</span>
						<span>
							<strong className="font-semibold">{blog.writtenBy}</strong> {blog.corrections}
						</span>
					</p>
					{services.length > 0 && (
						<nav aria-labelledby="services-heading" className="mt-10 rounded-lg bg-white p-6 xl:hidden print:hidden">
							<h2 id="services-heading" className="text-h4">
								{blog.services}
							</h2>
							<ul className="mt-3">
								{services.map((tile) => (
									<li key={tile.name} className="border-line border-t py-3 leading-snug">
										<PricedService tile={tile} />
									</li>
								))}
							</ul>
						</nav>
					)}
				</div>
				<aside aria-label={blog.railPrice} className="max-xl:hidden xl:sticky xl:top-8">
					<div className="rounded-lg bg-white p-7 shadow-1">
						<p className="font-bold font-display text-[1.375rem] text-spruce leading-tight tracking-tight">
							{blog.railPrice}
						</p>
						<ul className="mt-3">
							{services.map((tile) => (
								<li key={tile.name} className="border-line border-t py-2.5 text-note leading-snug">
									<PricedService tile={tile} />
								</li>
							))}
						</ul>
						<ButtonLink
							to={`${pathTo("estimate", locale)}?service=${services[0]?.name ?? ""}`}
							size="small"
							className="mt-3 w-full"
						>
							{blog.railCta}
						</ButtonLink>
					</div>
					<ArticleTools />
				</aside>
			</div>
			<section aria-labelledby="next-heading" className="page-width section mt-6 print:hidden">
				<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-9">
					<h2 id="next-heading">{blog.next}</h2>
					<TextLink to={pathTo("blog", locale)}>{blog.all}</TextLink>
				</div>
				<div className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
					{next.map((other, index) => (
						<ArticleCard key={other.path} card={other} index={index + 2} />
					))}
				</div>
			</section>
			<FinalCall query={`?service=${services[0]?.name ?? ""}`} />
		</>
	);
}

/** A service of the article, with its price if there is one. */
function PricedService({ tile: { path, label, price } }: { tile: ServiceTile }) {
	return (
		<>
			<Link to={path} className="inline-link inline-flex min-h-8 items-center font-semibold">
				{label}
			</Link>
			{price && <span className="tabular block text-ink-600">{price}</span>}
		</>
	);
}

/** Rendered Markdown. `runtime/follow-links.ts` handles clicks on its links to pages. */
function Prose({ html }: { html: string }) {
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
