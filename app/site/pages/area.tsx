import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { AreaContent } from "#app/model/site/page-contents.ts";
import { useContent, usePayload } from "#app/runtime/page.ts";
import { QuestionList } from "#app/ui/accordion.tsx";
import { ArticleCard } from "#app/ui/article-card.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { Drawing } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { signPaths } from "#app/ui/sign-paths.ts";
import { FactList } from "./overviews/fact-list.tsx";
import { WorkedExamples } from "./overviews/worked-examples.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** One module for all areas. Their words say only what is different there. */
export default function Area() {
	const { locale, messages } = useLanguage();
	const { words, name, picture, pictureAlt, examples, articles } = useContent<AreaContent>();
	const { changes, sectors, worked, questions } = words;
	const others = (usePayload()?.site.company.areas ?? []).filter((area) => area.path && area.name !== name);
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center pb-8 lg:min-h-[28rem] lg:grid-cols-[7fr_5fr] lg:pb-12">
				<div className="pt-3">
					<h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-[1.02] tracking-[-0.035em]">
						{words.heading}
					</h1>
					<p className="lead mt-4 max-w-[30em] lg:mt-6">{words.lead}</p>
					<FactList facts={words.facts} />
				</div>
				{/* Not `first`: phones hide it, and a lazy picture that is hidden is not downloaded. */}
				<Picture
					name={picture}
					alt={pictureAlt}
					sizes="(min-width: 64rem) 560px, 1px"
					className="h-auto w-full max-lg:hidden"
				/>
			</section>
			<section aria-labelledby="changes-heading" className="page-width grid-12 pb-11 lg:pb-section">
				<div className="lg:col-span-4">
					<h2 id="changes-heading">{changes.heading}</h2>
					<p className="mt-3 text-ink-600">{changes.lead}</p>
				</div>
				<div className="lg:col-span-8">
					<ul className="grid gap-3 md:grid-cols-2 lg:gap-5">
						{changes.items.map(({ icon, title, text }) => (
							<li key={title} className="rounded-lg bg-white p-4.5 lg:p-7">
								<h3 className="flex items-center gap-3 text-[1.25rem]">
									<span className="grid size-10 shrink-0 place-items-center rounded-[14px] bg-mint-100 text-teal-700">
										<Drawing path={signPaths[icon]} size={20} />
									</span>
									{title}
								</h3>
								<p className="mt-2.5 text-ink-600 text-note leading-normal">
									<RichText text={text} />
								</p>
							</li>
						))}
					</ul>
					<div className="mt-3 lg:mt-5">
						<Notice title={changes.unchanged.title}>
							<RichText text={changes.unchanged.text} />
						</Notice>
					</div>
				</div>
			</section>
			{examples.length > 0 && (
				<section aria-labelledby="examples-heading" className="after-first-screen page-width pb-11 lg:pb-section">
					<SectionHead id="examples-heading" heading={worked.heading} lead={worked.lead} />
					<WorkedExamples cards={examples} label={`${messages.price.from}, ${name}`} pictures />
					<div className="mt-4 flex flex-wrap gap-x-8">
						<TextLink to={pathTo("estimate", locale)}>{messages.service.estimate}</TextLink>
						<TextLink to={pathTo("prices", locale)}>{worked.all}</TextLink>
					</div>
				</section>
			)}
			<section aria-labelledby="sectors-heading" className="page-width grid-12 pb-11 lg:pb-section">
				<div className="lg:col-span-4">
					<h2 id="sectors-heading">{sectors.heading}</h2>
					<p className="mt-3 text-ink-600">
						<RichText text={sectors.lead} />
					</p>
				</div>
				<dl className="lg:col-span-8">
					{sectors.items.map((sector) => (
						<div
							key={sector.name}
							className="grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-[15rem_minmax(0,1fr)]"
						>
							<dt className="font-bold font-display text-[1.125rem] text-spruce leading-tight tracking-tight">
								{sector.name}
							</dt>
							<dd className="text-ink-600 text-note">
								<RichText text={sector.text} />
							</dd>
						</div>
					))}
				</dl>
				<nav
					aria-label={words.others}
					className="flex flex-wrap items-center gap-x-6 text-note lg:col-span-8 lg:col-start-5"
				>
					<span className="text-ink-600">{words.others}</span>
					{others.map((area) => (
						<TextLink key={area.name} to={area.path ?? ""}>
							{area.name}
						</TextLink>
					))}
				</nav>
			</section>
			<section aria-labelledby="questions-heading" className="page-width grid-12 pb-11 lg:pb-section">
				<h2 id="questions-heading" className="lg:col-span-4">
					{questions.heading}
				</h2>
				<div className="lg:col-span-8">
					<QuestionList questions={questions.items} name="questions" />
				</div>
			</section>
			<section aria-labelledby="articles-heading" className="page-width pb-11 lg:pb-section">
				<SectionHead
					id="articles-heading"
					heading={words.reading}
					link={{ to: pathTo("blog", locale), label: messages.blog.all }}
				/>
				<div className="grid gap-x-5 gap-y-5 lg:grid-cols-3">
					{articles.map((card, index) => (
						<ArticleCard
							key={card.path}
							card={card}
							index={index}
							layout="row"
							className={index > 1 ? "max-lg:hidden" : ""}
						/>
					))}
				</div>
			</section>
			<FinalCall />
		</>
	);
}
