import { Form } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { SearchContent } from "#app/model/site/page-contents.ts";
import { useContent, usePayload } from "#app/runtime/page.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Results } from "./search/results.tsx";
import { SearchField } from "./search/search-field.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

export default function Search() {
	const { locale, messages } = useLanguage();
	const { words, query, answer, pages } = useContent<SearchContent>();
	const hasHits = answer !== null && answer.hits.length > 0;
	return (
		<>
			<Breadcrumb crumbs={[{ label: messages.nav.search }]} />
			<section className="page-width pt-4 pb-8 lg:pt-8 lg:pb-10">
				<h1 className="text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-none tracking-[-0.035em]">
					{words.heading}
				</h1>
				{/* On phones the results come first. */}
				<p className={`lead mt-5 max-w-[34em] ${query ? "max-md:hidden" : ""}`}>{words.lead}</p>
				<search>
					<Form
						method="get"
						action={pathTo("search", locale)}
						className="mt-7 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:max-w-[54rem]"
					>
						<SearchField words={words} query={query} />
						<Button type="submit" look="dark">
							{words.button}
						</Button>
					</Form>
				</search>
			</section>
			<Results words={words} query={query} answer={answer} pages={pages} />
			{!hasHits && <Elsewhere words={words} />}
			<section aria-labelledby="help-heading" className="page-width pb-section">
				<div className="flex flex-col justify-between gap-x-10 gap-y-6 rounded-xl bg-mint-100 p-7 md:p-10 lg:flex-row lg:items-center">
					<div>
						<h2 id="help-heading" className="text-h3">
							{words.help.title}
						</h2>
						<p className="mt-2 text-ink-600">{words.help.text}</p>
					</div>
					<div className="flex flex-wrap gap-3">
						<PhoneButton />
						<ButtonLink to={pathTo("estimate", locale)} className="max-md:hidden">
							{messages.nav.estimate}
						</ButtonLink>
					</div>
				</div>
			</section>
		</>
	);
}

/** Links shown without a query or without results. */
function Elsewhere({ words }: { words: SearchContent["words"] }) {
	const { locale } = useLanguage();
	const services = usePayload()?.site.services ?? [];
	return (
		<div className="page-width grid gap-x-14 gap-y-10 pb-10 lg:grid-cols-[5fr_7fr] lg:pb-14">
			<section aria-labelledby="popular-heading">
				<h2 id="popular-heading" className="text-h3">
					{words.popular.heading}
				</h2>
				<ul className="mt-5 flex flex-wrap gap-2.5">
					{words.popular.items.map((item) => (
						<li key={item}>
							<Link
								to={`${pathTo("search", locale)}?${new URLSearchParams({ q: item })}`}
								className="inline-flex min-h-11 items-center rounded-pill bg-white px-5 font-semibold text-note text-spruce shadow-[inset_0_0_0_1.5px_var(--color-edge)] hover:bg-mint-100"
							>
								{item}
							</Link>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="services-heading">
				<h2 id="services-heading" className="text-h3">
					{words.services}
				</h2>
				<ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
					{services.map(({ name, path, label }) => (
						<li key={name} className="border-line border-b">
							<Link
								to={path}
								className="flex min-h-13 items-center font-semibold text-spruce underline-offset-4 hover:underline"
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
