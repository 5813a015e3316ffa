import {
	ActionButton,
	CallButton,
	Facts,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Title,
	TypedParagraphs,
} from "#app/.server/mail/mail-layout.tsx";
import { Greeting } from "#app/.server/mail/visitor-parts.tsx";
import { hasUsualPayment } from "#app/.server/usual-payment.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Localized } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { quoteMailWords } from "#content/mail/quotes.ts";
import { QuoteDocumentPart } from "./quote-document.tsx";
import { QuoteTotal } from "./quote-total.tsx";

export interface QuoteNews {
	subject: string;
	heading: string;
	/** In place of the member's own words. */
	intro: string;
}

interface Props {
	lead: Lead;
	news: QuoteNews;
	company: Company;
	words: MailWords;
	texts: Localized<QuoteDocument>;
	/** The member's own words; empty without any. */
	text: string;
	/** The proposed time that is kept, in words; null without one. */
	proposal: { when: string; kept: string } | null;
	/** The follow page; null before the lead has one. */
	followLink: string | null;
	origin: string;
}

export function QuoteSent(props: Props) {
	const { lead, news, company, words, texts, text, proposal, followLink } = props;
	const { locale } = lead;
	const { sent } = quoteMailWords[locale];
	const { total, validity } = texts[locale];
	const phone = formatPhone(company.phone, locale);
	return (
		<MailLayout
			locale={locale}
			title={news.subject}
			preview={sent.preview(total.amount, validity)}
			company={company}
			footer={
				<>
					<Sender company={company} locale={locale} />
					<Quiet>{sent.why}</Quiet>
				</>
			}
		>
			<Title>{news.heading}</Title>
			<Greeting lead={lead} words={words} />
			<TypedParagraphs text={text || news.intro} />
			<QuoteTotal document={texts[locale]} note={validity} />
			{proposal && (
				<>
					<Facts facts={[{ label: sent.proposed, value: <strong>{proposal.when}</strong> }]} />
					<Quiet>{proposal.kept}</Quiet>
				</>
			)}
			{followLink && (
				<div style={{ padding: "10px 0 14px" }}>
					<ActionButton href={followLink} main>
						{sent.read}
					</ActionButton>
				</div>
			)}
			<Paragraph>{hasUsualPayment(texts[locale], locale) ? `${sent.meaning} ${sent.payment}` : sent.meaning}</Paragraph>
			<Paragraph>{sent.otherwise(phone)}</Paragraph>
			<div style={{ paddingTop: "6px" }}>
				<CallButton phone={company.phone} main={false}>
					{words.confirmation.call(phone)}
				</CallButton>
			</div>
			<Documents {...props} />
		</MailLayout>
	);
}

/** The law wants the French version given first, to a customer who reads English too. */
function Documents({ lead: { locale }, texts, origin }: Props) {
	if (locale === "fr") return <QuoteDocumentPart document={texts.fr} locale="fr" origin={origin} />;
	const notes = (["fr", locale] as const).map((each) => ({ locale: each, text: quoteMailWords[each].frenchFirst }));
	return (
		<>
			<QuoteDocumentPart document={texts.fr} locale="fr" notes={notes} origin={origin} />
			<QuoteDocumentPart document={texts[locale]} locale={locale} origin={origin} />
		</>
	);
}
