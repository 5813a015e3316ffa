import { pathTo } from "#app/locale/paths.ts";
import type { SiteArea } from "#app/model/page-payload.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import type { HomeWords } from "#app/model/site/page-words.ts";
import { QuestionList } from "#app/ui/accordion.tsx";
import { AreaMap } from "#app/ui/area-map.tsx";
import { ArticleCard } from "#app/ui/article-card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PromotionCard } from "#app/ui/promotion-card.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

export function Areas({
	words,
	areas,
	pin,
}: {
	words: HomeWords["areas"];
	areas: readonly SiteArea[];
	pin?: { area: number; label: string };
}) {
	return (
		<section aria-labelledby="areas-heading" className="page-width section">
			<div className="grid-12 items-stretch">
				<div className="lg:col-span-5 lg:only:col-span-12 lg:py-6 lg:pr-10">
					<h2 id="areas-heading">{words.heading}</h2>
					<p className="lead mt-4">{words.lead}</p>
					<dl className="mt-8">
						{areas.map(({ name, extent, places, path }) => (
							<div key={name} className="border-line border-t py-5">
								<dt className="flex items-baseline justify-between gap-4 font-bold font-display text-[1.375rem] text-spruce tracking-tight">
									{path ? (
										<Link
											to={path}
											className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
										>
											{name}
										</Link>
									) : (
										name
									)}
									<span className="font-semibold font-text text-small text-teal-700 tracking-normal">{extent}</span>
								</dt>
								<dd className="mt-1.5 text-ink-600 text-note leading-normal">{places.join(", ")}</dd>
							</div>
						))}
					</dl>
					<a href="#postal" className="text-link mt-3">
						{words.link}
						<Icon name="arrow-right" size={18} />
					</a>
				</div>
				<AreaMap words={words} areas={areas} pin={pin} className="lg:h-[38.75rem]" />
			</div>
		</section>
	);
}

export function Promotions({
	words,
	promotions,
}: {
	words: HomeWords["promotions"];
	promotions: HomeContent["promotions"];
}) {
	const { locale } = useLanguage();
	return (
		<section aria-labelledby="promotions-heading" className="page-width section">
			<SectionHead
				id="promotions-heading"
				heading={words.heading}
				link={{ to: pathTo("discounts", locale), label: words.all }}
			/>
			<div className="grid-12">
				{promotions.map((card, index) => (
					<PromotionCard
						key={card.code}
						card={card}
						lead={index === 0}
						className={promotions.length === 1 ? "lg:col-span-12" : index === 0 ? "lg:col-span-7" : "lg:col-span-5"}
					/>
				))}
			</div>
		</section>
	);
}

export function Articles({
	words,
	articles: [lead, ...others],
}: {
	words: HomeWords["articles"];
	articles: HomeContent["articles"];
}) {
	const { locale } = useLanguage();
	return (
		lead && (
			<section aria-labelledby="articles-heading" className="page-width section">
				<SectionHead
					id="articles-heading"
					heading={words.heading}
					link={{ to: pathTo("blog", locale), label: words.all }}
				/>
				<div className="grid-12 gap-y-8!">
					<ArticleCard card={lead} index={0} layout="lead" className="lg:col-span-7" />
					<div className="flex flex-col justify-between gap-6 lg:col-span-5">
						{others.map((card, index) => (
							<ArticleCard key={card.path} card={card} index={index + 1} layout="row" />
						))}
					</div>
				</div>
			</section>
		)
	);
}

export function Questions({ words }: { words: HomeWords["questions"] }) {
	const { locale } = useLanguage();
	return (
		<section aria-labelledby="questions-heading" className="page-width pt-[calc(var(--spacing-section)/2)] pb-section">
			<div className="grid-12">
				<div className="lg:col-span-4">
					<h2 id="questions-heading">{words.heading}</h2>
					<p className="mt-5 text-ink-600">{words.lead}</p>
					<TextLink to={pathTo("contact", locale)} className="mt-3">
						{words.link}
					</TextLink>
				</div>
				<div className="max-lg:mt-4 lg:col-span-7 lg:col-start-6">
					<QuestionList questions={words.items} name="questions" />
				</div>
			</div>
		</section>
	);
}
