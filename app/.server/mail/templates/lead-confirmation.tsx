import { Column, Row, Section } from "@react-email/components";
import { formatDate, formatPhone } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/lead.ts";
import type { TitledText } from "#app/model/service-words.ts";
import type { MailWords } from "#content/mail/fr.ts";
import {
	Anchor,
	CallButton,
	Facts,
	Lines,
	MailLayout,
	Paragraph,
	Quiet,
	ReferencePanel,
	Sender,
	Subtitle,
	Title,
} from "./mail-layout.tsx";
import { styles } from "./mail-look.ts";

interface Props {
	lead: Lead;
	company: Company;
	words: MailWords;
	subject: string;
	service: string | null;
	received: string;
	nextSteps: readonly TitledText[];
	origin: string;
}

export function LeadConfirmation({ lead, company, words, subject, service, received, nextSteps, origin }: Props) {
	const { locale } = lead;
	const { confirmation, labels } = words;
	const facts = [
		{ label: labels.received, value: received },
		{ label: labels.service, value: service },
		{ label: labels.postalCode, value: lead.postalCode },
		{ label: labels.phone, value: lead.phone && formatPhone(lead.phone, locale) },
		{ label: labels.reachBy, value: words.reachBy[lead.reachBy] },
		{ label: labels.message, value: <Lines>{lead.message}</Lines> },
	].filter(({ value }) => value);
	const footer = (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>{confirmation.why}</Quiet>
			<Quiet>
				{confirmation.withdraw(formatDate(lead.purgeAfter, locale))}{" "}
				<Anchor href={origin + pathTo("privacy", locale)}>{confirmation.privacy}</Anchor>
			</Quiet>
		</>
	);
	return (
		<MailLayout locale={locale} title={subject} preview={confirmation.preview} company={company} footer={footer}>
			<Title>{confirmation.heading}</Title>
			<Paragraph>{confirmation.greeting(lead.name)}</Paragraph>
			<Paragraph>{confirmation.intro}</Paragraph>
			<ReferencePanel label={confirmation.reference} reference={lead.reference}>
				{confirmation.referenceHint}
			</ReferencePanel>
			<Subtitle>{confirmation.nextHeading}</Subtitle>
			{nextSteps.map(({ title, text }, index) => (
				<Row key={title}>
					<Column style={{ width: "46px", verticalAlign: "top", paddingTop: "2px" }}>
						<div data-skip-in-text="true" style={styles.step}>
							{index + 1}
						</div>
					</Column>
					<Column style={{ verticalAlign: "top" }}>
						<Paragraph>
							<strong>{title}.</strong> {text}
						</Paragraph>
					</Column>
				</Row>
			))}
			<Subtitle>{confirmation.writtenHeading}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Facts facts={facts} />
			</Section>
			<Subtitle>{confirmation.callText}</Subtitle>
			<CallButton phone={company.phone} main>
				{confirmation.call(formatPhone(company.phone, locale))}
			</CallButton>
			<div style={{ paddingTop: "14px" }}>
				<Quiet>{confirmation.replyText}</Quiet>
			</div>
		</MailLayout>
	);
}
