import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { SiteArea } from "#app/model/page-payload.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import { usePayload } from "#app/runtime/page.ts";
import { BeforeAfter } from "#app/ui/before-after.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Areas, Articles, Promotions, Questions } from "./home/lists.tsx";
import { PostalCheck, usePostalAnswer } from "./home/postal-check.tsx";
import { PriceTeaser } from "./home/price-teaser.tsx";
import { ServiceBento } from "./home/service-bento.tsx";
import { Final, Hero, Visit } from "./home/story.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

export default function Home() {
	const payload = usePayload<HomeContent>();
	return payload ? <HomeSections {...payload.content} areas={payload.site.company.areas} /> : null;
}

function HomeSections({
	words,
	services,
	promotions,
	articles,
	ductPrices,
	serviceArea,
	gallery,
	areas,
}: HomeContent & { areas: readonly SiteArea[] }) {
	const { typed, answer, check } = usePostalAnswer(serviceArea);
	const pin = answer?.kind === "served" ? { area: answer.area, label: answer.code } : undefined;
	return (
		<>
			<Hero words={words} />
			<div className="page-width relative z-1 mt-2 lg:mt-6">
				<PostalCheck words={words.postal} areas={areas} typed={typed} answer={answer} onCheck={check} />
			</div>
			<ServiceBento words={words.services} services={services} />
			<Visit words={words.visit} />
			{ductPrices && <PriceTeaser words={words.teaser} prices={ductPrices} postalCode={typed} />}
			<section aria-labelledby="compare-heading" className="page-width section">
				<SectionHead id="compare-heading" heading={words.beforeAfter.heading} lead={words.beforeAfter.lead} />
				<BeforeAfter words={words.beforeAfter} />
				{gallery && <TextLink to={gallery.to}>{gallery.label}</TextLink>}
			</section>
			<Areas words={words.areas} areas={areas} pin={pin} />
			{promotions.length > 0 && <Promotions words={words.promotions} promotions={promotions} />}
			<Articles words={words.articles} articles={articles} />
			<Questions words={words.questions} />
			<Final words={words.final} />
		</>
	);
}
