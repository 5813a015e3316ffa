import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { BlogContent } from "#app/model/site/page-contents.ts";
import { useContent } from "#app/runtime/page.ts";
import { ArticleCard } from "#app/ui/article-card.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Pagination } from "#app/ui/pagination.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

export default function Blog() {
	const { locale, messages } = useLanguage();
	const words = messages.blog;
	const pathOf = (number: number) =>
		number === 1 ? pathTo("blog", locale) : pathTo("blog-page", locale, { page: String(number) });
	const { heading, lead, topics, articles, page, pages } = useContent<BlogContent>();
	const isList = topics[0]?.current === true;
	const [first, ...others] = articles;
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid-12 items-end pt-4 pb-8 lg:pt-8">
				<h1 className="lg:col-span-7">{heading}</h1>
				<p className="lead lg:col-span-5">{lead}</p>
			</section>
			<nav aria-label={words.topics} className="page-width">
				<ul className="flex flex-wrap gap-2.5">
					{topics.map(({ label, path, current }) => (
						<li key={path}>
							<Link
								to={path}
								aria-current={current ? "page" : undefined}
								className={`inline-flex min-h-11 items-center rounded-pill px-5 font-semibold text-note ${current ? "bg-spruce text-cream" : "bg-white text-spruce shadow-[inset_0_0_0_1.5px_var(--color-edge)] hover:bg-mint-100"}`}
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<section aria-label={messages.nav.blog} className="page-width pt-10 pb-section">
				<div className="grid gap-x-5 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
					{first && (
						<ArticleCard
							card={first}
							index={0}
							first
							layout={isList ? "lead" : "stack"}
							level={2}
							className={isList ? "sm:col-span-2" : ""}
						/>
					)}
					{others.map((card, index) => (
						<ArticleCard key={card.path} card={card} index={index + 1} level={2} className="after-first-screen" />
					))}
				</div>
				{pages > 1 && (
					<Pagination
						label={words.pages}
						current={words.page(page, pages)}
						newer={page > 1 ? { to: pathOf(page - 1), label: words.newer } : null}
						older={page < pages ? { to: pathOf(page + 1), label: words.older } : null}
					/>
				)}
			</section>
			<FinalCall />
		</>
	);
}
