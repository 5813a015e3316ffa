import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { DiscountsContent } from "#app/model/site/page-contents.ts";
import { useContent } from "#app/runtime/page.ts";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Picture, phoneWide } from "#app/ui/picture.tsx";
import { PromotionCard } from "#app/ui/promotion-card.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

export default function Discounts() {
	const { locale, messages } = useLanguage();
	const { words, promotions } = useContent<DiscountsContent>();
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center gap-x-8 pb-8 lg:grid-cols-[7fr_5fr] lg:pb-12">
				<div className="pt-4">
					<h1 className="text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-none tracking-[-0.035em]">
						{words.heading}
					</h1>
					<p className="lead mt-5 max-w-[30em]">{words.lead}</p>
				</div>
				<Picture
					first
					name={words.picture}
					alt=""
					sizes={`(min-width: 64rem) 540px, ${phoneWide}`}
					className="h-auto w-full max-lg:mx-auto max-lg:max-w-md"
				/>
			</section>
			<section aria-label={messages.nav.promotions} className="page-width">
				{promotions.length > 0 ? (
					<div className="grid-12">
						{promotions.map((card, index) => (
							<PromotionCard
								key={card.code}
								card={card}
								lead={index === 0}
								conditions
								level={2}
								className={index === 0 || isAlone(index, promotions.length) ? "lg:col-span-12" : "lg:col-span-6"}
							/>
						))}
					</div>
				) : (
					<div className="rounded-lg bg-white p-8 md:p-12">
						<h2>{words.none.title}</h2>
						<p className="lead mt-3">{words.none.text}</p>
						<ButtonLink to={pathTo("estimate", locale)} arrow className="mt-6">
							{messages.nav.estimate}
						</ButtonLink>
					</div>
				)}
			</section>
			<section aria-labelledby="rules-heading" className="page-width section">
				<div className="mt-6 rounded-xl bg-spruce p-7 md:p-14">
					<h2 id="rules-heading" className="text-cream">
						{words.rules.heading}
					</h2>
					<ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
						{words.rules.items.map(({ title, text }) => (
							<li key={title} className="border-mint border-t-2 pt-5">
								<h3 className="text-cream">{title}</h3>
								<p className="mt-2.5 text-mint text-note">
									<RichText text={text} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</section>
			<FinalCall />
		</>
	);
}

/** After the first card, which has its own row, cards come in pairs; the last one may have no neighbour. */
function isAlone(index: number, count: number): boolean {
	return index === count - 1 && index % 2 === 1;
}
