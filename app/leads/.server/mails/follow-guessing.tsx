import { ActionButton, MailLayout, Paragraph, Quiet, Subtitle, Title } from "#app/.server/mail/mail-layout.tsx";
import { locales, localeTags } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { guessingWords } from "#content/mail/follow-guessing.ts";
import { StaffFooter } from "./staff-parts.tsx";

interface Props {
	lead: Lead;
	company: Company;
	url: string;
}

/** Identifies the lead by its reference only: the mail needs no personal data. */
export function FollowGuessing({ lead: { reference }, company, url }: Props) {
	const { subject, heading } = guessingWords.fr;
	return (
		<MailLayout
			locale="fr"
			title={subject(reference)}
			preview={heading}
			company={company}
			footer={<StaffFooter company={company} />}
		>
			<Title>{heading}</Title>
			{locales.map((locale) => {
				const words = guessingWords[locale];
				return (
					<div key={locale} lang={localeTags[locale]}>
						{locale !== "fr" && <Subtitle>{words.heading}</Subtitle>}
						<Paragraph>{words.text}</Paragraph>
						<Paragraph>{words.advice}</Paragraph>
						<div style={{ padding: "14px 0 20px" }}>
							<ActionButton href={url} main={locale === "fr"}>
								{words.button}
							</ActionButton>
						</div>
					</div>
				);
			})}
			<Quiet>{reference}</Quiet>
		</MailLayout>
	);
}
