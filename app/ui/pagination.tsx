import type { PageLinks } from "#app/model/site/page-links.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/** Links between the pages of a list. */
export function Pagination({ label, current, newer, older }: PageLinks) {
	return (
		<nav aria-label={label} className="mt-14 flex items-center justify-between gap-4 border-line border-t pt-5">
			{newer ? (
				<Link to={newer.to} rel="prev" className="text-link">
					<Icon name="arrow-left" size={18} />
					{newer.label}
				</Link>
			) : (
				<span />
			)}
			<p className="text-ink-600 text-small">{current}</p>
			{older ? (
				<Link to={older.to} rel="next" className="text-link">
					{older.label}
					<Icon name="arrow-right" size={18} />
				</Link>
			) : (
				<span />
			)}
		</nav>
	);
}
