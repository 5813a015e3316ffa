import { Section, Text } from "@react-email/components";
import {
	ActionButton,
	Anchor,
	CallButton,
	type Fact,
	Facts,
	Lines,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Subtitle,
	Title,
	TypedParagraphs,
} from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import { Greeting } from "#app/.server/mail/visitor-parts.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { jobWords } from "#content/estimate/job-page.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { jobMailWords } from "#content/mail/job-done.ts";

interface Props {
	lead: Lead;
	subject: string;
	company: Company;
	words: MailWords;
	done: readonly string[];
	notDone: readonly string[];
	/** The crew's own words; may be empty. */
	note: string;
	/** Null when no amount is known. */
	amount: { total: string; taxes: string } | null;
	/** Where to answer, and the guarantee. */
	ask: string;
	/** The follow page; null before the lead has one. */
	followLink: string | null;
}

export function JobDoneMail({ lead, subject, company, words, done, notDone, note, amount, ask, followLink }: Props) {
	const own = jobMailWords[lead.locale];
	// The same words as on the follow page.
	const { part } = jobWords[lead.locale];
	const facts: Fact[] = [
		{ label: own.done, value: done.length > 0 && <Lines>{done.join("\n")}</Lines> },
		{ label: own.notDone, value: notDone.length > 0 && <Lines>{notDone.join("\n")}</Lines> },
	].filter(({ value }) => value);
	const phone = formatPhone(company.phone, lead.locale);
	return (
		<MailLayout
			locale={lead.locale}
			title={subject}
			preview={amount ? own.preview : own.previewWithoutAmount}
			company={company}
			footer={
				<>
					<Sender company={company} locale={lead.locale} />
					<Quiet>{own.why}</Quiet>
				</>
			}
		>
			<Title>{own.heading}</Title>
			<Greeting lead={lead} words={words} />
			<Paragraph>{own.intro}</Paragraph>
			<Facts facts={facts} />
			{note && (
				<>
					<Quiet>{part.note}</Quiet>
					<TypedParagraphs text={note} />
				</>
			)}
			{amount && <Amount amount={amount} label={part.amount} />}
			<Subtitle>{part.question.heading}</Subtitle>
			{followLink ? (
				<>
					<Paragraph>{ask}</Paragraph>
					<div style={{ padding: "10px 0 14px" }}>
						<ActionButton href={followLink} main>
							{own.open}
						</ActionButton>
					</div>
					<Quiet>{own.phone(phone)}</Quiet>
				</>
			) : (
				<>
					<Paragraph>{own.phone(phone)}</Paragraph>
					<CallButton phone={company.phone} main>
						{words.confirmation.call(phone)}
					</CallButton>
				</>
			)}
			{company.reviews.length > 0 && (
				<>
					<Subtitle>{part.reviews.heading}</Subtitle>
					<Paragraph>{part.reviews.text}</Paragraph>
					{company.reviews.map(({ name, url }) => (
						<Paragraph key={url}>
							<Anchor href={url}>{name}</Anchor>
						</Paragraph>
					))}
				</>
			)}
		</MailLayout>
	);
}

function Amount({ amount: { total, taxes }, label }: { amount: NonNullable<Props["amount"]>; label: string }) {
	const { styles } = useMailLook();
	return (
		<Section className="panel" style={styles.panel}>
			<Text className="quiet" style={styles.label}>
				{label}
			</Text>
			<Text className="reference" style={styles.range}>
				{total}
			</Text>
			<Text className="quiet" style={styles.label}>
				{taxes}
			</Text>
		</Section>
	);
}
