import { Section } from "@react-email/components";
import { formatDate, formatPhone, phoneLink } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/lead.ts";
import { areaOf, type ServiceArea } from "#app/model/service-area.ts";
import { mailWords, staffWords } from "#content/mail/fr.ts";
import {
	ActionButton,
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
	serviceArea: ServiceArea;
	subject: string;
	service: string | null;
	received: string;
}

const words = staffWords.notification;
const { labels, reachBy } = mailWords;

export function LeadNotification({ lead, company, serviceArea, subject, service, received }: Props) {
	const preview = words.preview(service ?? labels.noService, reachBy[lead.reachBy].toLowerCase());
	const facts = [
		{ label: labels.name, value: lead.name },
		{ label: labels.service, value: service ?? labels.noService },
		{ label: words.place, value: placeOf(lead, company, serviceArea) },
		{ label: labels.phone, value: lead.phone && <Anchor href={phoneLink(lead.phone)}>{phoneOf(lead.phone)}</Anchor> },
		{ label: labels.email, value: lead.email && <Anchor href={replyTo(lead, lead.email)}>{lead.email}</Anchor> },
		{ label: labels.reachBy, value: reachBy[lead.reachBy] },
		{ label: words.language, value: words.languages[lead.locale] },
		{
			label: words.promotions,
			value: lead.marketing ? words.agreed(formatDate(lead.marketing.agreedAt, "fr")) : words.notAgreed,
		},
	].filter(({ value }) => value);
	const footer = (
		<>
			<Sender company={company} locale="fr" />
			<Quiet>{words.why}</Quiet>
		</>
	);
	return (
		<MailLayout locale="fr" title={subject} preview={preview} company={company} footer={footer}>
			<Title>{words.heading}</Title>
			<Doubts lead={lead} />
			<ReferencePanel label={words.reference} reference={lead.reference}>
				{received} ({words.montrealTime})
			</ReferencePanel>
			{lead.linkedTo && <Paragraph>{words.linked}</Paragraph>}
			<Facts facts={facts} />
			<Subtitle>{labels.message}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Paragraph>
					<Lines>{lead.message}</Lines>
				</Paragraph>
			</Section>
			<Answers lead={lead} />
		</MailLayout>
	);
}

/** Flags sort, they never drop: each is said in words, for a person to judge. */
function Doubts({ lead }: { lead: Lead }) {
	if (lead.spam.length === 0) return null;
	return (
		<Section className="doubt" style={styles.doubt}>
			<Paragraph>
				<strong>{words.doubtHeading}</strong>
			</Paragraph>
			{lead.spam.map((flag) => (
				<Paragraph key={flag}>{words.doubts[flag]}</Paragraph>
			))}
		</Section>
	);
}

/** The way that the visitor prefers comes first, in berry. */
function Answers({ lead }: { lead: Lead }) {
	const phoneFirst = lead.phone !== null && (lead.reachBy === "phone" || lead.email === null);
	const call = lead.phone && (
		<CallButton phone={lead.phone} main={phoneFirst}>
			{words.call(phoneOf(lead.phone))}
		</CallButton>
	);
	const write = lead.email && (
		<ActionButton href={replyTo(lead, lead.email)} main={!phoneFirst}>
			{words.write}
		</ActionButton>
	);
	const both = phoneFirst ? [call, write] : [write, call];
	return both.map(
		(button, index) =>
			button && (
				<div key={index} style={{ paddingTop: index === 0 ? "28px" : "12px" }}>
					{button}
				</div>
			),
	);
}

function placeOf({ postalCode }: Lead, { areas }: Company, serviceArea: ServiceArea): string {
	if (!postalCode) return words.noPlace;
	const answer = areaOf(postalCode, serviceArea);
	if (answer.kind === "served") return `${postalCode}, ${areas[answer.area]?.name.fr}`;
	return answer.kind === "outside" ? `${postalCode}, ${words.outside}` : postalCode;
}

function phoneOf(digits: string): string {
	return formatPhone(digits, "fr");
}

function replyTo({ reference, locale }: Lead, email: string): string {
	const subject = encodeURIComponent(`${words.replySubject[locale]} ${reference}`);
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}`;
}
