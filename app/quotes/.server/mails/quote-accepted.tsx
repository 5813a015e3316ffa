import {
	ActionButton,
	type Fact,
	Facts,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import { Greeting } from "#app/.server/mail/visitor-parts.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { formatDate } from "#app/time/format.ts";
import { dayAndHour } from "#app/time/format-day.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { quoteMailWords } from "#content/mail/quotes.ts";
import { QuoteDocumentPart } from "./quote-document.tsx";
import { QuoteTotal } from "./quote-total.tsx";

interface Props {
	lead: Pick<Lead, "name">;
	contract: Contract;
	subject: string;
	company: Company;
	words: MailWords;
	/** The appointment that the customer had once they accepted, in words; null without one. */
	appointment: string | null;
	followLink: string | null;
	origin: string;
}

/** The customer's copy of the contract. Everything that binds comes from its stored texts. */
export function QuoteAccepted(props: Props) {
	const { lead, contract, subject, company, words, appointment, followLink, origin } = props;
	const { acceptance, texts } = contract;
	const { locale } = acceptance;
	const { accepted } = quoteMailWords[locale];
	const { total } = texts[locale];
	return (
		<MailLayout
			locale={locale}
			title={subject}
			preview={accepted.preview(total.amount)}
			company={company}
			footer={
				<>
					<Sender company={company} locale={locale} />
					<Quiet>{accepted.why}</Quiet>
				</>
			}
		>
			<Title>{accepted.heading}</Title>
			<Greeting lead={lead} words={words} />
			<Paragraph>{accepted.intro}</Paragraph>
			<QuoteTotal document={texts[locale]} note={accepted.by(acceptance.name, formatDate(acceptance.at, locale))} />
			{appointment ? (
				<Facts facts={[{ label: accepted.appointment, value: <strong>{appointment}</strong> }]} />
			) : (
				<Paragraph>{accepted.noAppointment}</Paragraph>
			)}
			{followLink && (
				<div style={{ padding: "10px 0 14px" }}>
					<ActionButton href={followLink} main>
						{accepted.open}
					</ActionButton>
				</div>
			)}
			<Subtitle>{accepted.cancelHeading}</Subtitle>
			<Paragraph>{accepted.cancel(formatPhone(company.phone, locale))}</Paragraph>
			<QuoteDocumentPart document={texts[locale]} locale={locale} origin={origin} />
			{locale !== "fr" && (
				<QuoteDocumentPart
					document={texts.fr}
					locale="fr"
					notes={(["fr", locale] as const).map((each) => ({
						locale: each,
						text: quoteMailWords[each].accepted.alsoFrench,
					}))}
					origin={origin}
				/>
			)}
			<Proof {...props} />
		</MailLayout>
	);
}

function Proof({ contract: { acceptance, hash } }: Props) {
	const { styles } = useMailLook();
	const { locale, name, email, at, frenchGivenAt, englishChosenAt } = acceptance;
	const { proofHeading, proof } = quoteMailWords[locale].accepted;
	const momentOf = (moment: string) => proof.moment(...dayAndHour(moment, locale));
	const facts: Fact[] = [
		{ label: proof.name, value: <strong>{name}</strong> },
		{ label: proof.copy, value: email },
		{ label: proof.at, value: momentOf(at) },
		{ label: proof.language, value: proof.languages[locale] },
		{ label: proof.frenchGiven, value: momentOf(frenchGivenAt) },
		...(englishChosenAt ? [{ label: proof.englishChosen, value: momentOf(englishChosenAt) }] : []),
		{ label: proof.hash, value: <span style={styles.hash}>{hash}</span> },
	];
	return (
		<div className="rule" style={styles.document}>
			<Subtitle>{proofHeading}</Subtitle>
			<Facts facts={facts} />
			<Quiet>{proof.hashHint}</Quiet>
		</div>
	);
}
