import { Section } from "@react-email/components";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { Facts, Lines, MailLayout, Paragraph, ReferencePanel, Subtitle, Title } from "./mail-layout.tsx";
import { styles } from "./mail-look.ts";
import { AnswerButtons, StaffFooter } from "./staff-parts.tsx";

/** The visitor's additions since the lead was sent. */
export interface Additions {
	message: { at: string; text: string } | null;
	photos: { count: number; lastAt: string } | null;
	/** Null when the visitor never changed it on the page of the lead. */
	address: { at: string; lines: readonly string[] } | null;
	/** The change of the appointment that caused this mail, with both times in words; null for any other cause. */
	appointment: AppointmentUpdate | null;
}

export interface AppointmentUpdate {
	at: string;
	step: "moved" | "cancelled";
	before: string;
	after: string;
}

interface Props {
	lead: Lead;
	/** The lead in the back office. */
	url: string;
	subject: string;
	additions: Additions;
	company: Company;
	services: readonly string[];
	/** Returns text such as "le 3 novembre 2026 à 14 h 05". */
	momentOf: (at: string) => string;
}

const words = staffWords.update;
const { labels, estimate } = mailWords;

export function LeadUpdate({ lead, url, subject, additions, company, services, momentOf }: Props) {
	const { message, photos, address, appointment } = additions;
	const cause = appointment ? words.appointment[appointment.step] : words;
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

function Appointment({ step, before, after }: AppointmentUpdate) {
	const { was, now } = words.appointment;
	const facts = [{ label: was, value: before }, ...(step === "moved" ? [{ label: now, value: after }] : [])];
	return (
		<Section className="sand" style={styles.sand}>
			<Facts facts={facts} />
		</Section>
	);
}

function Message({ text, moment }: { text: string; moment: string }) {
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
