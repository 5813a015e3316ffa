import type { ReactNode } from "react";
import { ActionButton, Anchor, MailLayout, Paragraph, Quiet, Sender, Title } from "#app/.server/mail/mail-layout.tsx";
import { Greeting, postalCodeShape } from "#app/.server/mail/visitor-parts.tsx";
import { formatPhone, formatPostalCode, phoneLink } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { seriesMailWords } from "#content/mail/series.ts";

/** Properties that all mails of series have. */
export interface SeriesMail {
	lead: Pick<Lead, "name" | "locale" | "postalCode" | "receivedAt">;
	company: Company;
	words: MailWords;
	subject: string;
	estimateLink: string;
	unsubscribeLink: string;
	origin: string;
}

export interface ReminderFacts {
	/** `YYYY-MM-DD`: the day of the work. */
	day: string;
	/** What was done. */
	lines: readonly string[];
	months: number;
	/** ISO time of the consent. */
	agreedAt: string;
}

export function DueAgain({ mail, facts }: { mail: SeriesMail; facts: ReminderFacts }) {
	const { lead } = mail;
	const { locale } = lead;
	const words = seriesMailWords[locale].dueAgain;
	const day = formatDate(facts.day, locale);
	return (
		<Layout mail={mail} preview={words.preview} why={words.why(formatDate(facts.agreedAt, locale))} stop={words.stop}>
			<Title>{words.heading}</Title>
			<Greeting lead={lead} words={mail.words} />
			<Paragraph>{facts.lines.length > 0 ? words.done(day) : words.came(day)}</Paragraph>
			{facts.lines.length > 0 && (
				<ul className="text" style={{ margin: "0 0 14px", paddingLeft: "22px" }}>
					{facts.lines.map((line, index) => (
						<li key={index}>{line}</li>
					))}
				</ul>
			)}
			<Paragraph>
				{words.advised(facts.months)} {words.nothing}
			</Paragraph>
			<Next mail={mail} estimate={words.estimate} />
		</Layout>
	);
}

export function AreaOpen({ mail }: { mail: SeriesMail }) {
	const { locale, postalCode, receivedAt } = mail.lead;
	const words = seriesMailWords[locale].areaOpen;
	const day = formatDate(receivedAt, locale);
	const code = postalCodeShape.test(postalCode ?? "") ? formatPostalCode(postalCode ?? "") : null;
	return (
		<Layout mail={mail} preview={words.preview} why={words.why} stop={words.stop}>
			<Title>{words.heading}</Title>
			<Greeting lead={mail.lead} words={mail.words} />
			<Paragraph>{code ? words.askedFor(day, code) : words.asked(day)}</Paragraph>
			<Next mail={mail} estimate={words.estimate} />
			<Paragraph>{words.deletion}</Paragraph>
		</Layout>
	);
}

function Next({ mail, estimate }: { mail: SeriesMail; estimate: string }) {
	const { company, estimateLink, lead } = mail;
	const phone = formatPhone(company.phone, lead.locale);
	const [before = "", after = ""] = seriesMailWords[lead.locale].call(phone).split(phone);
	return (
		<>
			<div style={{ padding: "10px 0 20px" }}>
				<ActionButton href={estimateLink} main>
					{estimate}
				</ActionButton>
			</div>
			<Paragraph>
				{before}
				<Anchor href={phoneLink(company.phone)}>{phone}</Anchor>
				{after}
			</Paragraph>
		</>
	);
}

/** The law asks for the sender with their postal address, the reason for the mail, and a way to stop it. */
function Layout({
	mail: { lead, company, words, subject, unsubscribeLink, origin },
	preview,
	why,
	stop,
	children,
}: {
	mail: SeriesMail;
	preview: string;
	why: string;
	stop: string;
	children: ReactNode;
}) {
	const footer = (
		<>
			<Sender company={company} locale={lead.locale} />
			<Quiet>
				{why} <Anchor href={unsubscribeLink}>{stop}</Anchor>
			</Quiet>
			<Quiet>
				<Anchor href={origin + pathTo("privacy", lead.locale)}>{words.confirmation.privacy}</Anchor>
			</Quiet>
		</>
	);
	return (
		<MailLayout locale={lead.locale} title={subject} preview={preview} company={company} footer={footer}>
			{children}
		</MailLayout>
	);
}
