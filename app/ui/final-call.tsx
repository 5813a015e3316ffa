import { pathTo } from "#app/locale/paths.ts";
import { ButtonLink } from "./button.tsx";
import { useLanguage } from "./messages.tsx";

/** The call to action at the end of a page. The full mint background is reserved for it. */
export function FinalCall({ query = "" }: { query?: string }) {
	const { locale, messages } = useLanguage();
	const { heading, lead, cta } = messages.finalCall;
	return (
		<section className="page-width pb-section">
			<div className="flex flex-col items-start justify-between gap-7 rounded-xl bg-mint p-8 md:p-16 lg:flex-row lg:items-center">
				<div>
					<h2 className="text-[clamp(2rem,1.5rem+2.2vw,3.25rem)]">{heading}</h2>
					<p className="lead mt-3 text-ink!">{lead}</p>
				</div>
				<ButtonLink to={pathTo("estimate", locale) + query} arrow className="max-sm:w-full lg:shrink-0">
					{cta}
				</ButtonLink>
			</div>
		</section>
	);
}
