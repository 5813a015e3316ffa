import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { takesDisasterCalls } from "#app/model/site/disaster-calls.ts";
import type { PricesContent } from "#app/model/site/page-contents.ts";
import { useContent, usePayload } from "#app/runtime/page.ts";
import { QuestionList } from "#app/ui/accordion.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { FinalCall } from "#app/ui/final-call.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { FactList } from "./overviews/fact-list.tsx";
import { PriceGroupSection } from "./overviews/price-group.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

export default function Prices() {
	const { messages } = useLanguage();
	const { words, examples } = useContent<PricesContent>();
	const services = usePayload()?.site.services ?? [];
	const groups = (Object.keys(examples) as (keyof typeof examples)[]).map((name) => ({
		name,
		words: words.groups[name],
		examples: examples[name] ?? [],
	}));
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center pb-8 lg:grid-cols-[7fr_5fr] lg:pb-12">
				<div className="pt-3">
					<h1 className="text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-none tracking-[-0.035em]">
						{words.heading}
					</h1>
					<p className="lead mt-4 max-w-[32em] lg:mt-6">{words.lead}</p>
					<FactList facts={words.facts} />
				</div>
				{/* Not `first`: phones hide it, and a lazy picture that is hidden is not downloaded. */}
				<Picture
					name="van"
					alt={messages.picture.van}
					sizes="(min-width: 64rem) 540px, 1px"
					className="h-auto w-full max-lg:hidden"
				/>
			</section>
			<div className="page-width grid items-start gap-x-16 gap-y-6 pb-section max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
				<div className="lg:sticky lg:top-8">
					<TableOfContents
						title={words.contents}
						entries={groups.map(({ name, words: { heading } }) => ({ id: name, text: heading }))}
					/>
				</div>
				<div className="min-w-0">
					<section aria-labelledby="firm-heading">
						<h2 id="firm-heading" className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
							{words.firm.heading}
						</h2>
						<dl className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-3">
							{words.firm.items.map(({ title, text }) => (
								<div key={title} className="border-sage border-l-2 pl-4 text-note leading-snug">
									<dt className="font-bold font-display text-[1.1875rem] text-spruce tracking-tight">{title}</dt>
									<dd className="mt-1 text-ink-600">
										<RichText text={text} />
									</dd>
								</div>
							))}
						</dl>
					</section>
					{groups.map((group, index) => (
						<PriceGroupSection
							key={group.name}
							id={group.name}
							words={group.words}
							columns={words.columns}
							totals={words.totals}
							examples={group.examples}
							open={index === 0}
						/>
					))}
					{takesDisasterCalls(services) && (
						<div className="mt-8">
							<Notice title={`${words.unpriced.title}.`}>
								<RichText text={words.unpriced.text} />
							</Notice>
						</div>
					)}
					<section aria-labelledby="questions-heading" className="far mt-12">
						<h2 id="questions-heading" className="mb-4 text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)]">
							{words.questions.heading}
						</h2>
						<QuestionList questions={words.questions.items} name="questions" />
					</section>
				</div>
			</div>
			<FinalCall />
		</>
	);
}
