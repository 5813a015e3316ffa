import { Section } from "@react-email/components";
import {
	Facts,
	Lines,
	MailLayout,
	Paragraph,
	ReferencePanel,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { AnswerButtons, StaffFooter } from "./staff-parts.tsx";

/** The visitor's additions since the lead was sent. */
export interface Additions {
	message: { at: string; text: string } | null;
	photos: { count: number; lastAt: string } | null;
	/** Null when the visitor never changed it on the page of the lead. */
	address: { at: string; lines: readonly string[] } | null;
	/** The change of the appointment that caused this mail, with both times in words; null for any other cause. */
	appointment: AppointmentUpdate | null;
	/** The answer to a quote that caused this mail; null for any other cause. */
	quote: QuoteUpdate | null;
}

/** The words of the mail for what caused it. */
export interface UpdateCause {
	subject: (reference: string) => string;
	preview: string;
	heading: string;
	intro: (name: string) => string;
}

export type AppointmentUpdate =
	| { at: string; step: "booked"; after: string }
	| { at: string; step: "moved" | "cancelled"; before: string; after: string };

export interface QuoteUpdate {
	/** Accepted with the proposed appointment, beside one that was booked before, or without any; or declined. */
	news: "booked" | "kept" | "unplanned" | "declined";
	version: number;
	/** With taxes. */
	total: string;
	/** The booked one, in words. */
	appointment: string | null;
	/** The proposed time that is free again, in words. */
	freed: string | null;
	/** The customer's words; may be empty. */
	reason: string;
}

interface Props {
	lead: Lead;
	/** The lead in the back office. */
	url: string;
	subject: string;
	cause: UpdateCause;
	additions: Additions;
	company: Company;
	services: readonly string[];
	/** Returns text such as "le 3 novembre 2026 à 14 h 05". */
	momentOf: (at: string) => string;
}

const words = staffWords.update;
const { labels, estimate } = mailWords;

export function LeadUpdate({ lead, url, subject, cause, additions, company, services, momentOf }: Props) {
	const { message, photos, address, appointment, quote } = additions;
	const parts = [
		appointment && { at: appointment.at, part: <Appointment key="appointment" {...appointment} /> },
		message && { at: message.at, part: <Message key="message" {...message} moment={momentOf(message.at)} /> },
		photos && { at: photos.lastAt, part: <Photos key="photos" {...photos} moment={momentOf(photos.lastAt)} /> },
		address && { at: address.at, part: <Address key="address" {...address} moment={momentOf(address.at)} /> },
	].filter((part) => part !== null);
	return (
		<MailLayout
			locale="fr"
			title={subject}
			preview={cause.preview}
			company={company}
			footer={<StaffFooter company={company} />}
		>
			<Title>{cause.heading}</Title>
			<Paragraph>{cause.intro(lead.name || words.nameless)}</Paragraph>
			<ReferencePanel label={staffWords.notification.reference} reference={lead.reference}>
				{words.firstReceived(formatDate(lead.receivedAt, "fr"))}
			</ReferencePanel>
			{quote && <Quote {...quote} />}
			{/* The latest addition caused this mail: it comes first. */}
			{parts.toSorted((one, other) => other.at.localeCompare(one.at)).map(({ part }) => part)}
			<AnswerButtons lead={lead} url={url} />
			<div style={{ paddingTop: "28px" }}>
				<Facts
					facts={[
						{ label: labels.services, value: <Lines>{services.join("\n") || labels.noService}</Lines> },
						{ label: words.photosInAll, value: estimate.photos(lead.photos.length) },
					]}
				/>
			</div>
		</MailLayout>
	);
}

function Appointment(update: AppointmentUpdate) {
	const { styles } = useMailLook();
	const { chosen, was, now } = words.appointment;
	const facts =
		update.step === "booked"
			? [{ label: chosen, value: update.after }]
			: [
					{ label: was, value: update.before },
					...(update.step === "moved" ? [{ label: now, value: update.after }] : []),
				];
	return (
		<Section className="sand" style={styles.sand}>
			<Facts facts={facts} />
		</Section>
	);
}

function Quote({ news, version, total, appointment, freed, reason }: QuoteUpdate) {
	const { styles } = useMailLook();
	const { quote } = words;
	const facts = [
		{ label: quote.label, value: <strong>{quote.version(version, total)}</strong> },
		...(news === "declined"
			? [{ label: quote.reason, value: <Lines>{reason || quote.noReason}</Lines> }]
			: [{ label: quote.appointment, value: appointment ?? quote.toAgree }]),
		...(freed ? [{ label: quote.freed, value: freed }] : []),
	];
	return (
		<Section className="sand" style={styles.sand}>
			<Facts facts={facts} />
		</Section>
	);
}

function Message({ text, moment }: { text: string; moment: string }) {
	const { styles } = useMailLook();
	return (
		<>
			<Subtitle>{words.lastMessage(moment)}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Paragraph>
					<Lines>{text}</Lines>
				</Paragraph>
			</Section>
		</>
	);
}

function Photos({ count, moment }: { count: number; moment: string }) {
	return (
		<>
			<Subtitle>{words.photosHeading}</Subtitle>
			<Paragraph>{words.photos(estimate.photos(count), moment)}</Paragraph>
		</>
	);
}

function Address({ lines, moment }: { lines: readonly string[]; moment: string }) {
	const { styles } = useMailLook();
	return (
		<>
			<Subtitle>{words.address(moment)}</Subtitle>
			<Section className="sand" style={styles.sand}>
				<Paragraph>
					<Lines>{lines.join("\n") || words.noAddress}</Lines>
				</Paragraph>
			</Section>
		</>
	);
}
