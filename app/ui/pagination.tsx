import { pathTo } from "../locale/paths.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { useLanguage } from "./messages.tsx";

/** Links between the pages of the blog; renders nothing when there is only one page. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
	const { locale, messages } = useLanguage();
	if (pages < 2) return null;
	const { blog } = messages;
	const pathOf = (number: number) =>
		number === 1 ? pathTo("blog", locale) : pathTo("blog-page", locale, { page: String(number) });
	return (
		<nav aria-label={blog.pages} className="mt-14 flex items-center justify-between gap-4 border-line border-t pt-5">
			{page > 1 ? (
				<Link to={pathOf(page - 1)} rel="prev" className="text-link">
					<Icon name="arrow-left" size={18} />
					{blog.newer}
				</Link>
			) : (
				<span />
			)}
			<p className="text-ink-600 text-small">{blog.page(page, pages)}</p>
			{page < pages ? (
				<Link to={pathOf(page + 1)} rel="next" className="text-link">
					{blog.older}
					<Icon name="arrow-right" size={18} />
				</Link>
			) : (
				<span />
			)}
		</nav>
	);
}
