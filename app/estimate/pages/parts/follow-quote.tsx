import { useParams } from "react-router";
import { otherLocale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type {
	AcceptForm,
	FollowedQuote,
	QuoteOffer,
	QuotePartWords,
	QuoteRefusalName,
} from "#app/model/estimate/followed-quote.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
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
	const answer = useFormAnswer<StepAnswer>();
	const refusal = answer?.errors.quote?.code as QuoteRefusalName | undefined;
	if (!offer && !refusal) return null;
	return (
		<section id="quote" tabIndex={-1} aria-label={words.panel.title} className="grid gap-5">
			{refusal && <Refusal answer={answer} words={words} name={refusal} />}
			{offer?.about && !refusal && (
				<Notice title={offer.about.title} className={offer.form ? "print:hidden" : ""}>
					{offer.about.text}
					{!offer.form && <Reach words={words} />}
				</Notice>
			)}
			{offer?.form && <OpenOffer words={words} offer={offer} form={offer.form} formKey={formKey} />}
			{offer && !offer.form && <EndedOffer words={words} offer={offer} />}
		</section>
	);
}

function OpenOffer({
	words,
	offer,
	form,
	formKey,
}: {
	words: QuotePartWords;
	offer: QuoteOffer;
	form: AcceptForm;
	formKey: string;
}) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const { documents, of } = offer;
	return (
		<div className="rounded-lg bg-white shadow-2">
			<div className="p-5 md:p-8 print:p-0">
				{/* The law wants the French version to be given before the customer chooses the English one. */}
				{locale === "en" && (
					<OtherLanguage documents={documents} locale="fr" id="quote-heading-fr" title={words.frenchFirst} isOpen />
				)}
				<QuoteDocumentView document={documents[locale]} locale={locale} id="quote-heading" />
			</div>
			<div className="p-2 print:hidden">
				<FollowQuoteAccept words={words} of={of} form={form} formKey={formKey} />
			</div>
			<div className="px-5 pb-5 md:px-8 print:hidden">
				<FollowQuoteDecline words={words.decline} of={of} formKey={formKey} />
				{locale === "fr" && (
					<OtherLanguage documents={documents} locale="en" id="quote-heading-en" title={words.languages.en}>
						<a href={`${pathTo("estimate-follow", "en", { token })}#quote`} hrefLang="en" className="text-link mb-4">
							{words.acceptInEnglish}
							<Icon name="arrow-right" size={18} />
						</a>
					</OtherLanguage>
				)}
				<PrintButton words={words} />
			</div>
		</div>
	);
}

/** Folded: there is nothing left to do with it. */
function EndedOffer({ words, offer: { documents } }: { words: QuotePartWords; offer: QuoteOffer }) {
	const { locale } = useLanguage();
	const other = otherLocale(locale);
	return (
		<div className="rounded-lg bg-white px-5 pb-5 md:px-8 print:p-0">
			<details className="accordion border-0!">
				<summary className="print:hidden">
					<span className="font-semibold text-spruce">{words.ended}</span>
					<Icon name="plus" size={22} />
				</summary>
				<div className="pb-6 print:p-0">
					<QuoteDocumentView document={documents[locale]} locale={locale} id="quote-heading" />
					<OtherLanguage documents={documents} locale={other} id="quote-heading-other" title={words.languages[other]} />
				</div>
			</details>
			<PrintButton words={words} />
		</div>
	);
}

function PrintButton({ words }: { words: Pick<QuotePartWords, "print"> }) {
	return (
		<Button look="outline" size="small" icon="printer" onClick={() => print()} className="scripted mt-5 print:hidden">
			{words.print}
		</Button>
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
	const box = useAnswerFocus(answer);
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
			{text} {answer?.isSaid && words.said}
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
