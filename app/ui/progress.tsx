import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { Link } from "./link.tsx";
import { useLanguage } from "./messages.tsx";

const pages: readonly PageName[] = ["estimate", "estimate-details", "estimate-appointment", "estimate-person"];

/** Forced colours show every bar alike, so the style of the line differs too. */
const looks = {
	done: "border-teal font-semibold text-spruce forced-colors:border-double",
	current: "border-teal font-semibold text-spruce forced-colors:border-[Highlight]",
	"to-come": "border-cream-200 text-ink-600 forced-colors:border-dotted",
};

/** The progress of the estimate: a bar for each step, with names on wide screens. Done steps are links, until it is sent. */
export function Progress({ current }: { current: number }) {
	const { locale, messages } = useLanguage();
	const { steps, progress } = messages.estimate;
	return (
		<nav aria-label={progress(current + 1, steps.length, steps[current] ?? "")} className="pt-4 lg:pt-2 print:hidden">
			<ol className="grid grid-cols-5 gap-2.5">
				{steps.map((name, index) => {
					const page = current < pages.length && index < current ? pages[index] : undefined;
					const state = index < current ? "done" : index === current ? "current" : "to-come";
					const label = <span className="max-md:sr-only">{name}</span>;
					return (
						<li
							key={name}
							data-step={state}
							aria-current={index === current ? "step" : undefined}
							className={`border-t-4 text-small ${looks[state]}`}
						>
							{page ? (
								<Link to={pathTo(page, locale)} className="block min-h-6 rounded-sm pt-2 hover:underline">
									{label}
								</Link>
							) : (
								<span className="block min-h-6 pt-2">{label}</span>
							)}
						</li>
					);
				})}
			</ol>
			<p className="font-semibold text-small text-spruce md:hidden" aria-hidden="true">
				{progress(current + 1, steps.length, steps[current] ?? "")}
			</p>
		</nav>
	);
}
