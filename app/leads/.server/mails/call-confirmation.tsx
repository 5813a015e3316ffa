import { Section } from "@react-email/components";
import type { EstimateInWords } from "#app/.server/mail/lead-in-words.ts";
import {
	ActionButton,
	Facts,
	Lines,
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
import { CallUs, Greeting, VisitorFooter, type VisitorMail, writtenFacts } from "#app/.server/mail/visitor-parts.tsx";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { callMailWords } from "#content/mail/calls.ts";
import { ConfirmedTime } from "./confirmed-time.tsx";
import { Wishes } from "./estimate-confirmation.tsx";
import { Caveats, EstimateTable, Range } from "./estimate-table.tsx";

interface Props extends VisitorMail {
	/** Null when the estimate's questions were not asked. */
	estimate: EstimateInWords | null;
	/** Null when nothing is booked or asked for. */
	time: TimeInWords | null;
	hasCalendar: boolean;
	followLink: string | null;
}

/** Repeats what a member noted: unlike a form, a call has no text that a stranger typed. */
export function CallConfirmation({ estimate, time, hasCalendar, followLink, ...mail }: Props) {
	const { lead, company, words, subject } = mail;
	const own = callMailWords[lead.locale];
	const { booked } = bookedOrAskedWords[lead.locale];
	const isBooked = time?.kind === "booked";
	return (
		<MailLayout
			locale={lead.locale}
			title={subject}
			preview={isBooked ? booked.preview : own.preview}
			company={company}
			footer={<VisitorFooter {...mail} />}
		>
			<Title>{isBooked ? booked.heading : own.heading}</Title>
			<Greeting lead={lead} words={words} />
			<Paragraph>{isBooked ? own.bookedIntro : own.intro}</Paragraph>
			{time && <ConfirmedTime lead={lead} company={company} time={time} followLink={followLink} />}
			<ReferencePanel label={words.confirmation.reference} reference={lead.reference}>
				{words.confirmation.referenceHint}
			</ReferencePanel>
			<Noted {...mail} />
			{estimate && <Estimated {...mail} estimate={estimate} isBooked={isBooked} />}
			{estimate?.wishes && !time && <Wishes words={words} wishes={estimate.wishes} hasCalendar={hasCalendar} />}
			{/* The page of a booked lead is linked above, beside its time. */}
			{followLink && !isBooked && (
				<>
					<div style={{ padding: "24px 0 14px" }}>
						<ActionButton href={followLink} main>
							{words.estimate.follow}
						</ActionButton>
					</div>
					<Quiet>{words.estimate.followText}</Quiet>
				</>
			)}
			<CallUs {...mail} main={!followLink} />
		</MailLayout>
	);
}

function Noted(mail: VisitorMail) {
	const { styles } = useMailLook();
	const { lead } = mail;
	const { notedHeading, noted, received, correct } = callMailWords[lead.locale];
	const said = { label: noted, value: <Lines>{lead.message}</Lines> };
	return (
		<>
			<Subtitle>{notedHeading}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Facts facts={[...(lead.message ? [said] : []), ...writtenFacts(mail, received)]} />
			</Section>
			<div style={{ paddingTop: "14px" }}>
				<Quiet>{correct}</Quiet>
			</div>
		</>
	);
}

function Estimated({
	lead,
	words: { estimate: words },
	estimate: { panel, text },
	isBooked,
}: VisitorMail & { estimate: EstimateInWords; isBooked: boolean }) {
	return (
		<>
			<Subtitle>{panel.title}</Subtitle>
			{/* Where we agreed to come, we do come. */}
			{lead.outOfArea && !isBooked && (
				<Notice title={words.outside.title}>
					<Paragraph>{words.outside.text}</Paragraph>
				</Notice>
			)}
			<Range text={text} panel={panel} />
			<EstimateTable text={text} panel={panel} />
			{text.caveats.length > 0 && (
				<>
					<Subtitle>{words.caveatsHeading}</Subtitle>
					<Caveats text={text} />
				</>
			)}
		</>
	);
}
