import { pathTo } from "#app/locale/paths.ts";
import type { Crumb } from "#app/model/page-payload.ts";
import { usePayload } from "#app/runtime/page.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { useLanguage } from "./messages.tsx";

/** The breadcrumb of the page, from its payload; the structured data has the same one. */
export function PageBreadcrumb() {
	const trail = usePayload()?.trail;
	return trail ? <Breadcrumb crumbs={trail} /> : null;
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
