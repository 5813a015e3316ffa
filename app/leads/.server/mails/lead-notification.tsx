import { Section } from "@react-email/components";
import type { EstimateInWords } from "#app/.server/mail/lead-in-words.ts";
import { type LeadTime, timeKind } from "#app/.server/mail/lead-time.ts";
import {
	Anchor,
	type Fact,
	Facts,
	Lines,
	MailLayout,
	Notice,
	Paragraph,
	ReferencePanel,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { formatPhone, formatPostalCode, phoneLink } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { areaOf, type ServiceArea } from "#app/model/site/service-area.ts";
import { formatDate } from "#app/time/format.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { EstimateForStaff } from "./estimate-for-staff.tsx";
import { AnswerButtons, replyLink, StaffFooter } from "./staff-parts.tsx";

interface Props {
	lead: Lead;
	/** The lead in the back office. */
	url: string;
	company: Company;
	serviceArea: ServiceArea;
	subject: string;
	services: readonly string[];
	received: string;
	estimate: EstimateInWords | null;
	/** Null when nothing is booked or asked for. */
	time: LeadTime | null;
	/** Where the series that the waiting list needs is turned on; null while it is on, and for any other lead. */
	turnOn: string | null;
}

const words = staffWords.notification;
const { labels, reachBy } = mailWords;

export function LeadNotification(props: Props) {
	const { styles } = useMailLook();
	const { lead, url, company, serviceArea, subject, services, received, estimate, time, turnOn } = props;
	const open = time ? words.times[timeKind(time)].open : words.open;
	const preview = words.preview(services.join(" · ") || labels.noService, reachBy[lead.reachBy].toLowerCase());
	const urgent = lead.estimate?.result.urgent ?? false;
	return (
		<MailLayout
			locale="fr"
			title={subject}
			preview={preview}
			company={company}
			footer={<StaffFooter company={company} />}
		>
			<Title>{words.headings[lead.kind]}</Title>
			{urgent && (
				<Notice title={words.urgentTitle}>
					<Paragraph>{words.urgentText}</Paragraph>
				</Notice>
			)}
			<Doubts lead={lead} />
			{time && <Time lead={lead} time={time} />}
			{lead.outOfArea && lead.kind === "estimate" && (
				<Notice title={words.outOfAreaTitle}>
					<Paragraph>{words.outOfAreaText}</Paragraph>
				</Notice>
			)}
			<ReferencePanel label={words.reference} reference={lead.reference}>
				{received} ({words.montrealTime})
			</ReferencePanel>
			{urgent && <AnswerButtons lead={lead} url={url} open={open} callFirst />}
			{lead.linkedTo && <Paragraph>{words.linked}</Paragraph>}
			{lead.kind === "waiting-list" && <Paragraph>{words.waiting}</Paragraph>}
			{turnOn && (
				<Paragraph>
					{words.waitingOff} <Anchor href={turnOn}>{words.waitingTurnOn}</Anchor>
				</Paragraph>
			)}
			<div style={{ paddingTop: urgent ? "28px" : "0" }}>
				<Facts facts={factsOf(lead, company, serviceArea, services)} />
			</div>
			{lead.message && (
				<>
					<Subtitle>{labels.message}</Subtitle>
					<Section className="sand" style={styles.sand}>
						<Paragraph>
							<Lines>{lead.message}</Lines>
						</Paragraph>
					</Section>
				</>
			)}
			{!urgent && <AnswerButtons lead={lead} url={url} open={open} />}
			{lead.estimate && estimate && (
				<EstimateForStaff lead={lead} request={lead.estimate} estimate={estimate} time={time} />
			)}
		</MailLayout>
	);
}

/** Says first whether something is in the agenda. */
function Time({ lead, time }: { lead: Lead; time: LeadTime }) {
	const { title, text } = words.times[timeKind(time)];
	return (
		<Notice title={title(sayAppointment(time.kind === "booked" ? time.appointment : time.window, "fr"))}>
			<Paragraph>
				{text} {time.kind === "booked" && time.crewName && words.crew(time.crewName)}
			</Paragraph>
			{time.kind === "booked" && time.appointment.remindAt && !lead.email && <Paragraph>{words.noMail}</Paragraph>}
		</Notice>
	);
}

function factsOf(lead: Lead, company: Company, serviceArea: ServiceArea, services: readonly string[]): Fact[] {
	const facts = [
		{ label: labels.name, value: lead.name },
		{
			label: services.length > 1 ? labels.services : labels.service,
			value: <Lines>{services.join("\n") || labels.noService}</Lines>,
		},
		{ label: words.place, value: placeOf(lead, company, serviceArea) },
		{
			label: labels.phone,
			value: lead.phone && <Anchor href={phoneLink(lead.phone)}>{formatPhone(lead.phone, "fr")}</Anchor>,
		},
		{ label: labels.email, value: lead.email && <Anchor href={replyLink(lead, lead.email)}>{lead.email}</Anchor> },
		{ label: labels.reachBy, value: reachBy[lead.reachBy] },
		{
			label: labels.photos,
			// The part about the estimate has them too.
			value: !lead.estimate && lead.photos.length > 0 && mailWords.estimate.photos(lead.photos.length),
		},
		{ label: words.language, value: words.languages[lead.locale] },
		{
			label: words.promotions,
			value: lead.marketing ? words.agreed(formatDate(lead.marketing.agreedAt, "fr")) : words.notAgreed,
		},
	];
	return facts.filter(({ value }) => value);
}

/** Spam flags never discard a lead: each is explained in words, for the team to judge. */
function Doubts({ lead }: { lead: Lead }) {
	if (lead.spam.length === 0) return null;
	return (
		<Notice title={words.doubtHeading}>
			{lead.spam.map((flag) => (
				<Paragraph key={flag}>{words.doubts[flag]}</Paragraph>
			))}
		</Notice>
	);
}

function placeOf({ postalCode }: Lead, { areas }: Company, serviceArea: ServiceArea): string {
	if (!postalCode) return words.noPlace;
	const code = formatPostalCode(postalCode);
	const answer = areaOf(postalCode, serviceArea);
	if (answer.kind === "served") return `${code}, ${areas[answer.area]?.name.fr}`;
	return answer.kind === "outside" ? `${code}, ${words.outside}` : code;
}
