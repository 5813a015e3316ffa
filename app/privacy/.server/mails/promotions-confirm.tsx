import { Section } from "@react-email/components";
import { ActionButton, Anchor, MailLayout, Paragraph, Quiet, Sender, Title } from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import { Greeting } from "#app/.server/mail/visitor-parts.tsx";
import { localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import { formatDate } from "#app/time/format.ts";
import { dayAndHour } from "#app/time/format-day.ts";
import type { MailWords } from "#content/mail/fr.ts";
import { promotionsConfirmWords } from "#content/mail/promotions-confirm.ts";

interface Props {
	lead: Lead;
	spoken: SpokenAnswer;
	company: Company;
	words: MailWords;
	link: string;
	until: Date;
	origin: string;
}

export function PromotionsConfirm({ lead, spoken, company, words, link, until, origin }: Props) {
	const { styles } = useMailLook();
	const { locale } = lead;
	const { subject, preview, heading, said, ask, button, nothing, others, why } = promotionsConfirmWords[locale];
	const footer = (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>
				{why} <Anchor href={origin + pathTo("privacy", locale)}>{words.confirmation.privacy}</Anchor>
			</Quiet>
		</>
	);
	return (
		<MailLayout locale={locale} title={subject} preview={preview} company={company} footer={footer}>
			<Title>{heading}</Title>
			<Greeting lead={lead} words={words} />
			<Paragraph>{said(spoken.by.name, ...dayAndHour(spoken.at, locale))}</Paragraph>
			<Section className="sand" style={styles.sand} lang={localeTags[spoken.locale]}>
				<Paragraph>{spoken.text}</Paragraph>
			</Section>
			<div style={{ paddingTop: "18px" }}>
				<Paragraph>{ask}</Paragraph>
			</div>
			<div style={{ padding: "10px 0 20px" }}>
				<ActionButton href={link} main>
					{button}
				</ActionButton>
			</div>
			<Paragraph>{nothing(formatDate(until, locale))}</Paragraph>
			<Quiet>{others}</Quiet>
		</MailLayout>
	);
}
