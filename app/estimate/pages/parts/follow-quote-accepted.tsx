import { otherLocale } from "#app/locale/locales.ts";
import type { AcceptedOffer, QuotePartWords } from "#app/model/estimate/followed-quote.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import { OtherLanguage } from "./follow-quote-language.tsx";

/** The quote that binds, in the language that binds. On paper it is the whole contract, with its acceptance at the end. */
export function FollowQuoteAccepted({
	words,
	accepted,
	isFolded,
}: {
	words: QuotePartWords;
	accepted: AcceptedOffer;
	/** Once the work is done. On paper it is unfolded. */
	isFolded: boolean;
}) {
	if (!isFolded) return <Accepted words={words} accepted={accepted} />;
	return (
		<details className="accordion">
			<summary className="print:hidden">
				<span className="font-semibold text-spruce">{words.accepted.heading}</span>
				<Icon name="plus" size={22} />
			</summary>
			<Accepted words={words} accepted={accepted} />
		</details>
	);
}

function Accepted({ words, accepted }: { words: QuotePartWords; accepted: AcceptedOffer }) {
	const { total, facts, locale, documents } = accepted;
	const other = otherLocale(locale);
	return (
		<section aria-labelledby="accepted-heading">
			<h2 id="accepted-heading" tabIndex={-1} className="in-[details]:sr-only text-h3 print:hidden">
				{words.accepted.heading}
			</h2>
			<div className="mt-5 rounded-lg bg-white p-5 shadow-1 md:p-8 print:p-0">
				<div className="print:hidden">
					<p className="inline-flex items-center gap-1.5 rounded-pill bg-mint-100 px-3 py-0.5 font-semibold text-small text-spruce">
						<Icon name="check" size={16} />
						{words.accepted.tag}
					</p>
					<p className="tabular mt-3 font-bold font-display text-h2 text-spruce leading-none tracking-[-0.03em]">
						{total}
					</p>
					<p className="mt-2 text-ink-600 text-note">{words.accepted.note}</p>
					<AcceptanceFacts facts={facts} />
				</div>
				<details className="accordion mt-6">
					<summary className="print:hidden">
						<span className="font-semibold text-spruce">{words.accepted.detail}</span>
						<Icon name="plus" size={22} />
					</summary>
					<div className="pt-2 pb-6 print:p-0">
						<QuoteDocumentView document={documents[locale]} locale={locale} id="accepted-document">
							<section className="hidden print:mt-6 print:block">
								<h2 className="text-h4">{words.accepted.heading}</h2>
								<AcceptanceFacts facts={facts} />
							</section>
						</QuoteDocumentView>
						<OtherLanguage documents={documents} locale={other} id="accepted-other" title={words.languages[other]} />
					</div>
				</details>
				<Button
					look="outline"
					size="small"
					icon="printer"
					onClick={() => print()}
					className="scripted mt-5 print:hidden"
				>
					{words.print}
				</Button>
			</div>
		</section>
	);
}

function AcceptanceFacts({ facts }: Pick<AcceptedOffer, "facts">) {
	return (
		<dl className="mt-5 grid gap-3 border-line border-t pt-5 text-note">
			{facts.map(({ label, value }) => (
				<div key={label} className="wrap-anywhere">
					<dt className="text-ink-600 text-small">{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
