import { pathTo } from "../locale/paths.ts";
import type { HomeContent } from "../model/page-payload.ts";
import { usePayload } from "../runtime/payload.ts";
import { QuestionList } from "../ui/accordion.tsx";
import { AreaMap } from "../ui/area-map.tsx";
import { ArticleCard } from "../ui/article-card.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useLanguage } from "../ui/messages.tsx";
import { PhoneButton } from "../ui/phone.tsx";
import { Picture } from "../ui/picture.tsx";
import { PromotionCard } from "../ui/promotion-card.tsx";
import { loader as loadPage } from "./.server/page-loader.ts";
import { PostalCheck, usePostalAnswer } from "./home/postal-check.tsx";
import { PriceTeaser } from "./home/price-teaser.tsx";
import { ServiceBento } from "./home/service-bento.tsx";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function Home() {
	const payload = usePayload<HomeContent>();
	if (!payload) return null;
	const { words, services, promotions, articles, ductRanges } = payload.content;
	const { areas } = payload.site.company;
	return <HomeSections {...{ words, services, promotions, articles, ductRanges, areas }} />;
}

function HomeSections({
	words,
	services,
	promotions,
	articles,
	ductRanges,
	areas,
}: HomeContent & { areas: NonNullable<ReturnType<typeof usePayload>>["site"]["company"]["areas"] }) {
	const postal = usePostalAnswer(areas);
	const pin = postal.answer?.kind === "served" ? { area: postal.answer.area, label: postal.answer.code } : undefined;
	return (
		<>
			<Hero words={words} />
			<div className="page-width relative z-1 mt-2 lg:mt-6">
				<PostalCheck
					words={words.postal}
					areas={areas}
					typed={postal.typed}
					answer={postal.answer}
					onCheck={postal.check}
				/>
			</div>
			<ServiceBento words={words.services} services={services} />
			<Visit words={words.visit} />
			<PriceTeaser words={words.teaser} ranges={ductRanges} />
			<section aria-labelledby="compare-heading" className="page-width section">
				<SectionHead id="compare-heading" heading={words.beforeAfter.heading} lead={words.beforeAfter.lead} />
				<BeforeAfter words={words.beforeAfter} />
			</section>
			<Areas words={words.areas} areas={areas} pin={pin} />
			{promotions.length > 0 && <Promotions words={words.promotions} promotions={promotions} />}
			<Articles words={words.articles} articles={articles} />
			<Questions words={words.questions} />
			<Final words={words.final} />
		</>
	);
}

type Words = HomeContent["words"];

function Hero({ words }: { words: Words }) {
	const { locale, messages } = useLanguage();
	return (
		<section className="page-width relative grid items-center lg:min-h-[38.75rem] lg:grid-cols-2">
			<div className="relative z-1 pt-4 lg:pt-0">
				<h1 className="text-hero leading-none tracking-[-0.035em] lg:max-w-[8em]">{words.heading}</h1>
				<p className="lead mt-5 max-w-[25em] lg:mt-7">{words.lead}</p>
				<div className="mt-9 hidden gap-3 md:flex">
					<ButtonLink to={pathTo("estimate", locale)} arrow>
						{words.cta}
					</ButtonLink>
					<PhoneButton />
				</div>
			</div>
			<Picture
				first
				name="hero_house"
				alt={messages.picture.hero}
				sizes="(min-width: 80rem) 937px, (min-width: 64rem) 62vw, 112vw"
				className="-mx-[6%] h-auto w-[112%] max-w-none lg:absolute lg:top-[-2rem] lg:right-[-7rem] lg:mx-0 lg:w-[min(58.5rem,66vw)]"
			/>
		</section>
	);
}

function SectionHead({
	id,
	heading,
	lead,
	link,
}: {
	id: string;
	heading: string;
	lead?: string;
	link?: { to: string; label: string };
}) {
	return (
		<div className="grid-12 mb-7 items-end gap-y-3! lg:mb-12">
			<h2 id={id} className="lg:col-span-7">
				{heading}
			</h2>
			{lead && <p className="lead lg:col-span-5">{lead}</p>}
			{link && (
				<div className="lg:col-span-5 lg:text-right">
					<TextLink to={link.to}>{link.label}</TextLink>
				</div>
			)}
		</div>
	);
}

