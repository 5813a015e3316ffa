import { Section } from "@react-email/components";
import type { EstimateInWords } from "#app/.server/mail/lead-in-words.ts";
import {
	ActionButton,
	CallButton,
	Facts,
	MailLayout,
	Notice,
	Paragraph,
	Quiet,
	ReferencePanel,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import type { TimeInWords } from "#app/.server/mail/time-in-words.ts";
import {
	CallUs,
	Greeting,
	NextSteps,
	VisitorFooter,
	type VisitorMail,
	Written,
} from "#app/.server/mail/visitor-parts.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { WishesText } from "#app/model/estimate/wishes-text.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { ConfirmedTime } from "./confirmed-time.tsx";
import { Caveats, EstimateTable, Range } from "./estimate-table.tsx";
import { wishesFacts } from "./wishes-facts.ts";

interface Props extends VisitorMail, Omit<EstimateInWords, "answers"> {
	/** After a disaster the phone number comes first. */
	urgent: boolean;
	/** Null when nothing is booked or asked for. */
	time: TimeInWords | null;
	hasCalendar: boolean;
	followLink: string | null;
}

/** Repeats the estimate as the page showed it. */
export function EstimateConfirmation({ panel, text, wishes, urgent, time, hasCalendar, followLink, ...mail }: Props) {
	const { lead, company, words, subject } = mail;
	const { confirmation, estimate } = words;
	const ofTime = bookedOrAskedWords[lead.locale];
	const isBooked = time?.kind === "booked";
	const isAnswered = time?.kind === "booked" && time.unpriced !== "unsent";
	const own = time && time.kind !== "cancelled" ? ofTime[time.kind] : null;
	const steps = estimate.next.map((step, index) => own?.next[index] ?? step);
	return (
		<MailLayout
			locale={lead.locale}
			title={subject}
			preview={own?.preview ?? estimate.preview}
			company={company}
			footer={<VisitorFooter {...mail} />}
		>
			<Title>{isBooked ? ofTime.booked.heading : estimate.heading}</Title>
			<Greeting lead={lead} words={words} />
			{urgent ? <Urgent {...mail} /> : <Paragraph>{own?.intro ?? estimate.intro}</Paragraph>}
			{time && <ConfirmedTime lead={lead} company={company} time={time} followLink={followLink} />}
			{/* Where we agreed to come, we do come. */}
			{lead.outOfArea && !isBooked && (
				<Notice title={estimate.outside.title}>
					<Paragraph>{estimate.outside.text}</Paragraph>
				</Notice>
			)}
			<ReferencePanel label={confirmation.reference} reference={lead.reference}>
				{confirmation.referenceHint}
			</ReferencePanel>
			<Subtitle>{panel.title}</Subtitle>
			<Range text={text} panel={panel} />
			<EstimateTable text={text} panel={panel} />
			{text.caveats.length > 0 && (
				<>
					<Subtitle>{estimate.caveatsHeading}</Subtitle>
					<Caveats text={text} />
				</>
			)}
			{wishes && !time && <Wishes words={words} wishes={wishes} hasCalendar={hasCalendar} />}
			{/* After a disaster the next step is the call above, and once the team sent a price it has replied. */}
			{!urgent && !isAnswered && <NextSteps words={words} steps={steps} />}
			{/* The page of a booked lead is linked above, beside its time. */}
			{followLink && !isBooked && (
				<>
					<div style={{ padding: "16px 0 14px" }}>
						<ActionButton href={followLink} main={!urgent}>
							{estimate.follow}
						</ActionButton>
					</div>
					<Quiet>{estimate.followText}</Quiet>
				</>
			)}
			<Written heading={estimate.writtenHeading} mail={mail} />
			<CallUs {...mail} main={!urgent && !followLink} />
		</MailLayout>
	);
}

function Urgent({ lead, company, words }: VisitorMail) {
	const { title, text } = words.estimate.urgent;
	return (
		<>
			<Notice title={title}>
				<Paragraph>{text}</Paragraph>
			</Notice>
			<CallButton phone={company.phone} main>
				{words.confirmation.call(formatPhone(company.phone, lead.locale))}
			</CallButton>
		</>
	);
}

export function Wishes({ words, wishes, hasCalendar }: { words: MailWords; wishes: WishesText; hasCalendar: boolean }) {
	const { styles } = useMailLook();
	const { estimate } = words;
	return (
		<>
			<Subtitle>{estimate.wishesHeading}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Facts facts={wishesFacts(wishes, estimate)} />
			</Section>
			<div style={{ paddingTop: "14px" }}>
				<Quiet>
					{estimate.notYet} {hasCalendar && estimate.calendar}
				</Quiet>
			</div>
		</>
	);
}
