import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { useContent } from "#app/runtime/page.ts";
import { QuestionList } from "#app/ui/accordion.tsx";
import { ArticleCard } from "#app/ui/article-card.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { phoneCard, phoneWide } from "#app/ui/picture.tsx";
import { ServicePicture } from "#app/ui/service-picture.tsx";
import { ServiceTile } from "#app/ui/service-tile.tsx";
import { GallerySection } from "./services/gallery-section.tsx";
import { PriceCard } from "./services/price-card.tsx";
import { Section } from "./services/sections.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** One module for all services: their content defines the sections, their order and the picture. */
export default function Service() {
	const { locale, messages } = useLanguage();
	const {
		service,
		picture,
		pictureAlt,
		words,
		price,
		priceLabel,
		ductPrices,
		offers,
		update,
		gallery,
		related,
		articles,
	} = useContent<ServiceContent>();
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center pb-8 lg:min-h-[32.5rem] lg:grid-cols-2 lg:pb-14">
				<div className="relative z-1 pt-3">
					<h1 className="text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-none tracking-[-0.035em]">
						{words.heading}
					</h1>
					<p className="lead mt-5 max-w-[27em] lg:mt-6">{words.lead}</p>
					<dl className="mt-7 flex flex-wrap gap-x-8 gap-y-4 lg:mt-9 xl:gap-x-10">
						{words.facts.map(({ label, value }) => (
							<div key={label} className="border-sage border-l-2 pl-4">
								<dt className="text-ink-600 text-small">{label}</dt>
								<dd className="tabular font-bold font-display text-[1.25rem] text-spruce leading-tight tracking-tight lg:text-[1.375rem]">
									{value}
								</dd>
							</div>
						))}
					</dl>
				</div>
				<ServicePicture
					first
					name={picture}
					alt={pictureAlt}
					photoClass="h-auto w-full rounded-xl max-lg:mt-6"
					sizes={`(min-width: 64rem) 700px, ${phoneWide}`}
					className="h-auto w-full max-lg:mt-4 lg:-mr-7 lg:w-[108%] lg:max-w-none"
				/>
			</section>
			<div className="page-width grid items-start gap-x-[clamp(2.5rem,7vw,7rem)] max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,48.5rem)_minmax(19rem,1fr)]">
				<div className="after-first-screen min-w-0 max-lg:order-2">
					{words.sections.map((section, index) => (
						<Section key={index} section={section} />
					))}
				</div>
				<aside className="max-lg:order-1 max-lg:mb-10 lg:sticky lg:top-8 lg:mt-2" aria-label={messages.price.from}>
					<PriceCard
						service={service}
						price={price}
						ductPrices={ductPrices}
						offers={offers}
						update={update}
						unit={priceLabel}
					/>
				</aside>
			</div>
			<section aria-labelledby="questions-heading" className="page-width section">
				<div className="grid-12">
					<div className="lg:col-span-4">
						<h2 id="questions-heading">{messages.service.questions}</h2>
						<p className="mt-4 text-ink-600">{messages.service.questionsLead}</p>
						<TextLink to={pathTo("contact", locale)} className="mt-2">
							{messages.service.ask}
						</TextLink>
					</div>
					<div className="max-lg:mt-4 lg:col-span-7 lg:col-start-6">
						<QuestionList questions={words.questions} name="questions" />
					</div>
				</div>
			</section>
			{gallery && <GallerySection {...gallery} />}
			<section aria-labelledby="related-heading" className="page-width section">
				<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-9">
					<h2 id="related-heading">{messages.service.related}</h2>
					<TextLink to={pathTo("services", locale)}>{messages.service.all}</TextLink>
				</div>
				<div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-12">
					{related.map((tile, index) => (
						<ServiceTile
							key={tile.name}
							tile={{ ...tile, surface: relatedSurfaces[index] ?? "white" }}
							sizes={`(min-width: 64rem) 304px, ${phoneCard}`}
							className={relatedSpans[related.length - 1]?.[index]}
							pictureClass="max-w-[19rem]"
						/>
					))}
				</div>
			</section>
			<section aria-labelledby="articles-heading" className="page-width section">
				<h2 id="articles-heading" className="mb-7 lg:mb-9">
					{messages.service.articles}
				</h2>
				<div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
					{articles.map((card, index) => (
						<ArticleCard key={card.path} card={card} index={index} layout="row" />
					))}
				</div>
			</section>
			<FinalCall query={`?service=${service}`} />
		</>
	);
}

const relatedSurfaces = ["white", "sand", "mint"] as const;
const relatedSpans = [
	["sm:col-span-2 lg:col-span-6"],
	["lg:col-span-7", "lg:col-span-5"],
	["sm:col-span-2 lg:col-span-5", "lg:col-span-4", "lg:col-span-3"],
];
