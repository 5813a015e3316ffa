import type { Unpriced } from "#app/.server/mail/lead-time.ts";
import {
	ActionButton,
	CallButton,
	type Fact,
	Facts,
	Lines,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Title,
	TypedParagraphs,
} from "#app/.server/mail/mail-layout.tsx";
import { Greeting } from "#app/.server/mail/visitor-parts.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type AppointmentNews, appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { WhenPanel } from "./when-panel.tsx";

interface Props {
	lead: Lead;
	news: AppointmentNews;
	subject: string;
	company: Company;
	words: MailWords;
	/** The member's own words; empty without any. */
	text: string;
	/** Starts with a capital letter. */
	day: string;
	window: string;
	/** The time before it moved; null for other news. */
	previous: string | null;
	services: readonly string[];
	length: string;
	crew: string;
	/** Empty when the street is unknown, or not repeated. */
	address: readonly string[];
	/** Of an appointment whose price the customer has not accepted. */
	unpriced: Unpriced;
	/** The follow page; null before the lead has one. */
	followLink: string | null;
	/** Whether the customer can still move it by themselves. */
	mayChange: boolean;
	hasCalendar: boolean;
}

export function AppointmentMail(props: Props) {
	const { lead, news, subject, company, words, text, day, window, previous } = props;
	const { locale } = lead;
	const own = appointmentMailWords[locale];
	return (
		<MailLayout
			locale={locale}
			title={subject}
			preview={own.previews[news]}
			company={company}
			footer={<Footer company={company} locale={locale} />}
		>
			<Title>{own.headings[news]}</Title>
			<Greeting lead={lead} words={words} />
			<TypedParagraphs text={text || own.intros[news]} />
			<WhenPanel day={day} arrival={own.arrival(window)}>
				{previous && own.previous(previous)}
			</WhenPanel>
			{news === "cancelled" ? <Again {...props} /> : <Details {...props} />}
		</MailLayout>
	);
}

function Details(props: Props) {
	const { lead, company, services, length, crew, address, unpriced, followLink, mayChange } = props;
	const own = appointmentMailWords[lead.locale];
	const words = bookedOrAskedWords[lead.locale];
	const lacksAddress = !lead.address?.street;
	const place = address.length > 0 ? <Lines>{address.join("\n")}</Lines> : words.booked.knownAddress;
	const facts: Fact[] = [
		{ label: own.services, value: services.length > 0 && <Lines>{services.join("\n")}</Lines> },
		{ label: own.length, value: own.onSite(length) },
		{ label: own.crew, value: crew },
		{ label: own.address, value: !lacksAddress && place },
	].filter(({ value }) => value);
	return (
		<>
			<Facts facts={facts} />
			{unpriced && <Paragraph>{words.unpriced[unpriced]}</Paragraph>}
			{lacksAddress && followLink && <Paragraph>{own.addAddress}</Paragraph>}
			{followLink && (
				<div style={{ padding: "10px 0 14px" }}>
					<ActionButton href={followLink} main>
						{lacksAddress ? own.complete : own.open}
					</ActionButton>
				</div>
			)}
			<Paragraph>
				{mayChange && followLink ? own.moveThere : own.moveByPhone(formatPhone(company.phone, lead.locale))}
			</Paragraph>
			<Calendar {...props} />
			<Call {...props} />
		</>
	);
}

function Again(props: Props) {
	return (
		<>
			<Paragraph>{appointmentMailWords[props.lead.locale].again}</Paragraph>
			<Calendar {...props} />
			<Call {...props} />
		</>
	);
}

function Calendar({ lead, news, hasCalendar }: Props) {
	if (!hasCalendar || news === "reminder") return null;
	return <Quiet>{appointmentMailWords[lead.locale].calendar[news]}</Quiet>;
}

function Call({ lead, company, words, news }: Props) {
	return (
		<div style={{ paddingTop: "14px" }}>
			<CallButton phone={company.phone} main={news === "cancelled"}>
				{words.confirmation.call(formatPhone(company.phone, lead.locale))}
			</CallButton>
		</div>
	);
}

function Footer({ company, locale }: { company: Company; locale: Locale }) {
	return (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>{appointmentMailWords[locale].why}</Quiet>
		</>
	);
}
