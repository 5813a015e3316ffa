import { Column, Row, Section } from "@react-email/components";
import { formatPhone, formatPostalCode } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Company } from "#app/model/company.ts";
import { greetedName } from "#app/model/leads/greeted-name.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { TitledText } from "#app/model/site/service-words.ts";
import { formatDate } from "#app/time/format.ts";
import { callMailWords } from "#content/mail/calls.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { Anchor, CallButton, type Fact, Facts, Lines, Paragraph, Quiet, Sender, Subtitle } from "./mail-layout.tsx";
import { useMailLook } from "./mail-look.ts";

/** Properties shared by the mails to a visitor about a lead. */
export interface VisitorMail {
	lead: Lead;
	company: Company;
	words: MailWords;
	subject: string;
	services: readonly string[];
	received: string;
	origin: string;
	/** Null for a customer who did not agree to promotions. */
	unsubscribeLink: string | null;
}

export function Greeting({ lead, words }: { lead: Pick<Lead, "name">; words: MailWords }) {
	const name = greetedName(lead.name);
	return <Paragraph>{name === null ? words.confirmation.hello : words.confirmation.greeting(name)}</Paragraph>;
}

export function NextSteps({ words, steps }: Pick<VisitorMail, "words"> & { steps: readonly TitledText[] }) {
	const { styles } = useMailLook();
	return (
		<>
			<Subtitle>{words.confirmation.nextHeading}</Subtitle>
			{steps.map(({ title, text }, index) => (
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
		</>
	);
}

/** Only choices from lists: to an unverified address, free text could carry anybody's links in the company's name. */
export function Written({ heading, mail }: { heading: string; mail: VisitorMail }) {
	const { styles } = useMailLook();
	return (
		<>
			<Subtitle>{heading}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Facts facts={writtenFacts(mail)} />
			</Section>
			{mail.lead.message && (
				<div style={{ paddingTop: "14px" }}>
					<Quiet>{mail.words.confirmation.notRepeated}</Quiet>
				</div>
			)}
		</>
	);
}

export const postalCodeShape = /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/;

export function writtenFacts(
	{ lead, words, services, received }: VisitorMail,
	receivedLabel = words.labels.received,
): Fact[] {
	const { labels } = words;
	const facts = [
		{ label: receivedLabel, value: received },
		{
			label: services.length > 1 ? labels.services : labels.service,
			value: services.length > 0 && <Lines>{services.join("\n")}</Lines>,
		},
		{
			label: labels.postalCode,
			value: postalCodeShape.test(lead.postalCode ?? "") && formatPostalCode(lead.postalCode ?? ""),
		},
		{ label: labels.reachBy, value: words.reachBy[lead.reachBy] },
		{
			label: labels.photos,
			value: lead.photos.length > 0 && words.estimate.photos(lead.photos.length),
		},
	];
	return facts.filter(({ value }) => value);
}

export function CallUs({ lead, company, words, main }: VisitorMail & { main: boolean }) {
	const { callText, call, replyText } = words.confirmation;
	return (
		<>
			<Subtitle>{callText}</Subtitle>
			<CallButton phone={company.phone} main={main}>
				{call(formatPhone(company.phone, lead.locale))}
			</CallButton>
			<div style={{ paddingTop: "14px" }}>
				<Quiet>{replyText}</Quiet>
			</div>
		</>
	);
}

/** Sender, the reason for the mail, the retention period and how to have the data erased. */
export function VisitorFooter({ lead, company, words, origin, unsubscribeLink }: VisitorMail) {
	const { why, withdraw, privacy, promotions, unsubscribe } = words.confirmation;
	return (
		<>
			<Sender company={company} locale={lead.locale} />
			<Quiet>{lead.channel === "phone" ? callMailWords[lead.locale].why : why}</Quiet>
			{unsubscribeLink && (
				<Quiet>
					{promotions} <Anchor href={unsubscribeLink}>{unsubscribe}</Anchor>
				</Quiet>
			)}
			<Quiet>
				{withdraw(formatDate(lead.purgeAfter, lead.locale))}{" "}
				<Anchor href={origin + pathTo("privacy", lead.locale)}>{privacy}</Anchor>
			</Quiet>
		</>
	);
}
