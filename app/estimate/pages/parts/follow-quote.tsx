import { useRef } from "react";
import { useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { FollowedQuote, QuotePartWords, QuoteRefusalName } from "#app/model/estimate/followed-quote.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { useRefusalFocus } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneLink } from "#app/ui/phone.tsx";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import { FollowQuoteAccept } from "./follow-quote-accept.tsx";
import { FollowQuoteDecline } from "./follow-quote-decline.tsx";
import { OtherLanguage } from "./follow-quote-language.tsx";

/** The quote that was sent last, with the forms that answer it while it is open. */
export function FollowQuote({ quote: { words, offer }, formKey }: { quote: FollowedQuote; formKey: string }) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const refusal = answer?.errors.quote?.code as QuoteRefusalName | undefined;
	if (!offer && !refusal) return null;
	return (
		<section id="quote" tabIndex={-1} aria-label={words.panel.title} className="grid gap-5">
			{refusal && <Refusal answer={answer} words={words} name={refusal} />}
			{offer?.about && !refusal && (
				<Notice title={offer.about.title} className="print:hidden">
					{offer.about.text}
					{offer.state !== "open" && <Reach words={words} />}
				</Notice>
			)}
			{offer && (
				<div className="rounded-lg bg-white shadow-2 print:shadow-none">
					<div className="px-5 pt-6 md:px-10 md:pt-9 print:p-0">
						{/* The law wants the French version to be given before the customer chooses the English one. */}
						{locale === "en" && offer.form && (
							<OtherLanguage
								documents={offer.documents}
								locale="fr"
								id="quote-heading-fr"
								title={words.frenchFirst}
								isOpen
							/>
						)}
						<QuoteDocumentView document={offer.documents[locale]} locale={locale} id="quote-heading" />
					</div>
					{offer.form && <FollowQuoteAccept words={words} offer={offer} form={offer.form} formKey={formKey} />}
					<div className="px-5 pt-2 pb-5 md:px-10 print:hidden">
						{offer.form && <FollowQuoteDecline words={words.decline} of={offer.of} formKey={formKey} />}
						{locale === "fr" && (
							<OtherLanguage documents={offer.documents} locale="en" id="quote-heading-en" title={words.languages.en}>
								{offer.form && (
									<a
										href={`${pathTo("estimate-follow", "en", { token })}#quote`}
										hrefLang="en"
										className="text-link mb-4"
									>
										{words.acceptInOther}
										<Icon name="arrow-right" size={18} />
									</a>
								)}
							</OtherLanguage>
						)}
						{locale === "en" && !offer.form && (
							<OtherLanguage documents={offer.documents} locale="fr" id="quote-heading-fr" title={words.languages.fr} />
						)}
						<Button look="outline" size="small" icon="printer" onClick={() => print()} className="scripted mt-5">
							{words.print}
						</Button>
					</div>
				</div>
			)}
		</section>
	);
}

/** Why the answer was refused. Takes focus; `autofocus` does so without JavaScript. */
function Refusal({
	answer,
	words,
	name,
}: {
	answer: StepAnswer | undefined;
	words: QuotePartWords;
	name: QuoteRefusalName;
}) {
	const box = useRef<HTMLDivElement>(null);
	useRefusalFocus(box, answer);
	const { title, text } = words.refusals[name];
	return (
		<Notice
			ref={box}
			id="quote-refusal"
			tone="warning"
			role="alert"
			tabIndex={-1}
			autoFocus
			title={title}
			className="print:hidden"
		>
			{text}
			<Reach words={words} />
		</Notice>
	);
}

function Reach({ words }: { words: Pick<QuotePartWords, "write"> }) {
	return (
		<span className="mt-2 flex flex-wrap gap-x-6">
			<a href="#add-heading" className="text-link">
				<Icon name="mail" size={19} />
				{words.write}
			</a>
			<PhoneLink className="text-spruce" />
		</span>
	);
}
