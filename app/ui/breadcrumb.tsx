import { Link } from "react-router";
import { pathTo } from "../locale/paths.ts";
import { Icon } from "./icon.tsx";
import { useLanguage } from "./messages.tsx";

export interface Crumb {
	label: string;
	/** The last one is the page itself. */
	to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
	const { locale, messages } = useLanguage();
	const trail = [{ label: messages.nav.home, to: pathTo("index", locale) }, ...crumbs];
	return (
		<nav aria-label={messages.nav.breadcrumb} className="page-width text-ink-600 text-small">
			<ol className="flex flex-wrap items-center gap-x-2.5">
				{trail.map(({ label, to }, index) => (
					<li key={label} className="flex items-center gap-2.5">
						{index > 0 && <Icon name="chevron-right" size={15} />}
						{to ? (
							<Link
								to={to}
								className="inline-flex min-h-11 items-center underline-offset-4 hover:text-spruce hover:underline md:min-h-8"
							>
								{label}
							</Link>
						) : (
							<span aria-current="page" className="text-ink">
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