function Visit({ words }: { words: Words["visit"] }) {
	const { messages } = useLanguage();
	return (
		<section aria-labelledby="visit-heading" className="section">
			<div className="mx-auto w-[min(100%-1.5rem,86rem)] overflow-hidden rounded-xl bg-spruce lg:w-[min(100%-4rem,86rem)]">
				<div className="grid-12 px-5 pt-14 md:px-8 lg:px-10 lg:pt-22">
					<div className="flex flex-col lg:col-span-5">
						<h2 id="visit-heading" className="text-[clamp(2rem,1.5rem+2vw,3rem)] text-cream">
							{words.heading}
						</h2>
						<p className="lead mt-5 max-w-[22em] text-mint!">{words.lead}</p>
						<Picture
							name="technician"
							alt={messages.picture.technician}
							sizes="340px"
							className="mt-auto mb-10 hidden h-auto w-80 pt-8 lg:block"
						/>
					</div>
					<ol className="pb-10 lg:col-span-7 lg:pb-16">
						{words.steps.map(({ title, text, duration }, index) => (
							<li
								key={title}
								className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 border-line-dark py-8 not-first:border-t sm:grid-cols-[6rem_1fr_auto] lg:py-9 lg:first:pt-0"
							>
								<span aria-hidden="true" className="steps-number text-mint max-sm:text-[3rem]">
									{index + 1}
								</span>
								<div>
									<h3 className="text-[1.5rem] text-cream lg:text-[1.75rem]">{title}</h3>
									<p className="mt-2.5 max-w-[27em] text-[1.0625rem] text-mint">{text}</p>
								</div>
								<p className="flex items-center gap-2 font-semibold text-cream text-note max-sm:col-start-2 max-sm:mt-3">
									<Icon name="timer" size={18} />
									{duration}
								</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

function Areas({
	words,
	areas,
	pin,
}: {
	words: Words["areas"];
	areas: Parameters<typeof HomeSections>[0]["areas"];
	pin?: { area: number; label: string };
}) {
	return (
		<section aria-labelledby="areas-heading" className="page-width section">
			<div className="grid-12 items-stretch">
				<div className="lg:col-span-5 lg:py-6 lg:pr-10">
					<h2 id="areas-heading">{words.heading}</h2>
					<p className="lead mt-4">{words.lead}</p>
					<dl className="mt-8">
						{areas.map(({ name, extent, places }) => (
							<div key={name} className="border-line border-t py-5">
								<dt className="flex items-baseline justify-between gap-4 font-bold font-display text-[1.375rem] text-spruce tracking-tight">
									{name}
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
				<div className="h-[22rem] overflow-hidden rounded-xl sm:h-[30rem] lg:col-span-7 lg:h-[38.75rem]">
					<AreaMap words={words} areas={areas} pin={pin} />
				</div>
			</div>
		</section>
	);
}

function Promotions({ words, promotions }: { words: Words["promotions"]; promotions: HomeContent["promotions"] }) {
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
						className={index === 0 ? "lg:col-span-7" : "lg:col-span-5"}
					/>
				))}
			</div>
		</section>
	);
}

function Articles({
	words,
	articles: [lead, ...others],
}: {
	words: Words["articles"];
	articles: HomeContent["articles"];
}) {
	const { locale } = useLanguage();
	return (
		<section aria-labelledby="articles-heading" className="page-width section">
			<SectionHead
				id="articles-heading"
				heading={words.heading}
				link={{ to: pathTo("blog", locale), label: words.all }}
			/>
			<div className="grid-12 gap-y-8!">
				{lead && <ArticleCard card={lead} index={0} layout="lead" className="lg:col-span-7" />}
				<div className="flex flex-col justify-between gap-6 lg:col-span-5">
					{others.map((card, index) => (
						<ArticleCard key={card.path} card={card} index={index + 1} layout="row" />
					))}
				</div>
			</div>
		</section>
	);
}

function Questions({ words }: { words: Words["questions"] }) {
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

function Final({ words }: { words: Words["final"] }) {
	const { locale, messages } = useLanguage();
	return (
		<section className="overflow-hidden rounded-t-xl bg-mint">
			<div className="page-width relative grid items-center py-14 lg:min-h-[31rem] lg:grid-cols-2">
				<div className="relative z-1">
					<h2 className="text-[clamp(2.5rem,1.8rem+3.4vw,4.5rem)] leading-none tracking-[-0.035em]">{words.heading}</h2>
					<p className="lead mt-5 mb-8 max-w-[24em] text-ink!">{words.lead}</p>
					<ButtonLink to={pathTo("estimate", locale)} arrow>
						{words.cta}
					</ButtonLink>
				</div>
				<Picture
					name="van"
					alt={messages.picture.van}
					sizes="(min-width: 64rem) 660px, 100vw"
					className="h-auto w-full max-lg:mt-8 lg:absolute lg:right-0 lg:bottom-2 lg:w-[41rem]"
				/>
			</div>
		</section>
	);
}
