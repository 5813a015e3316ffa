import { ActionButton, Facts, Notice, Paragraph, Quiet } from "#app/.server/mail/mail-layout.tsx";
import type { TimeInWords } from "#app/.server/mail/time-in-words.ts";
import { WhenPanel } from "#app/appointments/.server/mails/when-panel.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { callMailWords } from "#content/mail/calls.ts";

interface Props {
	lead: Lead;
	company: Company;
	time: TimeInWords;
	/** The follow page; null before the lead has one. */
	followLink: string | null;
}

/** At the top of a confirmation: whether its time is booked, only asked for, or cancelled meanwhile. */
export function ConfirmedTime(props: Props) {
	const { lead, time } = props;
	const { asked, cancelled } = bookedOrAskedWords[lead.locale];
	if (time.kind === "booked") return <Booked {...props} time={time} />;
	if (time.kind === "cancelled")
		return (
			<Notice title={cancelled.title(time.when)}>
				<Paragraph>{cancelled.text}</Paragraph>
			</Notice>
		);
	return (
		<>
			<WhenPanel label={asked.label} day={time.day} arrival={time.arrival} isTentative />
			<Paragraph>{asked.notYet}</Paragraph>
			<Quiet>{asked.calendar}</Quiet>
		</>
	);
}

function Booked({ lead, company, time, followLink }: Props & { time: TimeInWords & { kind: "booked" } }) {
	const { booked, unpriced } = bookedOrAskedWords[lead.locale];
	const words = appointmentMailWords[lead.locale];
	const lacksAddress = !lead.address?.street;
	const known = lead.channel === "phone" ? callMailWords[lead.locale] : booked;
	return (
		<>
			<WhenPanel day={time.day} arrival={time.arrival} />
			{time.unpriced && <Paragraph>{time.unpriced === "unsent" ? booked.price : unpriced.sent}</Paragraph>}
			<Facts
				facts={[
					{ label: words.crew, value: time.crew },
					{ label: words.address, value: lacksAddress ? booked.noAddress : known.knownAddress },
				]}
			/>
			{lacksAddress && followLink && <Paragraph>{words.addAddress}</Paragraph>}
			{followLink && (
				<div style={{ padding: "10px 0 14px" }}>
					<ActionButton href={followLink} main>
						{lacksAddress ? words.complete : words.open}
					</ActionButton>
				</div>
			)}
			<Paragraph>
				{time.mayChange && followLink ? words.moveThere : words.moveByPhone(formatPhone(company.phone, lead.locale))}
			</Paragraph>
			<Quiet>{words.calendar.booked}</Quiet>
		</>
	);
}
